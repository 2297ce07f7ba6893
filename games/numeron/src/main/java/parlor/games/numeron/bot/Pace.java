package parlor.games.numeron.bot;

import java.util.Arrays;
import java.util.Optional;
import parlor.games.numeron.Code;
import parlor.games.numeron.Judging;

/// How many calls it takes to find one of so many codes, by the best plan: for each number of codes
/// the chances of one call, two calls and so on.
final class Pace {
  /// Longer than any plan; the last entry stands for all the rest.
  static final int LENGTH = 16;

  private static final int CODES = Code.ALL.size();

  private Pace() {}

  /// The chances of being done with exactly 0, 1, 2 … calls, for about this many codes.
  static double[] chances(double codes) {
    var size = Math.clamp(codes, 1.0, CODES);
    var below = (int) size;
    var above = Math.min(CODES, below + 1);
    var share = size - below;
    var chances = new double[LENGTH];
    for (var calls = 0; calls < LENGTH; calls++) {
      chances[calls] =
          (1 - share) * Table.CHANCES[below][calls] + share * Table.CHANCES[above][calls];
    }
    return chances;
  }

  /// How many calls it takes on average for so many codes.
  static double mean(int codes) {
    return codes == 0 ? 0 : Table.MEANS[codes];
  }

  /// The chances of not being done after 0, 1, 2 … calls.
  static double[] survival(double[] chances) {
    var survival = new double[chances.length];
    var left = 1.0;
    for (var calls = 0; calls < chances.length; calls++) {
      left -= chances[calls];
      survival[calls] = Math.max(0, left);
    }
    return survival;
  }

  /// Averages over every position of the best plan, by the number of codes left; numbers of codes
  /// that never occur in it lie between their neighbours.
  private static final class Table {
    static final double[][] CHANCES = new double[CODES + 1][];
    static final double[] MEANS = new double[CODES + 1];

    static {
      var sums = new double[CODES + 1][LENGTH];
      var counts = new int[CODES + 1];
      var all = new int[CODES];
      Arrays.setAll(all, code -> code);
      gather(Optional.of(Tables.leastCalls()), all, sums, counts);
      var last = 0;
      for (var size = 1; size <= CODES; size++) {
        if (counts[size] > 0) {
          var count = counts[size];
          CHANCES[size] = Arrays.stream(sums[size]).map(sum -> sum / count).toArray();
          between(last, size);
          last = size;
        }
      }
      for (var size = 1; size <= CODES; size++) {
        for (var calls = 1; calls < LENGTH; calls++) {
          MEANS[size] += calls * CHANCES[size][calls];
        }
      }
    }

    private static double[] gather(
        Optional<CallTree> plan, int[] possible, double[][] sums, int[] counts) {
      var chances = new double[LENGTH];
      var tree = plan.orElseThrow();
      var classes = TreeSearch.classes(possible, tree.call());
      for (var answer = 0; answer < classes.length; answer++) {
        var share = classes[answer].length / (double) possible.length;
        if (share > 0 && Judging.ANSWERS.get(answer).solves()) {
          chances[1] += share;
        } else if (share > 0) {
          var further = gather(tree.after(answer), classes[answer], sums, counts);
          for (var calls = 1; calls < LENGTH - 1; calls++) {
            chances[calls + 1] += share * further[calls];
          }
        }
      }
      for (var calls = 0; calls < LENGTH; calls++) {
        sums[possible.length][calls] += chances[calls];
      }
      counts[possible.length]++;
      return chances;
    }

    private static void between(int last, int next) {
      for (var size = last + 1; size < next; size++) {
        var share = Math.log((double) size / last) / Math.log((double) next / last);
        CHANCES[size] = new double[LENGTH];
        for (var calls = 0; calls < LENGTH; calls++) {
          CHANCES[size][calls] = (1 - share) * CHANCES[last][calls] + share * CHANCES[next][calls];
        }
      }
    }
  }
}
