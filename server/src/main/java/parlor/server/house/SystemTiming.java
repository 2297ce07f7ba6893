package parlor.server.house;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
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
  private final ScheduledThreadPoolExecutor alarms =
      new ScheduledThreadPoolExecutor(
          1, Thread.ofPlatform().daemon().name("parlor-timing").factory());

  private long lastBeat;
  private long serving;

  SystemTiming(Clock clock, LongSupplier nanos) {
    this.begin = clock.instant();
    this.nanos = nanos;
    this.first = nanos.getAsLong();
    this.lastBeat = first;
    this.serving = first;
    // Most alarms are put off before they ring; none of those waits on.
    alarms.setRemoveOnCancelPolicy(true);
  }

  /// How many tasks wait for their time.
  int waiting() {
    return alarms.getQueue().size();
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
  synchronized void beat() {
    var now = nanos.getAsLong();
    if (now - lastBeat > LAPSE.toNanos()) {
      serving = now;
    }
    lastBeat = Math.max(now, lastBeat);
  }

  @Override
  public synchronized Instant now() {
    beat();
    return at(lastBeat);
  }

  @Override
  public synchronized Instant servingSince() {
    return at(serving);
  }

  private Instant at(long nano) {
    return begin.plusNanos(nano - first);
  }

  /// Once closed nothing rings any more.
  @Override
  public Alarm schedule(Duration delay, Runnable task) {
    try {
      var waiting = alarms.schedule(task, delay.toNanos(), TimeUnit.NANOSECONDS);
      return () -> waiting.cancel(false);
    } catch (RejectedExecutionException e) {
      return () -> {};
    }
  }

  @Override
  public void close() {
    alarms.shutdownNow();
  }
}
