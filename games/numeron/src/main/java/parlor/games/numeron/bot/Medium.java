package parlor.games.numeron.bot;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import parlor.games.numeron.Code;
import parlor.games.numeron.Item;
import parlor.games.numeron.NumeronAction;
import parlor.games.numeron.NumeronAction.Change;
import parlor.games.numeron.NumeronAction.DeclareDouble;
import parlor.games.numeron.NumeronAction.Pass;
import parlor.games.numeron.NumeronAction.Shuffle;

/// Makes the call whose answer tells the most; asks by an item when that tells more than a call.
final class Medium implements Style {
  private static final List<Set<Item>> CHOICES =
      List.of(
          EnumSet.of(Item.SLASH, Item.TARGET, Item.SHUFFLE),
          EnumSet.of(Item.SLASH, Item.DOUBLE, Item.CHANGE),
          EnumSet.of(Item.HIGH_LOW, Item.TARGET, Item.SHUFFLE),
          EnumSet.of(Item.HIGH_LOW, Item.DOUBLE, Item.CHANGE));

  /// How few codes the other side has left when a defence is played.
  private static final int CLOSE = 4;

  /// What an answer to a call tells in the best case, about.
  private static final double BITS_OF_A_CALL = 2.2;

  @Override
  public Set<Item> items(Situation situation) {
    return situation.any(CHOICES);
  }

  @Override
  public Code code(Situation situation) {
    return situation.any(Code.ALL);
  }

  @Override
  public NumeronAction defence(Situation situation) {
    var code = Code.ALL.get(situation.code());
    if (situation.own().indices().length > CLOSE) {
      return new Pass();
    }
    if (situation.held().contains(Item.SHUFFLE)) {
      return new Shuffle(situation.any(code.reorderings()).value());
    }
    var place = situation.chance().nextInt(Code.PLACES);
    return new Change(place, situation.any(code.changes(place)).digit(place));
  }

  @Override
  public NumeronAction turn(Situation situation) {
    return situation.mayAttack()
        ? attack(situation).orElseGet(() -> call(situation))
        : call(situation);
  }

  private static Optional<NumeronAction> attack(Situation situation) {
    var codes = situation.theirs().indices().length;
    if (codes == 2 && situation.held().contains(Item.DOUBLE)) {
      return Optional.of(new DeclareDouble());
    }
    return situation.held().stream()
        .flatMap(item -> Attack.with(item, situation.theirs()).stream())
        .max((a, b) -> Double.compare(a.bits(), b.bits()))
        .filter(attack -> attack.bits() > Math.min(BITS_OF_A_CALL, Math.log(codes) / Math.log(4)))
        .map(Attack::action);
  }

  private static NumeronAction call(Situation situation) {
    var belief = situation.theirs();
    return belief.indices().length == Code.ALL.size()
        ? Style.call(situation.any(Code.ALL).index())
        : Style.call(Calls.mostTelling(belief));
  }

  @Override
  public int place(Situation situation) {
    return ItemSense.tellingPlace(situation);
  }
}
