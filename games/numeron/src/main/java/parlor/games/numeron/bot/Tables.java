package parlor.games.numeron.bot;

import java.util.stream.IntStream;
import parlor.games.numeron.Code;

/// Plans for all 720 codes, found once when they are first needed.
final class Tables {
  /// More calls than any sensible plan makes.
  static final int CALLS_MAX = 12;

  /// Too much for any plan, yet far from overflow for 720 codes.
  private static final int FORBIDDEN = 100_000;

  private Tables() {}

  /// The least number of calls on average: 3575 over all codes.
  static CallTree leastCalls() {
    return LeastCalls.TREE;
  }

  /// The least number of calls on average that never needs a seventh: 3576 over all codes.
  static CallTree atMostSixCalls() {
    return AtMostSix.TREE;
  }

  /// The plan that most often wins a race without items, when it calls first or second.
  static RacePlan race(boolean first) {
    return first ? RaceOfFirst.PLAN : RaceOfSecond.PLAN;
  }

  /// Works out all of them that a game may ask for.
  static void prepare() {
    Pace.chances(1);
    race(true);
    race(false);
  }

  private static final class LeastCalls {
    static final CallTree TREE = search(IntStream.rangeClosed(1, CALLS_MAX).toArray());
  }

  private static final class AtMostSix {
    static final CallTree TREE =
        search(
            IntStream.rangeClosed(1, CALLS_MAX)
                .map(call -> call <= 6 ? call : FORBIDDEN)
                .toArray());
  }

  private static final class RaceOfFirst {
    static final RacePlan PLAN = RacePlan.of(0);
  }

  private static final class RaceOfSecond {
    static final RacePlan PLAN = RacePlan.of(1);
  }

  private static CallTree search(int[] prices) {
    var all = IntStream.range(0, Code.ALL.size()).toArray();
    return new TreeSearch(prices, all.length).best(all, Symmetry.START, () -> false);
  }
}
