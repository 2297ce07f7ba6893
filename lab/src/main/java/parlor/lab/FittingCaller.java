package parlor.lab;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import parlor.games.numeron.Code;
import parlor.games.numeron.Judging;

/// A caller that calls any code which fits all its answers, each as likely, with everything that
/// can come of it: exact chances, nothing is drawn.
///
/// It is watched by the one who knows the code. What it takes for possible is a state; two such
/// sets are the same state when they are equally many codes and go on to the same states with the
/// same chances, so that nothing that may still come tells them apart. The code is always 012,
/// because renamed digits and exchanged places make it any other.
final class FittingCaller {
  /// More calls than it ever makes, with room to look ahead.
  static final int CALLS_MAX = 16;

  private static final int CODE = 0;

  /// A state.
  ///
  /// @param codes how many codes it takes for possible
  /// @param ways how many of them, when called, lead on to each state; one more ends the search
  private record State(int codes, SortedMap<Integer, Integer> ways) {}

  private final List<State> states = new ArrayList<>();
  private final Map<State, Integer> numbers = new HashMap<>();
  private final Map<BitSet, Integer> known = new HashMap<>();

  /// The numbers of the states there can be, by how many calls were made.
  private final List<List<Integer>> reached = new ArrayList<>();

  /// The places of the next states among those there can be then, by calls made and state.
  private final int[][][] next = new int[CALLS_MAX][][];

  /// The chances of the next states.
  private final double[][][] chances = new double[CALLS_MAX][][];

  /// How likely each state is, by calls made.
  private final double[][] likely = new double[CALLS_MAX + 1][];

  /// The chance to go on for so many further calls, by calls made, further calls, and state.
  private final double[][][] goesOn = new double[CALLS_MAX][][];

  FittingCaller() {
    reached.add(List.of(number(IntStream.range(0, Code.ALL.size()).toArray())));
    likely[0] = new double[] {1};
    for (var calls = 0; calls < CALLS_MAX; calls++) {
      lead(calls);
    }
    for (var calls = CALLS_MAX - 1; calls >= 0; calls--) {
      goesOn[calls] = new double[CALLS_MAX - calls][];
      goesOn[calls][0] = IntStream.range(0, states(calls)).mapToDouble(_ -> 1).toArray();
      for (var further = 1; further < CALLS_MAX - calls; further++) {
        goesOn[calls][further] = before(calls, goesOn[calls + 1][further - 1]);
      }
    }
  }

  /// Works out where the states after so many calls lead.
  private void lead(int calls) {
    var from = reached.get(calls).stream().map(states::get).toList();
    var to = new TreeSet<Integer>();
    from.forEach(state -> to.addAll(state.ways().keySet()));
    var places = List.copyOf(to);
    reached.add(places);
    next[calls] = new int[from.size()][];
    chances[calls] = new double[from.size()][];
    likely[calls + 1] = new double[places.size()];
    for (var i = 0; i < from.size(); i++) {
      var state = from.get(i);
      next[calls][i] = state.ways().keySet().stream().mapToInt(places::indexOf).toArray();
      chances[calls][i] =
          state.ways().values().stream()
              .mapToDouble(ways -> (double) ways / state.codes())
              .toArray();
      for (var way = 0; way < next[calls][i].length; way++) {
        likely[calls + 1][next[calls][i][way]] += likely[calls][i] * chances[calls][i][way];
      }
    }
  }

  /// The number of the state in which it takes these codes for possible.
  private int number(int[] possible) {
    var set = Division.set(possible);
    var found = known.get(set);
    if (found == null) {
      var state = new State(possible.length, ways(possible));
      found = numbers.computeIfAbsent(state, _ -> states.size());
      if (found == states.size()) {
        states.add(state);
      }
      known.put(set, found);
    }
    return found;
  }

  private SortedMap<Integer, Integer> ways(int[] possible) {
    var ways = new TreeMap<Integer, Integer>();
    var calls =
        possible.length == Code.ALL.size()
            ? CallKinds.all()
            : IntStream.of(possible).mapToObj(call -> new CallKinds.Kind(call, 1)).toList();
    for (var kind : calls) {
      if (kind.call() != CODE) {
        var left = Division.of(possible, kind.call())[Judging.answer(CODE, kind.call())];
        ways.merge(number(left), kind.count(), Integer::sum);
      }
    }
    return ways;
  }

  /// How many states there are after so many calls; none once it must have found the code.
  int states(int calls) {
    return reached.get(calls).size();
  }

  /// How likely it is to come to each state.
  double[] likely(int calls) {
    return likely[calls];
  }

  /// What something is worth, by state, before its next call, if that is what it is worth after it
  /// and nothing once the code is found.
  ///
  /// @param calls how many calls it has made
  double[] before(int calls, double[] after) {
    var before = new double[states(calls)];
    for (var state = 0; state < before.length; state++) {
      var to = next[calls][state];
      for (var i = 0; i < to.length; i++) {
        before[state] += chances[calls][state][i] * after[to[i]];
      }
    }
    return before;
  }

  /// The chance of finding the code with exactly so many calls.
  double chance(int calls) {
    return goesOn(0, calls - 1)[0] - goesOn(0, calls)[0];
  }

  /// The chance, by state, that it goes on for so many further calls without finding the code.
  double[] goesOn(int calls, int further) {
    return goesOn[calls][further];
  }
}
