package parlor.games.numeron.bot;

import java.util.Arrays;
import java.util.Set;
import parlor.games.numeron.Belief;
import parlor.games.numeron.Item;

/// One side's search for a code in a game with items: a question makes the codes fewer, a DOUBLE
/// saves a turn, and each defence of the other side costs one.
///
/// @param codes about how many codes are possible
/// @param held what the side that looks for the code may still play
/// @param against what the side that hides it may still play
record Hunt(double codes, Set<Item> held, Set<Item> against) {
  /// By how much a call divides the codes, about.
  private static final double CALL = 5;

  static Hunt of(Belief belief, Set<Item> held, Set<Item> against) {
    return new Hunt(size(belief), held, against);
  }

  /// About how many codes there are, unlikely ones counted less.
  static double size(Belief belief) {
    return 1 / Arrays.stream(belief.indices()).mapToDouble(belief::chance).map(p -> p * p).sum();
  }

  /// The chances of finding the code in exactly 0, 1, 2 … turns.
  double[] chances() {
    var divisor = held.stream().mapToDouble(Hunt::divisor).reduce(1, (a, b) -> a * b);
    var delay = against.stream().mapToDouble(Hunt::delay).sum();
    var saved = held.contains(Item.DOUBLE) ? 0.8 : 0;
    return shifted(Pace.chances(codes / divisor), delay - saved);
  }

  /// By how much a question that may still be asked divides the codes, about.
  private static double divisor(Item item) {
    return switch (item) {
      case SLASH, HIGH_LOW -> 5.5;
      case TARGET -> 2.5;
      case DOUBLE, SHUFFLE, CHANGE -> 1;
    };
  }

  /// How many turns a defence costs while it is held, about.
  private static double delay(Item item) {
    return switch (item) {
      case SHUFFLE -> 1;
      case CHANGE -> 0.7;
      case DOUBLE, HIGH_LOW, TARGET, SLASH -> 0;
    };
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

  /// The chance that a call finds the code.
  double atOnce() {
    return 1 / codes;
  }

  /// The chance of finding the code in this turn, with whatever item helps most.
  double thisTurn() {
    return held.stream().mapToDouble(this::thisTurnWith).reduce(atOnce(), Math::max);
  }

  private double thisTurnWith(Item item) {
    return item == Item.DOUBLE
        ? Math.min(1, Pace.chances(codes)[1] + Pace.chances(codes)[2])
        : Math.min(1, divisor(item) / codes);
  }

  /// The chance that the side which calls now wins, when it is done in this turn with chance `now`.
  double won(double now, Hunt other) {
    var missed = new Hunt(Math.max(1, (codes - 1) / CALL), held, against);
    // In a hurry the other side guesses outright, which no plan foresees.
    var answer = Math.max(Race.won(other.chances(), missed.chances()), other.thisTurn());
    return now + (1 - now) * (1 - answer);
  }
}
