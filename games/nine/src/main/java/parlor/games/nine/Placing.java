package parlor.games.nine;

import parlor.engine.Decision;
import parlor.engine.Options;
import parlor.engine.Refusal;
import parlor.engine.Seat;
import parlor.engine.Status;
import parlor.games.nine.NineAction.Place;
import parlor.games.nine.NineEvent.Placed;

/// Who may place which card when. RULES.md § Placing.
///
/// No answer here depends on what the other seat placed, so none can tell.
final class Placing {
  static final Refusal CARD_USED = Refusal.of("card-used", "You have already used the {card}.");
  static final Refusal NO_SUCH_CARD = Refusal.of("no-such-card", "You do not hold a {card}.");
  static final Refusal ALREADY_PLACED =
      Refusal.of("already-placed", "You have already placed a card this turn.");

  private Placing() {}

  /// Waits for the seat that must place; its lowest card lies down for it if it stays silent.
  static Status<NineAction> awaits(NineState state, Seat seat) {
    var turnsBefore = (state.game() - 1) * Nine.TURNS + state.turns().size();
    return Status.Waiting.on(
        turnsBefore * Nine.SEATS + state.placed().size(),
        seat,
        new Place(state.unrevealed(seat).getFirst()));
  }

  static Decision<NineEvent> decide(NineState state, Seat seat, Place place) {
    if (state.placed().containsKey(seat)) {
      return Decision.reject(ALREADY_PLACED);
    }
    if (!state.toPlace().map(seat::equals).orElse(false)) {
      return Decision.reject(Refusal.NOT_YOUR_TURN);
    }
    var card = place.card();
    if (card < 1 || card > Nine.CARDS) {
      return Decision.reject(NO_SUCH_CARD.with("card", card));
    }
    return state.unrevealed(seat).contains(card)
        ? Decision.accept(new Placed(seat, card))
        : Decision.reject(CARD_USED.with("card", card));
  }

  static Options<NineAction> options(NineState state, Seat seat) {
    if (!state.toPlace().map(seat::equals).orElse(false)) {
      return Options.none();
    }
    return Options.exactly(state.unrevealed(seat).stream().map(Place::new).toList());
  }
}
