package parlor.games.numeron.bot;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import parlor.games.numeron.Code;
import parlor.games.numeron.Judging;

/// Finds the plan of calls with the least price by branch and bound, where each code pays for the
/// call that solves it: the first call has one price, the second another, and so on, never falling.
///
/// With the prices 1, 2, 3 … that is the least number of calls on average; a price beyond all
/// measure from the seventh call on bounds the worst case at six; and the chance that the other
/// side has won by then makes it a race.
final class TreeSearch {
  private static final int CODES = Code.ALL.size();
  private static final int SOLVED = Judging.ANSWERS.size() - 1;

  /// How many codes can get each answer to one call, the solving one left out.
  private static final int[] CLASS_SIZES_MAX = {210, 252, 63, 2, 126, 42, 3, 21};

  /// How many calls are tried in each position while looking for a first, good plan.
  private static final int[] WIDTHS = {1, 2, 4, CODES};

  /// Sets of fewer codes are searched faster than they are looked up.
  private static final int REMEMBERED_MIN = 5;

  private final int[] prices;

  /// The least price of so many codes from each call on, whatever they are.
  private final int[][] floors;

  private final Map<Position, Found> found = new HashMap<>();
  private int width = CODES;

  /// @param codes how many codes there are at most to begin with
  TreeSearch(int[] prices, int codes) {
    this.prices = prices.clone();
    this.floors = floors(prices, codes);
  }

  private static int[][] floors(int[] prices, int codes) {
    var last = prices.length - 1;
    var floors = new int[prices.length][codes + 1];
    for (var count = 1; count <= codes; count++) {
      floors[last][count] = count * prices[last];
    }
    for (var call = last - 1; call >= 0; call--) {
      fillFloors(floors[call], floors[call + 1], prices[call]);
    }
    return floors;
  }

  /// One code is called itself; each further one goes where it costs least at the next call.
  private static void fillFloors(int[] floor, int[] next, int price) {
    var sizes = new int[CLASS_SIZES_MAX.length];
    for (var count = 1; count < floor.length; count++) {
      if (count == 1) {
        floor[count] = price;
        continue;
      }
      var cheapest = -1;
      for (var answer = 0; answer < sizes.length; answer++) {
        if (sizes[answer] < CLASS_SIZES_MAX[answer]
            && (cheapest < 0 || rise(next, sizes[answer]) < rise(next, sizes[cheapest]))) {
          cheapest = answer;
        }
      }
      floor[count] = floor[count - 1] + rise(next, sizes[cheapest]);
      sizes[cheapest]++;
    }
  }

  private static int rise(int[] floor, int size) {
    return floor[size + 1] - floor[size];
  }

  /// The best plan for these codes, given what is alike among the calls; when time is up, a good
  /// one.
  CallTree best(int[] possible, Symmetry symmetry, BooleanSupplier timeIsUp) {
    var best = widen(Optional.empty(), possible, symmetry, WIDTHS[0]);
    for (var i = 1; i < WIDTHS.length && !timeIsUp.getAsBoolean(); i++) {
      best = widen(best, possible, symmetry, WIDTHS[i]);
    }
    return best.orElseThrow();
  }

  private Optional<CallTree> widen(
      Optional<CallTree> best, int[] possible, Symmetry symmetry, int tried) {
    width = tried;
    var bound = best.map(CallTree::price).orElse(Integer.MAX_VALUE / 2);
    return search(possible, symmetry, 0, bound).or(() -> best);
  }

  /// The best plan that costs at most `bound`, from a call on.
  private Optional<CallTree> search(int[] possible, Symmetry symmetry, int call, int bound) {
    var count = possible.length;
    if (floors[call][count] > bound) {
      return Optional.empty();
    }
    if (count == 1 || call == prices.length - 1) {
      return Optional.of(CallTree.last(possible[0], count * prices[call]));
    }
    if (count < REMEMBERED_MIN) {
      return expand(possible, symmetry, call, bound);
    }
    var position = Position.of(possible, call);
    var known = found.get(position);
    if (known != null && known.answers(bound)) {
      return known.tree().filter(tree -> tree.price() <= bound);
    }
    var best = expand(possible, symmetry, call, bound);
    if (width == CODES) {
      found.put(position, new Found(best, bound));
    }
    return best;
  }

  private Optional<CallTree> expand(int[] possible, Symmetry symmetry, int call, int bound) {
    var separating = separatingMember(possible, call);
    if (separating.isPresent()) {
      return separating.filter(tree -> tree.price() <= bound);
    }
    var limit = bound;
    var best = Optional.<CallTree>empty();
    var candidates = candidates(possible, symmetry, call, bound);
    for (var i = 0; i < Math.min(width, candidates.length); i++) {
      var floor = (int) (candidates[i] >> 32);
      if (floor > limit) {
        break;
      }
      var candidate = (int) candidates[i] & 0xFFFF;
      var tree = follow(possible, symmetry, call, candidate, floor, limit);
      if (tree.isPresent()) {
        best = tree;
        limit = tree.get().price() - 1;
      }
    }
    return best;
  }

  /// A plan that calls one of the codes and knows each other one from the answer: none is better.
  private Optional<CallTree> separatingMember(int[] possible, int call) {
    if (possible.length > SOLVED + 1) {
      return Optional.empty();
    }
    for (var member : possible) {
      var answers = 0;
      for (var code : possible) {
        answers |= 1 << Judging.answer(code, member);
      }
      if (Integer.bitCount(answers) == possible.length) {
        var price = prices[call] + (possible.length - 1) * prices[call + 1];
        var branches = new CallTree[SOLVED + 1];
        for (var code : possible) {
          if (code != member) {
            branches[Judging.answer(code, member)] = CallTree.last(code, prices[call + 1]);
          }
        }
        return Optional.of(CallTree.of(member, price, branches));
      }
    }
    return Optional.empty();
  }

  /// Calls worth trying, the most promising first: their least price in the upper half.
  private long[] candidates(int[] possible, Symmetry symmetry, int call, int bound) {
    var calls = symmetry.calls(possible);
    var kept = new long[calls.length];
    var count = 0;
    var sizes = new int[SOLVED + 1];
    for (var candidate : calls) {
      Arrays.fill(sizes, 0);
      for (var code : possible) {
        sizes[Judging.answer(code, candidate)]++;
      }
      var floor = sizes[SOLVED] * prices[call];
      var largest = 0;
      for (var answer = 0; answer < SOLVED; answer++) {
        floor += floors[call + 1][sizes[answer]];
        largest = Math.max(largest, sizes[answer]);
      }
      if (floor <= bound && largest < possible.length) {
        kept[count++] = (long) floor << 32 | (1L - sizes[SOLVED]) << 16 | candidate;
      }
    }
    var sorted = Arrays.copyOf(kept, count);
    Arrays.sort(sorted);
    return sorted;
  }

  /// The plan that makes this call, if it costs at most `bound`; smallest branches first.
  private Optional<CallTree> follow(
      int[] possible, Symmetry symmetry, int call, int candidate, int floor, int bound) {
    var classes = classes(possible, candidate);
    var branches = new CallTree[SOLVED + 1];
    var further = symmetry.and(candidate);
    var price = floor;
    for (var answer : bySize(classes)) {
      var share = floors[call + 1][classes[answer].length];
      var branch = search(classes[answer], further, call + 1, bound - price + share);
      if (branch.isEmpty()) {
        return Optional.empty();
      }
      branches[answer] = branch.get();
      price += branch.get().price() - share;
    }
    return Optional.of(CallTree.of(candidate, price, branches));
  }

  /// The codes by their answer to a call.
  static int[][] classes(int[] possible, int call) {
    var sizes = new int[SOLVED + 1];
    for (var code : possible) {
      sizes[Judging.answer(code, call)]++;
    }
    var classes = new int[SOLVED + 1][];
    for (var answer = 0; answer <= SOLVED; answer++) {
      classes[answer] = new int[sizes[answer]];
    }
    for (var code : possible) {
      var answer = Judging.answer(code, call);
      classes[answer][--sizes[answer]] = code;
    }
    return classes;
  }

  private static int[] bySize(int[][] classes) {
    var order = new int[SOLVED];
    var count = 0;
    for (var answer = 0; answer < SOLVED; answer++) {
      if (classes[answer].length > 0) {
        var at = count++;
        for (; at > 0 && classes[order[at - 1]].length > classes[answer].length; at--) {
          order[at] = order[at - 1];
        }
        order[at] = answer;
      }
    }
    return Arrays.copyOf(order, count);
  }

  /// What is known of a position: its best plan, or that there is none up to a bound.
  private record Found(Optional<CallTree> tree, int bound) {
    boolean answers(int asked) {
      return tree.isPresent() || asked <= bound;
    }
  }

  /// Which codes are possible, and how many calls were made.
  private record Position(BitsOfCodes codes, int call) {
    static Position of(int[] possible, int call) {
      return new Position(BitsOfCodes.of(possible), call);
    }
  }
}
