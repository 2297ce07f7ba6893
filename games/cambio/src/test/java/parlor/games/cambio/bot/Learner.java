package parlor.games.cambio.bot;

import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/// A network that learns, by Adam's method on batches of examples.
final class Learner {
  private static final int BATCH = 128;
  private static final float OF_THE_MEAN = 0.9f;
  private static final float OF_THE_SQUARES = 0.999f;

  private final Network network;
  private final Weights[] weights;
  private int examples;
  private int steps;

  /// Some weights of the network, with what is to be known to change them.
  private static final class Weights {
    private final float[] values;
    private final float[] slopes;
    private final float[] means;
    private final float[] squares;

    Weights(float[] values) {
      this.values = values;
      this.slopes = new float[values.length];
      this.means = new float[values.length];
      this.squares = new float[values.length];
    }

    void step(float rate) {
      for (var each = 0; each < values.length; each++) {
        var slope = slopes[each] / BATCH;
        slopes[each] = 0;
        means[each] = OF_THE_MEAN * means[each] + (1 - OF_THE_MEAN) * slope;
        squares[each] = OF_THE_SQUARES * squares[each] + (1 - OF_THE_SQUARES) * slope * slope;
        values[each] -= rate * means[each] / ((float) Math.sqrt(squares[each]) + 1e-8f);
      }
    }
  }

  Learner(int inputs, int hidden, RandomGenerator luck) {
    this.network =
        new Network(
            IntStream.range(0, inputs)
                .mapToObj(_ -> any(hidden, Math.sqrt(2.0 / inputs), luck))
                .toArray(float[][]::new),
            new float[hidden],
            any(hidden, 0.3 / Math.sqrt(hidden), luck),
            new float[1]);
    this.weights = new Weights[inputs + 3];
    for (var input = 0; input < inputs; input++) {
      weights[input] = new Weights(network.into[input]);
    }
    weights[inputs] = new Weights(network.start);
    weights[inputs + 1] = new Weights(network.out);
    weights[inputs + 2] = new Weights(network.outStart);
  }

  private static float[] any(int size, double spread, RandomGenerator luck) {
    var values = new float[size];
    for (var each = 0; each < size; each++) {
      values[each] = (float) (luck.nextGaussian() * spread);
    }
    return values;
  }

  /// Goes on from a network that may have read less and have had fewer hidden sums; those that it
  /// had not add nothing at first.
  void goOnFrom(Network old) {
    var had = old.start.length;
    for (var input = 0; input < network.into.length; input++) {
      var isNew = input >= old.into.length;
      System.arraycopy(isNew ? new float[had] : old.into[input], 0, network.into[input], 0, had);
    }
    System.arraycopy(old.start, 0, network.start, 0, had);
    Arrays.fill(network.out, 0);
    System.arraycopy(old.out, 0, network.out, 0, had);
    network.outStart[0] = old.outStart[0];
  }

  Network network() {
    return network;
  }

  /// Learns that what is known here wins that often.
  void learn(Knowledge knowledge, float wins, float rate) {
    var error = network.wins(knowledge) - wins;
    var sums = knowledge.sums;
    var inputs = network.into.length;
    var out = weights[inputs + 1];
    weights[inputs + 2].slopes[0] += error;
    for (var each = 0; each < network.start.length; each++) {
      out.slopes[each] += error * Math.max(0, sums[each]);
      sums[each] = sums[each] > 0 ? error * out.values[each] : 0;
      weights[inputs].slopes[each] += sums[each];
    }
    for (var input = 0; input < inputs; input++) {
      var number = knowledge.numbers[input];
      for (var each = 0; number != 0 && each < network.start.length; each++) {
        weights[input].slopes[each] += number * sums[each];
      }
    }
    if (++examples == BATCH) {
      step(rate);
    }
  }

  private void step(float rate) {
    examples = 0;
    steps++;
    var ofMean = 1 - Math.pow(OF_THE_MEAN, steps);
    var ofSquares = 1 - Math.pow(OF_THE_SQUARES, steps);
    for (var each : weights) {
      each.step((float) (rate * Math.sqrt(ofSquares) / ofMean));
    }
  }

  void write(DataOutputStream to) throws IOException {
    to.writeShort(network.into.length);
    to.writeShort(network.start.length);
    for (var each : weights) {
      for (var value : each.values) {
        to.writeShort(Float.floatToFloat16(value));
      }
    }
  }
}
