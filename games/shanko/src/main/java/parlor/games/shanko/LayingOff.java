package parlor.games.shanko;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlor.cards.Card;
import parlor.engine.Decision;
import parlor.engine.Refusal;
import parlor.engine.Seat;
import parlor.games.shanko.ShankoAction.LayOff;
import parlor.games.shanko.ShankoAction.SwapJoker;
import parlor.games.shanko.ShankoEvent.JokerSwapped;
import parlor.games.shanko.ShankoEvent.LaidOff;

/// RULES.md § Laying off, § Swapping jokers.
final class LayingOff {
  private LayingOff() {}

  static Decision<ShankoEvent> layOff(ShankoState state, Seat seat, LayOff action) {
    var objection =
        common(state, seat, action.meld(), action.card())
            .or(() ->
                state.hand(seat).size() == 1
                    ? Optional.of(ShankoRefusal.KEEP_ONE)
                    : Optional.empty())
            .or(() ->
                state.melds().get(action.meld()).takes(action.card(), action.end())
                    ? Optional.empty()
                    : Optional.of(ShankoRefusal.DOES_NOT_FIT.with("card", action.card())));
    return objection.isPresent()
        ? Decision.reject(objection.get())
        : Decision.accept(new LaidOff(seat, action.meld(), action.card(), action.end()));
  }

  static Decision<ShankoEvent> swapJoker(ShankoState state, Seat seat, SwapJoker action) {
    var objection =
        common(state, seat, action.meld(), action.card()).or(() -> noSwap(state, seat, action));
    return objection.isPresent()
        ? Decision.reject(objection.get())
        : Decision.accept(new JokerSwapped(seat, action.meld(), action.place(), action.card()));
  }

  private static Optional<Refusal> common(ShankoState state, Seat seat, int meld, Card card) {
    if (!state.hasMelded(seat)) {
      return Optional.of(ShankoRefusal.MELD_FIRST);
    }
    if (meld < 0 || meld >= state.melds().size()) {
      return Optional.of(ShankoRefusal.NO_SUCH_MELD);
    }
    return state.hand(seat).contains(card)
        ? Optional.empty()
        : Optional.of(ShankoRefusal.NOT_IN_HAND.with("card", card));
  }

  private static Optional<Refusal> noSwap(ShankoState state, Seat seat, SwapJoker action) {
    var meld = state.melds().get(action.meld());
    if (meld.kind() == Meld.Kind.TRIPLET) {
      return Optional.of(ShankoRefusal.TRIPLET_JOKERS_STAY);
    }
    if (state.meldedOn().get(seat.index()) > state.turn()) {
      return Optional.of(ShankoRefusal.LATER_TURN);
    }
    if (action.place() < 0
        || action.place() >= meld.cards().size()
        || !(meld.cards().get(action.place()) instanceof Card.Joker)) {
      return Optional.of(ShankoRefusal.NO_JOKER);
    }
    return meld.face(action.place()).fits(action.card())
        ? Optional.empty()
        : Optional.of(ShankoRefusal.DOES_NOT_FIT.with("card", action.card()));
  }

  /// Every single card that this seat may add or swap now.
  static List<ShankoAction> options(ShankoState state, Seat seat) {
    var options = new ArrayList<ShankoAction>();
    for (var meld = 0; meld < state.melds().size(); meld++) {
      for (var card : state.hand(seat)) {
        for (var end : ends(state.melds().get(meld))) {
          offer(options, state, seat, new LayOff(meld, card, end));
        }
        for (var place = 0; place < state.melds().get(meld).cards().size(); place++) {
          offer(options, state, seat, new SwapJoker(meld, place, card));
        }
      }
    }
    return options;
  }

  private static List<Meld.End> ends(Meld meld) {
    return List.of(Meld.End.values()).subList(0, Meld.End.values().length).stream()
        .filter(end -> meld.kind() == Meld.Kind.SEQUENCE || end == Meld.End.HIGH)
        .toList();
  }

  private static void offer(
      List<ShankoAction> options, ShankoState state, Seat seat, ShankoAction action) {
    var decision =
        switch (action) {
          case LayOff layOff -> layOff(state, seat, layOff);
          case SwapJoker swap -> swapJoker(state, seat, swap);
          default -> throw new IllegalArgumentException("not laid off: " + action);
        };
    if (decision instanceof Decision.Accepted<ShankoEvent>) {
      options.add(action);
    }
  }

  static ShankoState laidOff(ShankoState state, LaidOff event) {
    var longer = state.melds().get(event.meld()).with(event.card(), event.end());
    return state
        .change()
        .hand(event.seat(), ShankoState.without(state.hand(event.seat()), List.of(event.card())))
        .melds(ShankoState.replaced(state.melds(), event.meld(), longer))
        .done();
  }

  static ShankoState jokerSwapped(ShankoState state, JokerSwapped event) {
    var meld = state.melds().get(event.meld());
    var joker = meld.cards().get(event.place());
    var hand = ShankoState.without(state.hand(event.seat()), List.of(event.card()));
    return state
        .change()
        .hand(event.seat(), ShankoState.plus(hand, joker))
        .melds(
            ShankoState.replaced(
                state.melds(), event.meld(), meld.replacing(event.place(), event.card())))
        .done();
  }
}
