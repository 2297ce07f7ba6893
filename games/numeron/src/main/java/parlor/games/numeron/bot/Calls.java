package parlor.games.numeron.bot;

import java.util.Arrays;
import java.util.stream.IntStream;
import parlor.games.numeron.Belief;
import parlor.games.numeron.Code;
import parlor.games.numeron.Judging;

/// Ways to rate a single call by its possible answers.
final class Calls {
  private static final int CODES = Code.ALL.size();
  private static final int ANSWERS = Judging.ANSWERS.size();
  private static final int SOLVED = ANSWERS - 1;

  /// How much better a rating must be than that of a code which may be right.
  private static final double EQUAL = 1e-9;

  private Calls() {}

  /// Rates a call by the chance of each answer, and what is left after it.
  interface Rating {
    /// @param chances of each answer
    /// @param sizes about how many codes are left after each answer
    double of(double[] chances, double[] sizes);
  }

  /// The call whose answer tells the most.
  static int mostTelling(Belief belief) {
    return best(belief, (chances, _) -> bits(chances));
  }

  static double bits(double[] chances) {
    return Arrays.stream(chances).filter(p -> p > 0).map(p -> -p * Math.log(p)).sum() / Math.log(2);
  }

  /// The call with the least price, each code paying by the call that solves it.
  static int cheapest(Belief belief, int[] prices) {
    return best(
        belief,
        (chances, sizes) -> {
          var price = chances[SOLVED] * prices[0];
          for (var answer = 0; answer < SOLVED; answer++) {
            if (chances[answer] > 0) {
              price += chances[answer] * expected(sizes[answer], prices);
            }
          }
          return -price;
        });
  }

  /// What a code among so many pays, when the first of them is called next time.
  private static double expected(double size, int[] prices) {
    var chances = Pace.chances(size);
    var expected = 0.0;
    for (var calls = 1; calls < chances.length; calls++) {
      expected += chances[calls] * prices[Math.min(calls, prices.length - 1)];
    }
    return expected;
  }

  /// The chance to be right within two calls, and the first of them.
  static Rated pair(Belief belief) {
    var possible = belief.indices();
    var best = new Rated(possible[0], -1);
    for (var call = 0; call < CODES; call++) {
      var most = new double[ANSWERS];
      for (var code : possible) {
        var answer = Judging.answer(code, call);
        most[answer] = Math.max(most[answer], belief.chance(code));
      }
      var chance = Arrays.stream(most).sum() + EQUAL * belief.chance(call);
      if (chance > best.value) {
        best = new Rated(call, chance);
      }
    }
    return best;
  }

  /// A call and what it is worth.
  record Rated(int call, double value) {}

  /// The best of all calls by a rating; among equals one that may be right, and the likeliest.
  static int best(Belief belief, Rating rating) {
    var possible = belief.indices();
    if (possible.length == CODES) {
      return possible[0];
    }
    return IntStream.range(0, CODES)
        .mapToObj(call -> rated(belief, possible, call, rating))
        .max((a, b) -> Double.compare(a.value, b.value))
        .map(Rated::call)
        .orElseThrow();
  }

  private static Rated rated(Belief belief, int[] possible, int call, Rating rating) {
    var chances = new double[ANSWERS];
    var squares = new double[ANSWERS];
    for (var code : possible) {
      var answer = Judging.answer(code, call);
      var chance = belief.chance(code);
      chances[answer] += chance;
      squares[answer] += chance * chance;
    }
    var sizes = new double[ANSWERS];
    Arrays.setAll(sizes, i -> squares[i] > 0 ? chances[i] * chances[i] / squares[i] : 0);
    return new Rated(call, rating.of(chances, sizes) + EQUAL * belief.chance(call));
  }
}
