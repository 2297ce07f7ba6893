package parlor.lab;

import java.util.Arrays;

/// How long decisions took.
final class NineTimes {
  private static final int MOST = 1 << 20;

  private final long[] nanoseconds = new long[MOST];
  private int count;

  /// Notes one decision; only the first million counts.
  void note(long duration) {
    if (count < MOST) {
      nanoseconds[count] = duration;
      count++;
    }
  }

  @Override
  public String toString() {
    var sorted = Arrays.copyOf(nanoseconds, count);
    Arrays.sort(sorted);
    return "%d decisions: median %.2f ms, 99 %% within %.2f ms, longest %.2f ms"
        .formatted(count, at(sorted, 0.5), at(sorted, 0.99), at(sorted, 1));
  }

  private static double at(long[] sorted, double quantile) {
    return sorted.length == 0 ? 0 : sorted[(int) (quantile * (sorted.length - 1))] / 1e6;
  }
}
