package parlor.games.numeron;

import java.util.List;
import java.util.Optional;

/// Something that everybody knows of a hidden code.
public sealed interface Fact {
  /// The other side's call and its judgement.
  record Judged(Code call, int eat, int bite) implements Fact {}

  /// The answer to HIGH&LOW, place by place.
  record HighLow(List<Level> levels) implements Fact {
    public HighLow {
      levels = List.copyOf(levels);
    }
  }

  /// The answer to TARGET: where the digit stands, or nothing where it is not included.
  record Target(int digit, Optional<Integer> place) implements Fact {}

  /// The answer to SLASH.
  record Slash(int difference) implements Fact {}

  /// The digit shown as the price of DOUBLE.
  record Shown(int place, int digit) implements Fact {}

  /// The code was reordered, or not: a bluff looks the same.
  record Shuffled() implements Fact {}

  /// The digit at a place was replaced by another of the same class.
  record Changed(int place, Level level) implements Fact {}
}
