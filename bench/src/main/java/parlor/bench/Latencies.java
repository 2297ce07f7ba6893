package parlor.bench;

import java.util.Arrays;
import java.util.Locale;

/// Measured times, counted in classes that are at most one part in 64 wide: an addition costs a few
/// instructions, however many there are. One thread adds.
final class Latencies {
  private static final int BITS = 6;

  private final long[] counts = new long[(Long.SIZE - BITS) << BITS];
  private long count;

  void add(long nanos) {
    counts[index(Math.max(0, nanos))]++;
    count++;
  }

  void clear() {
    Arrays.fill(counts, 0);
    count = 0;
  }

  Latencies copy() {
    var copy = new Latencies();
    System.arraycopy(counts, 0, copy.counts, 0, counts.length);
    copy.count = count;
    return copy;
  }

  long count() {
    return count;
  }

  private static int index(long nanos) {
    var shift = Math.max(0, Long.SIZE - BITS - 1 - Long.numberOfLeadingZeros(nanos));
    return (shift << BITS) + (int) (nanos >>> shift);
  }

  /// The time that this share of all stayed below, in milliseconds.
  double millis(double share) {
    var wanted = (long) Math.ceil(share * count);
    var passed = 0L;
    for (var i = 0; i < counts.length; i++) {
      passed += counts[i];
      if (passed >= wanted && passed > 0) {
        return end(i) / 1e6;
      }
    }
    return Double.NaN;
  }

  /// Where a class ends.
  private static long end(int index) {
    var shift = Math.max(0, (index >> BITS) - 1);
    return (index - ((long) shift << BITS) + 1) << shift;
  }

  /// `p50/p99` in milliseconds.
  @Override
  public String toString() {
    return String.format(Locale.ROOT, "%.1f / %.1f", millis(0.50), millis(0.99));
  }
}
