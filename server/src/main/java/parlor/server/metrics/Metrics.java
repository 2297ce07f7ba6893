package parlor.server.metrics;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.DoubleSupplier;

/// Figures about this node, written as Prometheus text. Each is named once, at the start.
public final class Metrics {
  private final List<Figure> figures = new ArrayList<>();

  private interface Figure {
    void write(StringBuilder text);
  }

  /// Something that only grows.
  public Counter counter(String name, String help) {
    var counter = new Counter();
    register(name, "counter", help, text -> line(text, name, "", (double) counter.count.sum()));
    return counter;
  }

  /// Something that is read when asked for.
  public void gauge(String name, String help, DoubleSupplier value) {
    register(name, "gauge", help, text -> line(text, name, "", read(value)));
  }

  /// A figure that cannot be read now must not hide the others.
  private static double read(DoubleSupplier value) {
    try {
      return value.getAsDouble();
    } catch (RuntimeException e) {
      return Double.NaN;
    }
  }

  /// Something that only grows and is counted elsewhere.
  public void counter(String name, String help, DoubleSupplier value) {
    register(name, "counter", help, text -> line(text, name, "", value.getAsDouble()));
  }

  /// How long something takes, in seconds.
  public Histogram histogram(String name, String help) {
    var histogram = new Histogram();
    register(name, "histogram", help, text -> histogram.write(text, name));
    return histogram;
  }

  /// The text of all figures now.
  public synchronized String text() {
    var text = new StringBuilder();
    figures.forEach(figure -> figure.write(text));
    return text.toString();
  }

  private synchronized void register(String name, String type, String help, Figure figure) {
    figures.add(text -> {
      text.append("# HELP ").append(name).append(' ').append(help).append('\n');
      text.append("# TYPE ").append(name).append(' ').append(type).append('\n');
      figure.write(text);
    });
  }

  private static void line(StringBuilder text, String name, String labels, double value) {
    var number =
        Double.isNaN(value)
            ? "NaN"
            : value == Math.rint(value) && Math.abs(value) < 1e15
                ? Long.toString((long) value)
                : String.format(Locale.ROOT, "%.6g", value);
    text.append(name).append(labels).append(' ').append(number).append('\n');
  }

  public static final class Counter {
    private final LongAdder count = new LongAdder();

    public void increment() {
      count.increment();
    }

    public long value() {
      return count.sum();
    }
  }

  public static final class Histogram {
    private static final double[] BOUNDS = {
      0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10
    };

    private final LongAdder[] buckets = new LongAdder[BOUNDS.length + 1];
    private final LongAdder nanos = new LongAdder();

    private Histogram() {
      for (var i = 0; i < buckets.length; i++) {
        buckets[i] = new LongAdder();
      }
    }

    public void record(long took) {
      var i = 0;
      while (i < BOUNDS.length && took > BOUNDS[i] * 1e9) {
        i++;
      }
      buckets[i].increment();
      nanos.add(took);
    }

    private void write(StringBuilder text, String name) {
      var total = 0L;
      for (var i = 0; i < buckets.length; i++) {
        total += buckets[i].sum();
        var bound = i < BOUNDS.length ? Double.toString(BOUNDS[i]) : "+Inf";
        line(text, name + "_bucket", "{le=\"" + bound + "\"}", (double) total);
      }
      line(text, name + "_sum", "", nanos.sum() / 1e9);
      line(text, name + "_count", "", (double) total);
    }
  }
}
