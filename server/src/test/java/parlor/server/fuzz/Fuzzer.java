package parlor.server.fuzz;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import parlor.server.fuzz.Decoder.Input;

/// Looks for a text that breaks a decoder's promise: damages what it knows, and keeps each text
/// that led the decoder to where none had led it before, to be damaged further.
final class Fuzzer {
  /// Reading one text may take this long on a processor, and no longer.
  private static final Duration READING_MAX = Duration.ofSeconds(1);

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final Decoder decoder;
  private final List<Input> corpus = new ArrayList<>();
  private final Damage damage;
  private long executions;

  /// @param finding the text that broke the promise, and how
  record Result(
      String decoder, long executions, int corpus, int places, Optional<Finding> finding) {}

  record Finding(Input input, Throwable broken) {}

  static final class TooSlow extends RuntimeException {
    TooSlow(Duration took) {
      super("read for " + took.toMillis() + " ms");
    }
  }

  Fuzzer(Decoder decoder, RandomGenerator random) {
    this.decoder = decoder;
    this.damage = new Damage(random, corpus, decoder.situations());
  }

  /// Searches for so long a time of computing, or until it has found something.
  Result search(Duration time) {
    Probes.clear();
    Probes.begin();
    var end = THREADS.getCurrentThreadCpuTime() + time.toNanos();
    for (var sample : decoder.samples()) {
      var finding = read(sample);
      if (finding.isPresent()) {
        return result(finding);
      }
    }
    if (corpus.isEmpty()) {
      corpus.add(new Input(0, "{}"));
    }
    while (THREADS.getCurrentThreadCpuTime() < end) {
      var finding = read(damage.next());
      if (finding.isPresent()) {
        return result(finding);
      }
    }
    return result(Optional.empty());
  }

  private Result result(Optional<Finding> finding) {
    return new Result(decoder.name(), executions, corpus.size(), Probes.reached(), finding);
  }

  private Optional<Finding> read(Input input) {
    executions++;
    Probes.forget();
    var began = THREADS.getCurrentThreadCpuTime();
    try {
      decoder.read(input);
      var took = Duration.ofNanos(THREADS.getCurrentThreadCpuTime() - began);
      if (took.compareTo(READING_MAX) > 0) {
        throw new TooSlow(took);
      }
    } catch (Throwable broken) {
      return Optional.of(new Finding(input, broken));
    }
    if (Probes.seesNews()) {
      corpus.add(input);
    }
    return Optional.empty();
  }
}
