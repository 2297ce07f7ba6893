package parlor.games.numeron;

import java.util.List;
import java.util.stream.IntStream;

/// The class of a digit. RULES.md § Attacking.
public enum Level {
  /// 0 to 4.
  LOW(0),
  /// 5 to 9.
  HIGH(5);

  private static final int SIZE = 5;
  private final int lowest;

  Level(int lowest) {
    this.lowest = lowest;
  }

  public static Level of(int digit) {
    return digit < HIGH.lowest ? LOW : HIGH;
  }

  public List<Integer> digits() {
    return IntStream.range(lowest, lowest + SIZE).boxed().toList();
  }
}
