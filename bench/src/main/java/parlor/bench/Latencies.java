package parlor.bench;

import java.util.Arrays;
import java.util.Locale;

/// Measured times, kept one by one.
final class Latencies {
  private long[] nanos = new long[1024];
  private int count;

  void add(long elapsedNanos) {
    if (count == nanos.length) {
      nanos = Arrays.copyOf(nanos, count * 2);
    }
    nanos[count++] = elapsedNanos;
  }

  int count() {
    return count;
  }

  /// The time that this share of all stayed below, in milliseconds.
  double millis(double share) {
    if (count == 0) {
      return Double.NaN;
    }
    var sorted = Arrays.copyOf(nanos, count);
    Arrays.sort(sorted);
    var index = Math.min(count - 1, (int) Math.ceil(share * count) - 1);
    return sorted[Math.max(0, index)] / 1e6;
  }

  /// `p50/p99` in milliseconds.
  @Override
  public String toString() {
    return String.format(Locale.ROOT, "%.2f/%.2f", millis(0.50), millis(0.99));
  }
}
