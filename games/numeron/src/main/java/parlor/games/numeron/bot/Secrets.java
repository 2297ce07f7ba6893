package parlor.games.numeron.bot;

import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import parlor.games.numeron.Code;
import parlor.games.numeron.Item;

/// Chooses a code to hide: any of them, but less often one that the other side's items find easily.
final class Secrets {
  /// How often a code that an item finds easily is drawn again.
  static final double REDRAWN = 0.25;

  /// Differences of largest and smallest digit that few codes have.
  private static final int SMALL_SLASH_MAX = 3;

  private Secrets() {}

  static Code draw(Set<Item> against, RandomGenerator chance) {
    var drawn = any(Code.ALL, chance);
    if (isWeak(drawn, against) && chance.nextDouble() < REDRAWN) {
      return any(Code.ALL.stream().filter(code -> !isWeak(code, against)).toList(), chance);
    }
    return drawn;
  }

  private static Code any(List<Code> codes, RandomGenerator chance) {
    return codes.get(chance.nextInt(codes.size()));
  }

  /// Whether an item that the other side holds leaves few codes beside this one.
  static boolean isWeak(Code code, Set<Item> against) {
    var slashed = against.contains(Item.SLASH) && code.slash() <= SMALL_SLASH_MAX;
    var levelled =
        against.contains(Item.HIGH_LOW) && code.levels().stream().distinct().count() == 1;
    return slashed || levelled;
  }
}
