package parlor.bench;

import static java.util.Objects.requireNonNull;
import static org.openjdk.jmh.annotations.Mode.AverageTime;
import static org.openjdk.jmh.annotations.Mode.SampleTime;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;
import parlor.engine.Box;
import parlor.wire.Shelf;

/// The rules, the solver and the bots alone, each on one thread of a Java machine of its own, by
/// JMH.
final class EngineBench {
  private static final String BYTES = "gc.alloc.rate.norm";
  private static final String MOVES = "moves";
  private static final TimeValue LONG = TimeValue.seconds(1);

  /// Long enough for what takes microseconds.
  private static final TimeValue SHORT = TimeValue.milliseconds(300);

  /// Where a word or a number begins within a name.
  private static final Pattern WORD = Pattern.compile("[A-Z]|(?<!\\d)\\d");

  private EngineBench() {}

  static void run() {
    Bench.say("Rules, solver and bots on one thread; fewest seats, default options.");
    Bench.say("%-34s %14s %14s %14s %14s", "", "µs each", "p95", "a second", "bytes each");
    var boxes = List.copyOf(Shelf.load().boxes());
    var games = boxes.stream().map(Box::key).toArray(String[]::new);
    var bots =
        boxes.stream()
            .flatMap(box -> box.levels().stream().map(level -> box.key() + "/" + level))
            .toArray(String[]::new);
    tell(options(PlayoutBenchmark.class, LONG).mode(AverageTime).param("game", games));
    tell(options(MoveBenchmark.class, LONG).mode(AverageTime).param("game", games));
    tell(options(TableBenchmark.class, LONG).mode(AverageTime).param("game", games));
    tell(options(SolverBenchmark.class, SHORT).mode(AverageTime));
    tell(options(BotBenchmark.class, LONG).mode(SampleTime).param("bot", bots));
  }

  private static ChainedOptionsBuilder options(Class<?> benchmark, TimeValue time) {
    return new OptionsBuilder()
        .include(benchmark.getName() + "\\.")
        .timeUnit(TimeUnit.MICROSECONDS)
        .forks(1)
        .threads(1)
        .warmupIterations(2)
        .warmupTime(time)
        .measurementIterations(3)
        .measurementTime(time)
        .jvmArgs("-Xms1g", "-Xmx1g", "-XX:+UseSerialGC", "--sun-misc-unsafe-memory-access=allow")
        .addProfiler(GCProfiler.class)
        .shouldFailOnError(true)
        .verbosity(VerboseMode.SILENT);
  }

  private static void tell(ChainedOptionsBuilder options) {
    try {
      new Runner(options.build()).run().forEach(EngineBench::tell);
    } catch (RunnerException e) {
      throw new IllegalStateException("JMH could not measure", e);
    }
  }

  private static void tell(RunResult result) {
    var each = result.getPrimaryResult();
    var more = result.getSecondaryResults();
    var bytes = requireNonNull(more.get(BYTES)).getScore();
    row(name(result), each.getScore(), p95(result), bytes);
    var moves = more.get(MOVES);
    if (moves != null) {
      row("  each of its moves", moves.getScore(), "", bytes * moves.getScore() / each.getScore());
    }
  }

  private static void row(String name, double micros, String p95, double bytes) {
    Bench.say("%-34s %,14.2f %14s %,14.0f %,14.0f", name, micros, p95, 1e6 / micros, bytes);
  }

  /// `distanceOf12` with its parameter is called `distance of 12, round 1`.
  private static String name(RunResult result) {
    var words =
        new StringBuilder(WORD.matcher(result.getPrimaryResult().getLabel()).replaceAll(" $0"));
    var parameters = result.getParams();
    for (var key : parameters.getParamsKeys()) {
      words.append(", ").append(key).append(' ').append(parameters.getParam(key));
    }
    return words.toString().toLowerCase(Locale.ROOT);
  }

  /// Only where each operation was timed alone.
  private static String p95(RunResult result) {
    return result.getParams().getMode() == SampleTime
        ? String.format(
            Locale.ROOT, "%,.2f", result.getPrimaryResult().getStatistics().getPercentile(95))
        : "";
  }
}
