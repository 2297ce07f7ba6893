package parlor.server.house;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongSupplier;

/// The machine's time. The wall clock is read once; from then on only the monotonic clock counts,
/// so that a clock set forth or back ends nobody's turn.
///
/// A beat is heard twice a second. When it was missing for long, the program was stopped or starved
/// meanwhile and could serve nobody: it serves since the beat is back.
public final class SystemTiming implements Timing, AutoCloseable {
  /// A pause that no healthy program makes.
  static final Duration LAPSE = Duration.ofSeconds(5);

  private static final Duration BEAT = Duration.ofMillis(500);

  private final Instant begin;
  private final LongSupplier nanos;
  private final long first;
  private final AtomicReference<Pulse> pulse;
  private final ScheduledExecutorService alarms =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("parlor-timing").factory());

  /// @param beat when the program was last seen alive
  private record Pulse(long beat, long servingSince) {}

  SystemTiming(Clock clock, LongSupplier nanos) {
    this.begin = clock.instant();
    this.nanos = nanos;
    this.first = nanos.getAsLong();
    this.pulse = new AtomicReference<>(new Pulse(first, first));
  }

  /// Begins to measure.
  public static SystemTiming start() {
    var timing = new SystemTiming(Clock.systemUTC(), System::nanoTime);
    var _ =
        timing.alarms.scheduleAtFixedRate(
            timing::beat, BEAT.toMillis(), BEAT.toMillis(), TimeUnit.MILLISECONDS);
    return timing;
  }

  /// Whoever first looks after a lapse notices it, so that nothing is decided before.
  void beat() {
    var now = nanos.getAsLong();
    pulse.updateAndGet(last ->
        now - last.beat() > LAPSE.toNanos()
            ? new Pulse(now, now)
            : new Pulse(Math.max(now, last.beat()), last.servingSince()));
  }

  @Override
  public Instant now() {
    beat();
    return at(java.util.Objects.requireNonNull(pulse.get()).beat());
  }

  @Override
  public Instant servingSince() {
    return at(java.util.Objects.requireNonNull(pulse.get()).servingSince());
  }

  private Instant at(long nano) {
    return begin.plusNanos(nano - first);
  }

  @Override
  public Alarm schedule(Duration delay, Runnable task) {
    var waiting = alarms.schedule(task, delay.toNanos(), TimeUnit.NANOSECONDS);
    return () -> waiting.cancel(false);
  }

  @Override
  public void close() {
    alarms.shutdownNow();
  }
}
