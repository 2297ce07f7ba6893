package parlor.games.cambio;

import java.util.Set;
import parlor.cards.Card;
import parlor.engine.Seat;

/// A card lying in a grid, and the seats that were ever shown it.
public record Slot(Card card, Set<Seat> shownTo) {
  public Slot {
    shownTo = Set.copyOf(shownTo);
  }

  Slot shownAlsoTo(Seat seat) {
    var more = new java.util.HashSet<>(shownTo);
    more.add(seat);
    return new Slot(card, more);
  }
}
