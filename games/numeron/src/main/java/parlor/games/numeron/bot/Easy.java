package parlor.games.numeron.bot;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import parlor.games.numeron.Code;
import parlor.games.numeron.Item;
import parlor.games.numeron.NumeronAction;

/// Calls any code that fits everything known, and plays items at whim.
final class Easy implements Style {
  private static final double WHIM = 0.3;

  @Override
  public Set<Item> items(Situation situation) {
    var information = situation.happens(0.5) ? Item.HIGH_LOW : Item.SLASH;
    var others = List.of(Item.DOUBLE, Item.TARGET, Item.SHUFFLE, Item.CHANGE);
    var first = situation.any(others);
    var second = situation.any(others.stream().filter(item -> item != first).toList());
    return EnumSet.of(information, first, second);
  }

  @Override
  public Code code(Situation situation) {
    return situation.any(Code.ALL);
  }

  @Override
  public NumeronAction defence(Situation situation) {
    var options = situation.view().options().listed();
    return situation.happens(WHIM) ? situation.any(options) : new NumeronAction.Pass();
  }

  @Override
  public NumeronAction turn(Situation situation) {
    var attacks = situation.view().options().listed().stream().filter(Attack::isAttack).toList();
    if (!attacks.isEmpty() && situation.happens(WHIM)) {
      return situation.any(attacks);
    }
    var possible = situation.theirs().indices();
    return Style.call(possible[situation.chance().nextInt(possible.length)]);
  }

  @Override
  public int place(Situation situation) {
    return situation.chance().nextInt(Code.PLACES);
  }
}
