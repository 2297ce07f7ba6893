package parlor.engine;

import java.util.random.RandomGenerator;

/// Where the dealer's luck comes from: the same event number always draws the same luck, so that a
/// deal repeated after a crash is the same deal.
@FunctionalInterface
public interface Chance {
  RandomGenerator forEvent(int number);

  /// Luck for tests and simulations, from a seed that can be printed.
  static Chance seeded(long seed) {
    return number -> new SplitMix64(SplitMix64.mix(seed) + number);
  }
}
