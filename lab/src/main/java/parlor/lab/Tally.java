package parlor.lab;

/// Results of many games between 0 and 1, and how sure their mean is.
final class Tally {
  private static final double SURE = 1.96;

  private int games;
  private double sum;
  private double squares;

  void add(double result) {
    games++;
    sum += result;
    squares += result * result;
  }

  double mean() {
    return sum / games;
  }

  /// Half the width of the 95 % confidence interval.
  double doubt() {
    var variance = Math.max(0, squares / games - mean() * mean());
    return SURE * Math.sqrt(variance / games);
  }

  @Override
  public String toString() {
    return "%5.1f %% (%.1f to %.1f) of %d games"
        .formatted(100 * mean(), 100 * (mean() - doubt()), 100 * (mean() + doubt()), games);
  }
}
