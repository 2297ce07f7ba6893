package parlor.games.numeron.bot;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import parlor.engine.SplitMix64;
import parlor.games.numeron.Code;
import parlor.games.numeron.Judging;

/// How the other side comes closer when it calls any code that fits all answers: by how many calls
/// it has made, and by groups of about as many codes that it still takes for possible.
final class Pursuit {
  /// The most codes of each group.
  private static final int[] UP_TO = {
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 21, 25, 30, 36, 42, 50, 63, 80, 126, 210, 252,
    720
  };

  static final int GROUPS = UP_TO.length;

  /// No caller of this kind needs more calls.
  private static final int CALLS_MAX = 12;

  private static final int GAMES = 60_000;
  private static final long SEED = 1;

  /// How many games at any number of calls count as one at that number.
  private static final double ANY_TIME = 0.001;

  private static final double[][][] CHANCES = chances();

  private Pursuit() {}

  /// The group of so many codes.
  static int group(int codes) {
    var found = Arrays.binarySearch(UP_TO, codes);
    return found >= 0 ? found : -found - 1;
  }

  /// What something is worth, by group, before the other side's next call, if that is what it is
  /// worth after it and nothing once the code is found.
  ///
  /// @param calls how many calls the other side has made
  static double[] before(double[] after, int calls) {
    var chances = CHANCES[Math.min(calls, CALLS_MAX - 1)];
    var before = new double[GROUPS];
    for (var from = 0; from < GROUPS; from++) {
      for (var to = 0; to <= from; to++) {
        before[from] += chances[from][to] * after[to];
      }
    }
    return before;
  }

  private static double[][][] chances() {
    var seen = new double[CALLS_MAX + 1][GROUPS][GROUPS + 1];
    var luck = new SplitMix64(SEED);
    for (var game = 0; game < GAMES; game++) {
      watch(seen, luck);
    }
    var ever = seen[CALLS_MAX];
    var chances = new double[CALLS_MAX][GROUPS][];
    for (var calls = 0; calls < CALLS_MAX; calls++) {
      for (var from = 0; from < GROUPS; from++) {
        chances[calls][from] = shares(seen[calls][from], ever[from]);
      }
    }
    return chances;
  }

  /// Counts the steps of one search for a code; one that finds the code goes beyond all groups.
  private static void watch(double[][][] seen, RandomGenerator luck) {
    var code = luck.nextInt(Code.ALL.size());
    var possible = IntStream.range(0, Code.ALL.size()).toArray();
    for (var calls = 0; calls < CALLS_MAX; calls++) {
      var from = group(possible.length);
      var call = possible[luck.nextInt(possible.length)];
      possible = TreeSearch.classes(possible, call)[Judging.answer(code, call)];
      var to = call == code ? GROUPS : group(possible.length);
      seen[calls][from][to]++;
      seen[CALLS_MAX][from][to]++;
      if (call == code) {
        return;
      }
    }
  }

  private static double[] shares(double[] now, double[] ever) {
    var sum = Arrays.stream(now).sum() + ANY_TIME * Arrays.stream(ever).sum();
    // A group that never occurs leads nowhere.
    return IntStream.range(0, GROUPS)
        .mapToDouble(to -> sum == 0 ? 0 : (now[to] + ANY_TIME * ever[to]) / sum)
        .toArray();
  }
}
