package parlor.bench;

import java.time.Duration;
import java.util.Locale;

/// Measures a stretch of time, and the processor time that the server and this program used in it.
record Stopwatch(Child server, long nanos, Duration serverCpu, Duration ownCpu) {

  record Reading(double seconds, double serverCpuSeconds, double ownCpuSeconds) {
    Reading plus(Reading more) {
      return new Reading(
          seconds + more.seconds,
          serverCpuSeconds + more.serverCpuSeconds,
          ownCpuSeconds + more.ownCpuSeconds);
    }

    double serverCores() {
      return serverCpuSeconds / seconds;
    }

    /// How many cores each kept busy.
    String cores() {
      return String.format(
          Locale.ROOT,
          "cores: server %.2f, generator %.2f",
          serverCores(),
          ownCpuSeconds / seconds);
    }
  }

  static Stopwatch start(Child server) {
    return new Stopwatch(server, System.nanoTime(), server.cpu(), cpu(ProcessHandle.current()));
  }

  Reading read() {
    return new Reading(
        (System.nanoTime() - nanos) / 1e9,
        server.cpu().minus(serverCpu).toNanos() / 1e9,
        cpu(ProcessHandle.current()).minus(ownCpu).toNanos() / 1e9);
  }

  static Duration cpu(ProcessHandle process) {
    return process.info().totalCpuDuration().orElse(Duration.ZERO);
  }
}
