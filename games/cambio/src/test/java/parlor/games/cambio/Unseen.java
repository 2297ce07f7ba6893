package parlor.games.cambio;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.random.RandomGenerator;
import parlor.cards.Card;
import parlor.cards.Deck;
import parlor.engine.Seat;
import parlor.engine.Viewer;

/// Deals anew all cards that a viewer does not see now, and all that it cannot know of looks.
final class Unseen {
  private Unseen() {}

  static CambioState by(Viewer viewer, CambioState state, RandomGenerator chance) {
    var cards = Deck.shuffle(hidden(viewer, state), chance).iterator();
    var changed = elsewhere(viewer, state, chance);
    var piles =
        changed.withPiles(
            replaced(state.drawPile(), cards), changedDiscards(state.discards(), cards));
    var grids = new ArrayList<Grid>();
    for (var seat : Seat.range(state.grids().size())) {
      grids.add(grid(viewer, changed, seat, cards, chance));
    }
    var dealt = piles.withGrids(grids);
    return dealt.phase() instanceof Phase.Holding holding && isHidden(viewer, state, holding)
        ? dealt.with(new Phase.Holding(cards.next(), holding.source()))
        : dealt;
  }

  private static List<Card> hidden(Viewer viewer, CambioState state) {
    var hidden = new ArrayList<>(state.drawPile());
    hidden.addAll(belowTheTop(state.discards()));
    for (var seat : Seat.range(state.grids().size())) {
      for (var place : Place.ALL) {
        var spot = new Spot(seat, place);
        if (Looking.visible(state, spot, viewer).isEmpty()) {
          hidden.add(state.at(spot).card());
        }
      }
    }
    if (state.phase() instanceof Phase.Holding holding && isHidden(viewer, state, holding)) {
      hidden.add(holding.card());
    }
    return hidden;
  }

  private static boolean isHidden(Viewer viewer, CambioState state, Phase.Holding holding) {
    return Looking.visible(state, holding, viewer).isEmpty();
  }

  private static List<Card> belowTheTop(List<Card> discards) {
    return discards.isEmpty() ? List.of() : discards.subList(0, discards.size() - 1);
  }

  private static List<Card> changedDiscards(List<Card> discards, Iterator<Card> cards) {
    var changed = new ArrayList<>(replaced(belowTheTop(discards), cards));
    changed.addAll(discards.subList(belowTheTop(discards).size(), discards.size()));
    return changed;
  }

  private static List<Card> replaced(List<Card> places, Iterator<Card> cards) {
    return places.stream().map(_ -> cards.next()).toList();
  }

  private static Grid grid(
      Viewer viewer, CambioState state, Seat seat, Iterator<Card> cards, RandomGenerator chance) {
    var slots = new ArrayList<Slot>();
    for (var place : Place.ALL) {
      var spot = new Spot(seat, place);
      var seen = Looking.visible(state, spot, viewer);
      var shownTo = Seat.range(state.seats()).stream().filter(_ -> chance.nextBoolean()).toList();
      slots.add(new Slot(seen.orElseGet(cards::next), java.util.Set.copyOf(shownTo)));
    }
    return new Grid(slots);
  }

  /// Whoever else looks may be looking at another card of the same kind.
  private static CambioState elsewhere(Viewer viewer, CambioState state, RandomGenerator chance) {
    if (!(state.phase() instanceof Phase.Looking(var at)) || Looking.isInTurn(state, viewer)) {
      return state;
    }
    var place = Place.ALL.get(chance.nextInt(Place.ALL.size()));
    return state.with(new Phase.Looking(new Spot(at.seat(), place)));
  }
}
