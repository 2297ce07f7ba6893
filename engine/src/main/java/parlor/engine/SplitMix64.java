package parlor.engine;

import java.util.random.RandomGenerator;

/// A small generator that gives the same sequence everywhere, in the browser too. Not for deals
/// that people play: those draw from a cryptographic source.
public final class SplitMix64 implements RandomGenerator {
  private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;
  private long state;

  public SplitMix64(long seed) {
    this.state = seed;
  }

  @Override
  public long nextLong() {
    state += GOLDEN_GAMMA;
    return mix(state);
  }

  /// Spreads every bit of `value` over the whole result.
  public static long mix(long value) {
    var z = value;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
