package parlor.games.nine.bot;

import java.util.Arrays;

/// How often an opponent answered a tendency's question in each way, and how often somebody to whom
/// every card is equally likely would have: a style that goes on in the same proportion. Immutable.
final class Counts implements Style {
  /// As if every answer had been seen so often, and expected as often.
  private static final double DOUBT = 0.7;

  private final Tendency tendency;
  private final double[] seen;
  private final double[] expected;

  private Counts(Tendency tendency, double[] seen, double[] expected) {
    this.tendency = tendency;
    this.seen = seen;
    this.expected = expected;
  }

  static Counts none(Tendency tendency) {
    return new Counts(tendency, new double[tendency.places()], new double[tendency.places()]);
  }

  Counts and(Situation now, int played) {
    var moreSeen = seen.clone();
    var moreExpected = expected.clone();
    moreSeen[tendency.place(now, played)]++;
    for (var card : Cards.list(now.hand())) {
      moreExpected[tendency.place(now, card)] += 1.0 / now.left();
    }
    return new Counts(tendency, moreSeen, moreExpected);
  }

  @Override
  public double[] chances(Situation now) {
    return Style.weighted(
        now.hand(),
        card -> {
          var place = tendency.place(now, card);
          return (seen[place] + DOUBT) / (expected[place] + DOUBT);
        });
  }

  @Override
  public boolean recallsLastTurn() {
    return tendency.recallsLastTurn();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Counts counts
        && tendency == counts.tendency
        && Arrays.equals(seen, counts.seen)
        && Arrays.equals(expected, counts.expected);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(seen);
  }
}
