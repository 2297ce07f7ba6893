package parlor.games.numeron.bot;

import java.util.Set;
import parlor.games.numeron.Code;
import parlor.games.numeron.Item;
import parlor.games.numeron.NumeronAction;

/// Follows the best plan while much is open, then weighs solving now against learning by what the
/// other side knows; with items, it plays each when it is worth more than keeping it.
final class Hard implements Style {
  private final ItemSense items;

  Hard(ItemSense items) {
    this.items = items;
  }

  @Override
  public Set<Item> items(Situation situation) {
    return items.choice(situation);
  }

  @Override
  public Code code(Situation situation) {
    return Secrets.draw(situation.heldByThem(), situation.chance());
  }

  @Override
  public NumeronAction defence(Situation situation) {
    return items.defence(situation);
  }

  @Override
  public int place(Situation situation) {
    return ItemSense.tellingPlace(situation);
  }

  @Override
  public NumeronAction turn(Situation situation) {
    if (situation.mayAttack()) {
      var attack = items.attack(situation);
      if (attack.isPresent()) {
        return attack.get();
      }
    }
    return Style.call(
        situation.view().calls() > 1
            ? Calls.pair(situation.theirs()).call()
            : RaceCaller.call(situation));
  }
}
