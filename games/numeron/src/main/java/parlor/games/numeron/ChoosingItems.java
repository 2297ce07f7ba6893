package parlor.games.numeron;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.Set;
import parlor.engine.Decision;
import parlor.engine.Refusal;
import parlor.engine.Seat;
import parlor.games.numeron.NumeronAction.ChooseItems;
import parlor.games.numeron.NumeronEvent.ItemsChosen;

/// Three of the six items for each side, chosen at the same time. RULES.md § Choosing items.
final class ChoosingItems {
  static final int ITEMS_PER_SIDE = 3;
  static final Refusal THREE_ITEMS = Refusal.of("three-items", "Choose exactly three items.");
  static final Refusal HIGH_LOW_WITH_SLASH =
      Refusal.of("high-low-with-slash", "HIGH&LOW and SLASH cannot be held together.");

  /// What a silent seat takes.
  static final ChooseItems USUAL =
      new ChooseItems(EnumSet.of(Item.TARGET, Item.SLASH, Item.SHUFFLE));

  /// Every choice there is.
  static final List<ChooseItems> CHOICES = choices();

  private ChoosingItems() {}

  static Decision<NumeronEvent> choose(Seat seat, Set<Item> items) {
    if (items.size() != ITEMS_PER_SIDE) {
      return Decision.reject(THREE_ITEMS);
    }
    return items.contains(Item.HIGH_LOW) && items.contains(Item.SLASH)
        ? Decision.reject(HIGH_LOW_WITH_SLASH)
        : Decision.accept(new ItemsChosen(seat, items));
  }

  /// The seats that have not chosen yet.
  static List<Seat> undecided(NumeronState state) {
    return state.hiders().stream().filter(seat -> state.side(seat).items().isEmpty()).toList();
  }

  /// Everyone's items, once they are on the table.
  static SequencedMap<Seat, Set<Item>> shown(NumeronState state) {
    var shown = new LinkedHashMap<Seat, Set<Item>>();
    state.hiders().forEach(seat -> shown.put(seat, state.side(seat).items().orElseThrow()));
    return shown;
  }

  private static List<ChooseItems> choices() {
    var choices = new ArrayList<ChooseItems>();
    for (var first : Item.values()) {
      for (var second : EnumSet.range(first, Item.CHANGE)) {
        for (var third : EnumSet.range(second, Item.CHANGE)) {
          var items = EnumSet.of(first, second, third);
          if (choose(new Seat(0), items) instanceof Decision.Accepted<NumeronEvent>) {
            choices.add(new ChooseItems(items));
          }
        }
      }
    }
    return List.copyOf(choices);
  }
}
