package parlor.games.shanko;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import parlor.cards.Card;
import parlor.engine.Decision;
import parlor.engine.Seat;
import parlor.games.shanko.ShankoEvent.Discarded;
import parlor.games.shanko.ShankoEvent.WentOut;

/// RULES.md § Discarding, § Going out.
final class GoingOut {
  private GoingOut() {}

  static Decision<ShankoEvent> discard(
      ShankoState state, Phase.Arranging turn, Seat seat, Card card) {
    var hand = state.hand(seat);
    if (!hand.contains(card)) {
      return Decision.reject(ShankoRefusal.NOT_IN_HAND.with("card", card));
    }
    if (hand.size() == 1) {
      return Decision.accept(new WentOut(seat, Optional.of(card)));
    }
    if (isJustTaken(turn, card)) {
      return Decision.reject(ShankoRefusal.JUST_TAKEN);
    }
    return Decision.accept(new Discarded(seat, card, Buying.asked(state, seat)));
  }

  private static boolean isJustTaken(Phase.Arranging turn, Card card) {
    return turn.taken() && turn.drawn().equals(card);
  }

  /// The cards that may be thrown now.
  static List<Card> throwable(ShankoState state, Phase.Arranging turn) {
    var hand = state.hand(turn.seat());
    return hand.size() == 1
        ? hand
        : hand.stream().filter(card -> !isJustTaken(turn, card)).toList();
  }

  /// What a silent seat throws: the card it drew, if it may, else the one of the highest value.
  static Card whenSilent(ShankoState state, Phase.Arranging turn) {
    var throwable = throwable(state, turn);
    return throwable.contains(turn.drawn())
        ? turn.drawn()
        : throwable.stream().max(Comparator.comparingInt(Scoring::pointsOf)).orElseThrow();
  }

  static ShankoState discarded(ShankoState state, Discarded event) {
    var seat = event.seat();
    return state
        .change()
        .hand(seat, ShankoState.without(state.hand(seat), List.of(event.card())))
        .discards(ShankoState.plus(state.discards(), event.card()))
        .turn(state.turn() + 1)
        .phase(
            event.asked().isEmpty()
                ? new Phase.Drawing(seat.next(state.seats()), false)
                : new Phase.Buying(event.asked(), java.util.Map.of()))
        .done();
  }

  static ShankoState wentOut(ShankoState state, WentOut event) {
    var change = state.change().hand(event.seat(), List.of());
    event.card().ifPresent(card -> change.discards(ShankoState.plus(state.discards(), card)));
    return change.turn(state.turn() + 1).phase(new Phase.Ended(event.seat())).done();
  }
}
