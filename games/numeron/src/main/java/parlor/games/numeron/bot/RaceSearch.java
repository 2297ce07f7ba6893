package parlor.games.numeron.bot;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import parlor.games.numeron.Code;
import parlor.games.numeron.Judging;

/// Finds the call that most often wins the race, foreseeing that each later call is chosen by how
/// close the other side has come by then. It weighs the most promising calls only.
final class RaceSearch {
  private static final int CODES = Code.ALL.size();
  private static final int SOLVED = Judging.ANSWERS.size() - 1;

  /// With more codes than this, of calls that divide them into equal numbers one is enough.
  private static final int DISTINCT_MAX = 6;

  /// One code is left, which is called.
  private static final double[] CERTAIN =
      DoubleStream.generate(() -> 1).limit(Pursuit.GROUPS).toArray();

  private final Map<Position, Prospect> found = new HashMap<>();

  /// The chance to win with the best call, and that call, by the group of the other side.
  static final class Prospect {
    private final double[] won;
    private final int[] calls;

    private Prospect(double[] won, int[] calls) {
      this.won = won;
      this.calls = calls;
    }

    double won(int group) {
      return won[group];
    }

    int call(int group) {
      return calls[group];
    }

    private static Prospect certain(double[] won, int call) {
      var calls = new int[Pursuit.GROUPS];
      Arrays.fill(calls, call);
      return new Prospect(won, calls);
    }

    private static Prospect hopeless() {
      var won = new double[Pursuit.GROUPS];
      Arrays.fill(won, -1);
      return new Prospect(won, new int[Pursuit.GROUPS]);
    }

    /// Takes this call where it wins more.
    private void offer(int call, double[] more) {
      for (var group = 0; group < won.length; group++) {
        if (more[group] > won[group]) {
          won[group] = more[group];
          calls[group] = call;
        }
      }
    }
  }

  /// Which codes are possible, and how many calls the other side has made.
  private record Position(BitsOfCodes codes, int calls) {}

  /// @param others how many calls the other side has made
  Prospect best(int[] possible, int others) {
    if (possible.length == 1) {
      return Prospect.certain(CERTAIN, possible[0]);
    }
    var position = new Position(BitsOfCodes.of(possible), others);
    var known = found.get(position);
    if (known != null) {
      return known;
    }
    var prospect = expand(possible, others);
    found.put(position, prospect);
    return prospect;
  }

  private Prospect expand(int[] possible, int others) {
    var best = Prospect.hopeless();
    for (var call : candidates(possible)) {
      best.offer(call, wonBy(possible, call, others));
    }
    return best;
  }

  /// At the start any call will do, and nothing is better than one of the codes which tells all
  /// others apart.
  private static int[] candidates(int[] possible) {
    if (possible.length == CODES) {
      return new int[] {possible[0]};
    }
    for (var member : possible) {
      if (separates(member, possible)) {
        return new int[] {member};
      }
    }
    return promising(possible);
  }

  private static boolean separates(int call, int[] possible) {
    var answers = 0;
    for (var code : possible) {
      var answer = 1 << Judging.answer(code, call);
      if ((answers & answer) != 0) {
        return false;
      }
      answers |= answer;
    }
    return true;
  }

  private double[] wonBy(int[] possible, int call, int others) {
    var classes = TreeSearch.classes(possible, call);
    var after = new double[Pursuit.GROUPS];
    for (var answer = 0; answer < SOLVED; answer++) {
      if (classes[answer].length > 0) {
        var share = (double) classes[answer].length / possible.length;
        var won = classes[answer].length == 1 ? CERTAIN : best(classes[answer], others + 1).won;
        for (var group = 0; group < after.length; group++) {
          after[group] += share * won[group];
        }
      }
    }
    var won = Pursuit.before(after, others);
    var atOnce = (double) classes[SOLVED].length / possible.length;
    for (var group = 0; group < won.length; group++) {
      won[group] += atOnce;
    }
    return won;
  }

  /// How many calls are weighed.
  private static int width(int codes) {
    return codes > 60 ? 4 : codes > 12 ? 20 : 24;
  }

  /// The calls after which the fewest further ones are needed, about.
  private static int[] promising(int[] possible) {
    var ratings = new long[CODES];
    var count = 0;
    var seen = new HashSet<Long>();
    var sizes = new int[SOLVED + 1];
    for (var call = 0; call < CODES; call++) {
      Arrays.fill(sizes, 0);
      var division = divide(possible, call, sizes);
      if (sizes[Judging.answer(possible[0], call)] < possible.length && seen.add(division)) {
        ratings[count++] = Math.round(1e6 * further(sizes)) << 16 | call;
      }
    }
    Arrays.sort(ratings, 0, count);
    return IntStream.range(0, Math.min(count, width(possible.length)))
        .map(i -> (int) ratings[i] & 0xFFFF)
        .toArray();
  }

  /// Fills in how many codes get each answer; answers a number that calls which do the same share.
  private static long divide(int[] possible, int call, int[] sizes) {
    for (var code : possible) {
      sizes[Judging.answer(code, call)]++;
    }
    if (possible.length > DISTINCT_MAX) {
      return Arrays.hashCode(sizes);
    }
    var division = (long) sizes[SOLVED];
    for (var code : possible) {
      division = division * (DISTINCT_MAX + 1) + firstAlike(code, possible, call);
    }
    return division;
  }

  /// Which of the codes is the first with the same answer.
  private static int firstAlike(int code, int[] possible, int call) {
    var first = 0;
    while (Judging.answer(possible[first], call) != Judging.answer(code, call)) {
      first++;
    }
    return first;
  }

  private static double further(int[] sizes) {
    var calls = 0.0;
    for (var answer = 0; answer < SOLVED; answer++) {
      calls += sizes[answer] * Pace.mean(sizes[answer]);
    }
    return calls;
  }
}
