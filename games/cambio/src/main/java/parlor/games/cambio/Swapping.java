package parlor.games.cambio;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import parlor.engine.Decision;
import parlor.engine.Refusal;
import parlor.games.cambio.CambioAction.Discard;
import parlor.games.cambio.CambioAction.Swap;
import parlor.games.cambio.CambioEvent.Discarded;
import parlor.games.cambio.CambioEvent.Swapped;

/// What becomes of the card in hand. RULES.md § Swapping.
final class Swapping {
  static final Refusal MUST_SWAP =
      Refusal.of("must-swap", "A card taken from the discard pile must be swapped in.");

  private Swapping() {}

  static List<CambioAction> options(Phase.Holding holding) {
    var options = new ArrayList<CambioAction>();
    Place.ALL.forEach(place -> options.add(new Swap(place)));
    if (holding.source() == Source.DECK) {
      options.add(new Discard());
    }
    return options;
  }

  /// A drawn card is discarded; one that must be swapped in goes to the first place.
  static CambioAction ifSilent(Phase.Holding holding) {
    return switch (holding.source()) {
      case DECK -> new Discard();
      case DISCARDS -> new Swap(Place.TOP_LEFT);
    };
  }

  static Decision<CambioEvent> swap(CambioState state, Place place) {
    if (!(state.phase() instanceof Phase.Holding(var card, _))) {
      return Decision.reject(Refusal.NOT_NOW);
    }
    var out = state.at(new Spot(state.turn(), place)).card();
    return Decision.accept(new Swapped(state.turn(), place, card, out));
  }

  static Decision<CambioEvent> discard(CambioState state) {
    if (!(state.phase() instanceof Phase.Holding(var card, var source))) {
      return Decision.reject(Refusal.NOT_NOW);
    }
    return source == Source.DISCARDS
        ? Decision.reject(MUST_SWAP)
        : Decision.accept(new Discarded(state.turn(), card, Powers.of(card)));
  }

  static CambioState swapped(CambioState state, Swapped swapped) {
    var shownTo =
        state.phase() instanceof Phase.Holding(_, var source) && source == Source.DISCARDS
            ? Dealing.everybody(state)
            : Set.of(swapped.seat());
    return state
        .with(new Spot(swapped.seat(), swapped.place()), new Slot(swapped.in(), shownTo))
        .withDiscarded(swapped.out())
        .with(new Phase.Ending());
  }

  static CambioState discarded(CambioState state, Discarded discarded) {
    Phase next =
        discarded.power().isPresent()
            ? new Phase.UsingPower(discarded.power().get())
            : new Phase.Ending();
    return state.withDiscarded(discarded.card()).with(next);
  }
}
