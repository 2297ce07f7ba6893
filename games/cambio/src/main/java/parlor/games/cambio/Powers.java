package parlor.games.cambio;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import parlor.cards.Card;
import parlor.cards.Rank;
import parlor.engine.Decision;
import parlor.engine.Refusal;
import parlor.engine.Seat;
import parlor.games.cambio.CambioAction.LookAtOther;
import parlor.games.cambio.CambioAction.LookAtOwn;
import parlor.games.cambio.CambioAction.SkipPower;
import parlor.games.cambio.CambioAction.SwapUnseen;
import parlor.games.cambio.CambioAction.UseKing;
import parlor.games.cambio.CambioEvent.KingShowed;
import parlor.games.cambio.CambioEvent.KingUsed;
import parlor.games.cambio.CambioEvent.Looked;
import parlor.games.cambio.CambioEvent.PowerSkipped;
import parlor.games.cambio.CambioEvent.SwappedUnseen;

/// What a card does that is drawn from the deck and discarded at once. RULES.md § Powers.
final class Powers {
  static final Refusal NOT_AN_OPPONENT =
      Refusal.of("not-an-opponent", "Choose a card of another player.");

  private Powers() {}

  static Optional<Power> of(Card card) {
    return card instanceof Card.Natural natural ? of(natural.rank()) : Optional.empty();
  }

  private static Optional<Power> of(Rank rank) {
    return switch (rank) {
      case SEVEN, EIGHT -> Optional.of(Power.LOOK_AT_OWN);
      case NINE, TEN -> Optional.of(Power.LOOK_AT_OTHER);
      case JACK, QUEEN -> Optional.of(Power.SWAP_UNSEEN);
      case KING -> Optional.of(Power.KINGS_LOOK);
      case ACE, TWO, THREE, FOUR, FIVE, SIX -> Optional.empty();
    };
  }

  /// Every way to use it, without the way to skip it.
  static List<CambioAction> uses(CambioState state, Power power) {
    return switch (power) {
      case LOOK_AT_OWN -> List.copyOf(Place.ALL.stream().map(LookAtOwn::new).toList());
      case LOOK_AT_OTHER ->
          List.copyOf(
              others(state).stream().map(s -> new LookAtOther(s.seat(), s.place())).toList());
      case SWAP_UNSEEN -> swaps(state);
      case KINGS_LOOK -> List.of(new UseKing());
    };
  }

  private static List<CambioAction> swaps(CambioState state) {
    var swaps = new ArrayList<CambioAction>();
    for (var own : Place.ALL) {
      others(state).forEach(spot -> swaps.add(new SwapUnseen(own, spot.seat(), spot.place())));
    }
    return swaps;
  }

  static List<CambioAction> options(CambioState state, Power power) {
    var options = new ArrayList<>(uses(state, power));
    options.add(new SkipPower());
    return options;
  }

  /// The own places at which it can be aimed.
  static List<Place> ownTargets(Power power) {
    return switch (power) {
      case LOOK_AT_OWN, SWAP_UNSEEN -> Place.ALL;
      case LOOK_AT_OTHER, KINGS_LOOK -> List.of();
    };
  }

  /// The opponents' places at which it can be aimed.
  static List<Spot> otherTargets(CambioState state, Power power) {
    return switch (power) {
      case LOOK_AT_OTHER, SWAP_UNSEEN -> others(state);
      case LOOK_AT_OWN, KINGS_LOOK -> List.of();
    };
  }

  private static List<Spot> others(CambioState state) {
    return Seat.range(state.seats()).stream()
        .filter(seat -> !seat.equals(state.turn()))
        .flatMap(seat -> Place.ALL.stream().map(place -> new Spot(seat, place)))
        .toList();
  }

  static Decision<CambioEvent> lookAtOwn(CambioState state, Place place) {
    return isUsing(state, Power.LOOK_AT_OWN)
        ? Decision.accept(new Looked(state.turn(), new Spot(state.turn(), place)))
        : Decision.reject(Refusal.NOT_NOW);
  }

  static Decision<CambioEvent> lookAtOther(CambioState state, Spot spot) {
    if (!isUsing(state, Power.LOOK_AT_OTHER)) {
      return Decision.reject(Refusal.NOT_NOW);
    }
    return others(state).contains(spot)
        ? Decision.accept(new Looked(state.turn(), spot))
        : Decision.reject(NOT_AN_OPPONENT);
  }

  static Decision<CambioEvent> swapUnseen(CambioState state, Place own, Spot other) {
    if (!isUsing(state, Power.SWAP_UNSEEN)) {
      return Decision.reject(Refusal.NOT_NOW);
    }
    return others(state).contains(other)
        ? Decision.accept(new SwappedUnseen(state.turn(), own, other))
        : Decision.reject(NOT_AN_OPPONENT);
  }

  static Decision<CambioEvent> useKing(CambioState state) {
    return isUsing(state, Power.KINGS_LOOK)
        ? Decision.accept(new KingUsed(state.turn()))
        : Decision.reject(Refusal.NOT_NOW);
  }

  static Decision<CambioEvent> skip(CambioState state) {
    return state.phase() instanceof Phase.UsingPower
        ? Decision.accept(new PowerSkipped(state.turn()))
        : Decision.reject(Refusal.NOT_NOW);
  }

  private static boolean isUsing(CambioState state, Power power) {
    return state.phase().equals(new Phase.UsingPower(power));
  }

  /// A card its present owner was never shown, while there is one.
  static KingShowed kingShows(CambioState state, RandomGenerator chance) {
    var owner = state.turn();
    var unseen =
        Place.ALL.stream()
            .filter(place -> !state.at(new Spot(owner, place)).shownTo().contains(owner))
            .toList();
    var places = unseen.isEmpty() ? Place.ALL : unseen;
    return new KingShowed(owner, places.get(chance.nextInt(places.size())));
  }

  static CambioState swappedUnseen(CambioState state, SwappedUnseen swap) {
    var own = new Spot(swap.seat(), swap.own());
    return state
        .with(own, state.at(swap.other()))
        .with(swap.other(), state.at(own))
        .with(new Phase.Ending());
  }
}
