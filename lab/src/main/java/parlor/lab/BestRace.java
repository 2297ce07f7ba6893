package parlor.lab;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import parlor.games.numeron.Code;

/// The most that any way of calling can win in a race without items against a caller of any fitting
/// code: a search through everything that may happen to both sides.
///
/// The other side's search does not depend on ours, so what matters is which codes are possible and
/// in which state the other side is. For each such position every call is weighed, but for those
/// that cannot win more than one already weighed: because they divide the codes into the same
/// parts, or because even a division as fine as can be of what they leave would not win more. A
/// call that tells nothing is never better than one of the possible codes, which tells something
/// and may be right. Where many codes are possible, a call is also left out if that finest division
/// would win hardly more; it then counts as if it did, so that the result is never too low.
///
/// What is won is counted in codes: the sum, over the possible codes, of the chances to win.
final class BestRace {
  private static final int CODES = Code.ALL.size();

  private static final int[] ALL = IntStream.range(0, CODES).toArray();
  private static final int[] FIRST_CALL = {0};
  private static final int[] SECOND_CALLS =
      CallKinds.all().stream().mapToInt(CallKinds.Kind::call).toArray();

  /// What may be left after the first call.
  private static final Set<BitSet> AFTER_FIRST =
      Arrays.stream(Division.of(ALL, FIRST_CALL[0]))
          .map(Division::set)
          .collect(Collectors.toUnmodifiableSet());

  /// How many groups of calls there are by how much they may tell.
  private static final int GROUPS = 2 * (Division.SOLVED + 1);

  private static final int NOTHING = -1;

  /// No state is left, because the other side must have found the code.
  private static final double[] NOBODY = {};

  /// Codes of which one tells all others apart are at most one for each answer.
  private static final int APART_MAX = Division.SOLVED + 1;

  /// Sets of fewer codes are searched faster than they are looked up.
  private static final int REMEMBERED_MIN = 7;

  /// More calls than the other side ever makes.
  private static final int CALLS_MAX = 12;

  /// With more codes than this, a call that may win hardly more is left out.
  private static final int EXACT_MAX = 20;

  /// By how much each of our calls may make the result too high in this way.
  private static final double SLACK = 2e-4;

  /// Differences that come from rounding.
  private static final double EQUAL = 1e-9;

  private final FittingCaller rival;
  private final Ceiling ceiling;

  /// What is won when one of the codes tells all others apart, by calls and number of codes.
  private final List<List<double[]>> apart;

  private final List<Map<BitSet, double[]>> found =
      Stream.generate(() -> (Map<BitSet, double[]>) new HashMap<BitSet, double[]>())
          .limit(CALLS_MAX)
          .toList();

  BestRace(FittingCaller rival) {
    this.rival = rival;
    this.ceiling = new Ceiling(rival);
    this.apart =
        IntStream.range(0, CALLS_MAX)
            .mapToObj(calls ->
                IntStream.rangeClosed(0, APART_MAX)
                    .mapToObj(codes -> ceiling.won(calls, 1, codes - 1))
                    .toList())
            .toList();
  }

  /// The chance to win for the side that calls first.
  double callingFirst() {
    return best(ALL, 0)[0] / CODES;
  }

  /// The chance to win for the side that calls second.
  double callingSecond() {
    return rival.before(0, best(ALL, 1))[0] / CODES;
  }

  /// The most that can be won of these codes when it is our turn, by the state of the other side.
  ///
  /// @param calls how many calls the other side has made
  double[] best(int[] possible, int calls) {
    if (possible.length <= APART_MAX && Ceiling.parts(possible) == possible.length) {
      return apart.get(calls).get(possible.length);
    }
    if (rival.states(calls) == 0) {
      return NOBODY;
    }
    if (possible.length < REMEMBERED_MIN) {
      return search(possible, calls);
    }
    var set = Division.set(possible);
    var known = found.get(calls).get(set);
    if (known == null) {
      known = search(possible, calls);
      found.get(calls).put(set, known);
    }
    return known;
  }

  private double[] search(int[] possible, int calls) {
    var best = new double[rival.states(calls)];
    var slack = slack(possible.length, calls);
    var groups = groups(possible);
    for (var group = GROUPS - 1; group > 0; group--) {
      var most = ceiling.of(possible.length, group % 2, group / 2, calls);
      for (var call : distinct(possible, groups, isBelow(best, most) ? group : NOTHING)) {
        if (isBelow(best, most)) {
          weigh(best, possible, call, calls, slack);
        }
      }
    }
    return best;
  }

  /// How much too high each state may be: the less likely it is, the more.
  private double[] slack(int codes, int calls) {
    var likely = rival.likely(calls);
    return Arrays.stream(likely)
        .map(chance -> codes <= EXACT_MAX ? EQUAL : SLACK * codes / likely.length / chance)
        .toArray();
  }

  private static boolean isBelow(double[] best, double[] most) {
    for (var state = 0; state < best.length; state++) {
      if (best[state] + EQUAL < most[state]) {
        return true;
      }
    }
    return false;
  }

  /// By call, how much it may tell: twice the number of the answers that do not solve, and one more
  /// if it may solve; nothing where there is one answer only.
  private static int[] groups(int[] possible) {
    var groups = new int[CODES];
    Arrays.fill(groups, NOTHING);
    for (var call : calls(possible)) {
      var answers = Division.answers(possible, call);
      var solving = answers >> Division.SOLVED;
      if (Integer.bitCount(answers) > 1) {
        groups[call] = 2 * (Integer.bitCount(answers) - solving) + solving;
      }
    }
    return groups;
  }

  /// One first call is like any other, and so are second calls of one kind.
  private static int[] calls(int[] possible) {
    if (possible.length == CODES) {
      return FIRST_CALL;
    }
    return AFTER_FIRST.contains(Division.set(possible)) ? SECOND_CALLS : ALL;
  }

  /// One call of this group for each way to divide the codes, the most even first.
  private static int[] distinct(int[] possible, int[] groups, int group) {
    var seen = new HashSet<String>();
    return IntStream.range(0, CODES)
        .filter(call -> groups[call] == group && seen.add(Division.parts(possible, call)))
        .mapToLong(call -> (long) Division.unevenness(possible, call) << 32 | call)
        .sorted()
        .mapToInt(rated -> (int) rated)
        .toArray();
  }

  /// Takes what this call wins where it is more, or what it would win at most if that is hardly
  /// more.
  private void weigh(double[] best, int[] possible, int call, int calls, double[] slack) {
    var parts = Division.of(possible, call);
    if (possible.length >= REMEMBERED_MIN) {
      var isSecond = AFTER_FIRST.contains(Division.set(possible));
      var most =
          afterwards(
              parts, calls, part -> isSecond ? most(part, calls + 1) : ceiling.of(part, calls + 1));
      if (IntStream.range(0, best.length).allMatch(i -> most[i] <= best[i] + slack[i])) {
        raise(best, most);
        return;
      }
    }
    raise(best, afterwards(parts, calls, part -> best(part, calls + 1)));
  }

  /// More than can be won of these codes, a call further than the ceiling sees.
  private double[] most(int[] possible, int calls) {
    if (possible.length <= EXACT_MAX) {
      return ceiling.of(possible, calls);
    }
    var most = new double[rival.states(calls)];
    var seen = new HashSet<String>();
    for (var call = 0; call < CODES; call++) {
      if (seen.add(Division.parts(possible, call))) {
        var parts = Division.of(possible, call);
        raise(most, afterwards(parts, calls, part -> ceiling.of(part, calls + 1)));
      }
    }
    return most;
  }

  private static void raise(double[] best, double[] won) {
    Arrays.setAll(best, state -> Math.max(best[state], won[state]));
  }

  /// What a call wins if each part of the codes is worth so much after the other side's next call.
  private double[] afterwards(int[][] parts, int calls, Function<int[], double[]> worth) {
    var after = new double[rival.states(calls + 1)];
    for (var answer = 0; answer < Division.SOLVED; answer++) {
      if (parts[answer].length > 0) {
        var part = worth.apply(parts[answer]);
        Arrays.setAll(after, state -> after[state] + part[state]);
      }
    }
    var won = rival.before(calls, after);
    var solved = parts[Division.SOLVED].length;
    Arrays.setAll(won, state -> won[state] + solved);
    return won;
  }
}
