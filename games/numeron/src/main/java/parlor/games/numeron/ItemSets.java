package parlor.games.numeron;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/// Sets of items that never change and always list their items in the same order.
final class ItemSets {
  private ItemSets() {}

  static Set<Item> copyOf(Set<Item> items) {
    var copy = EnumSet.noneOf(Item.class);
    copy.addAll(items);
    return Collections.unmodifiableSet(copy);
  }

  static Set<Item> with(Set<Item> items, Item item) {
    var more = EnumSet.of(item);
    more.addAll(items);
    return Collections.unmodifiableSet(more);
  }

  static Set<Item> without(Set<Item> items, Set<Item> others) {
    var fewer = EnumSet.noneOf(Item.class);
    fewer.addAll(items);
    fewer.removeAll(others);
    return Collections.unmodifiableSet(fewer);
  }
}
