package parlor.games.cambio;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import parlor.cards.Card;
import parlor.cards.Deck;
import parlor.engine.Seat;
import parlor.games.cambio.CambioEvent.Dealt;

/// Four cards each from a shuffled deck. RULES.md § Dealing.
final class Dealing {
  static final int CARDS_EACH = Place.ALL.size();

  private Dealing() {}

  static Dealt deal(RandomGenerator chance) {
    return new Dealt(Deck.shuffle(Deck.standard(), chance));
  }

  static CambioState dealt(CambioState state, List<Card> cards) {
    var grids = new ArrayList<Grid>();
    for (var seat : Seat.range(state.seats())) {
      grids.add(grid(seat, cards.subList(grids.size() * CARDS_EACH, cards.size())));
    }
    return state
        .withGrids(grids)
        .withPiles(cards.subList(grids.size() * CARDS_EACH, cards.size()), List.of())
        .with(new Phase.FirstLook());
  }

  private static Grid grid(Seat seat, List<Card> cards) {
    return new Grid(
        Place.ALL.stream()
            .map(place -> new Slot(cards.get(place.index()), seenAtFirst(seat, place)))
            .toList());
  }

  private static Set<Seat> seenAtFirst(Seat owner, Place place) {
    return place.isBottom() ? Set.of(owner) : Set.of();
  }

  /// All seats of a table.
  static Set<Seat> everybody(CambioState state) {
    return new HashSet<>(Seat.range(state.seats()));
  }
}
