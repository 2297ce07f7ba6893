package parlor.games.numeron.bot;

import java.util.Arrays;
import java.util.Set;
import parlor.games.numeron.Belief;
import parlor.games.numeron.Item;

/// How a game with items is likely to go on for one side that wants to find a code: a question
/// makes the codes fewer, a DOUBLE saves a turn, and each defence of the other side costs one.
final class Outlook {
  /// By how much a question that may still be asked divides the codes.
  private static final double SLASH = 5.5;

  private static final double HIGH_LOW = 5.5;
  private static final double TARGET = 2.5;

  /// How many turns these are worth while they are held.
  private static final double DOUBLE = 0.8;

  private static final double SHUFFLE = 1.0;
  private static final double CHANGE = 0.7;

  private Outlook() {}

  /// The chances of finding the code in exactly 0, 1, 2 … turns.
  ///
  /// @param held what the side that looks for the code may still play
  /// @param against what the side that hides it may still play
  static double[] chances(Belief belief, Set<Item> held, Set<Item> against) {
    return chances(size(belief), held, against);
  }

  static double[] chances(double size, Set<Item> held, Set<Item> against) {
    var divisor = 1.0;
    var turns = 0.0;
    for (var item : held) {
      divisor *= divisor(item);
      turns -= item == Item.DOUBLE ? DOUBLE : 0;
    }
    for (var item : against) {
      turns += delay(item);
    }
    return shifted(Pace.chances(size / divisor), turns);
  }

  private static double divisor(Item item) {
    return switch (item) {
      case SLASH -> SLASH;
      case HIGH_LOW -> HIGH_LOW;
      case TARGET -> TARGET;
      case DOUBLE, SHUFFLE, CHANGE -> 1;
    };
  }

  private static double delay(Item item) {
    return switch (item) {
      case SHUFFLE -> SHUFFLE;
      case CHANGE -> CHANGE;
      case DOUBLE, HIGH_LOW, TARGET, SLASH -> 0;
    };
  }

  /// About how many codes there are, unlikely ones counted less.
  static double size(Belief belief) {
    return 1 / Arrays.stream(belief.indices()).mapToDouble(belief::chance).map(p -> p * p).sum();
  }

  /// The same, so many turns later; no turn can be saved below the first.
  private static double[] shifted(double[] chances, double turns) {
    var whole = (int) Math.floor(turns);
    var share = turns - whole;
    var shifted = new double[chances.length];
    for (var calls = 1; calls < chances.length; calls++) {
      var soon = Math.clamp(calls + whole, 1, chances.length - 1);
      var late = Math.clamp(calls + whole + 1, 1, chances.length - 1);
      shifted[soon] += (1 - share) * chances[calls];
      shifted[late] += share * chances[calls];
    }
    return shifted;
  }
}
