package parlor.games.cambio.bot;

/// A network of one hidden layer that answers how likely this seat wins with what it knows.
final class Network {
  static final int HIDDEN_MAX = 64;

  /// By number read, what it adds to each hidden sum.
  final float[][] into;

  /// What each hidden sum starts at.
  final float[] start;

  /// What each hidden sum above zero adds to the answer.
  final float[] out;

  /// What the answer starts at, as the only one.
  final float[] outStart;

  Network(float[][] into, float[] start, float[] out, float[] outStart) {
    this.into = into;
    this.start = start;
    this.out = out;
    this.outStart = outStart;
  }

  static Network of(Weights weights) {
    var inputs = weights.nextSize();
    var hidden = weights.nextSize();
    var into = new float[inputs][];
    for (var input = 0; input < inputs; input++) {
      into[input] = weights.next(hidden);
    }
    return new Network(into, weights.next(hidden), weights.next(hidden), weights.next(1));
  }

  /// The chance to win.
  float wins(Knowledge knowledge) {
    var sums = knowledge.sums;
    System.arraycopy(start, 0, sums, 0, start.length);
    for (var input = 0; input < into.length; input++) {
      var number = knowledge.numbers[input];
      if (number != 0) {
        var weights = into[input];
        for (var each = 0; each < weights.length; each++) {
          sums[each] += number * weights[each];
        }
      }
    }
    var answer = outStart[0];
    for (var each = 0; each < out.length; each++) {
      answer += Math.max(0, sums[each]) * out[each];
    }
    return chance(answer);
  }

  /// The chance to win had one number been 0 in place of 1 and the one after it 1 in place of 0;
  /// only right after the chance was asked for as it is.
  float winsWithNext(Knowledge knowledge, int input) {
    var sums = knowledge.sums;
    var without = into[input];
    var with = into[input + 1];
    var answer = outStart[0];
    for (var each = 0; each < out.length; each++) {
      answer += Math.max(0, sums[each] - without[each] + with[each]) * out[each];
    }
    return chance(answer);
  }

  private static float chance(float answer) {
    return (float) (1 / (1 + Math.exp(-answer)));
  }
}
