package parlor.games.numeron;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/// How likely each code is, by the facts that everybody knows of it: answers narrow it, SHUFFLE and
/// CHANGE widen it. Every choice of the side that hides the code is taken as equally likely.
/// RULES.md § Deducing.
public final class Belief {
  private static final int CODES = Code.ALL.size();
  private static final int[][] REORDERINGS =
      Code.ALL.stream().map(code -> indices(code.reorderings())).toArray(int[][]::new);
  private static final int[][][] CHANGES =
      Code.ALL.stream()
          .map(code ->
              IntStream.range(0, Code.PLACES)
                  .mapToObj(place -> indices(code.changes(place)))
                  .toArray(int[][]::new))
          .toArray(int[][][]::new);

  /// Nothing is known.
  public static final Belief BLANK = new Belief(uniform());

  private final double[] weights;

  private Belief(double[] weights) {
    this.weights = weights;
  }

  /// What follows from these facts, in this order.
  public static Belief of(List<Fact> facts) {
    var belief = BLANK;
    for (var fact : facts) {
      belief = belief.after(fact);
    }
    return belief;
  }

  /// The belief after one more fact.
  public Belief after(Fact fact) {
    return switch (fact) {
      case Fact.Judged(var call, var eat, var bite) -> {
        var answer = Judging.ANSWERS.indexOf(new Judgement(eat, bite));
        var called = call.index();
        yield where(code -> Judging.answer(code, called) == answer);
      }
      case Fact.HighLow(var levels) -> where(code -> Code.ALL.get(code).levels().equals(levels));
      case Fact.Target(var digit, var place) ->
          where(code -> Code.ALL.get(code).placeOf(digit).equals(place));
      case Fact.Slash(var difference) -> where(code -> Code.ALL.get(code).slash() == difference);
      case Fact.Shown(var place, var digit) ->
          where(code -> Code.ALL.get(code).digit(place) == digit);
      case Fact.Shuffled() -> spread(REORDERINGS);
      case Fact.Changed(var place, var level) -> changed(place, level);
    };
  }

  private Belief where(IntPredicate holds) {
    var kept = new double[CODES];
    for (var code = 0; code < CODES; code++) {
      if (weights[code] > 0 && holds.test(code)) {
        kept[code] = weights[code];
      }
    }
    return normalised(kept);
  }

  private Belief changed(int place, Level level) {
    var before = where(code -> Level.of(Code.ALL.get(code).digit(place)) == level);
    return before.spread(Arrays.stream(CHANGES).map(places -> places[place]).toArray(int[][]::new));
  }

  /// Each code may have become any of these, with equal chances.
  private Belief spread(int[][] successors) {
    var spread = new double[CODES];
    for (var code = 0; code < CODES; code++) {
      if (weights[code] > 0) {
        for (var next : successors[code]) {
          spread[next] += weights[code] / successors[code].length;
        }
      }
    }
    return normalised(spread);
  }

  private static Belief normalised(double[] weights) {
    var sum = Arrays.stream(weights).sum();
    for (var code = 0; code < CODES; code++) {
      weights[code] = sum > 0 ? weights[code] / sum : 0;
    }
    return new Belief(weights);
  }

  /// The chance of the code with this index; all chances add up to 1.
  public double chance(int code) {
    return weights[code];
  }

  /// The indices of all codes that are still possible, ascending.
  public int[] indices() {
    return IntStream.range(0, CODES).filter(code -> weights[code] > 0).toArray();
  }

  /// All codes that are still possible, ascending.
  public List<Code> possible() {
    return Arrays.stream(indices()).mapToObj(Code.ALL::get).toList();
  }

  private static int[] indices(List<Code> codes) {
    return codes.stream().mapToInt(Code::index).toArray();
  }

  private static double[] uniform() {
    var weights = new double[CODES];
    Arrays.fill(weights, 1.0 / CODES);
    return weights;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Belief that && Arrays.equals(weights, that.weights);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(weights);
  }

  @Override
  public String toString() {
    return possible().size() + " codes possible";
  }
}
