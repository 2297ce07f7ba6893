package parlor.games.cambio;

import java.util.ArrayList;
import java.util.List;
import parlor.cards.Card;

/// The four cards in front of a seat, in the order of `Place`.
public record Grid(List<Slot> slots) {
  public Grid {
    slots = List.copyOf(slots);
  }

  public Slot at(Place place) {
    return slots.get(place.index());
  }

  public List<Card> cards() {
    return slots.stream().map(Slot::card).toList();
  }

  Grid with(Place place, Slot slot) {
    var changed = new ArrayList<>(slots);
    changed.set(place.index(), slot);
    return new Grid(changed);
  }
}
