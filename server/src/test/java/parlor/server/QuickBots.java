package parlor.server;

import java.time.Duration;
import java.time.Instant;
import parlor.server.house.SystemTiming;
import parlor.server.house.Timing;

/// The real time, but for the pauses in which bots pretend to think.
final class QuickBots implements Timing, AutoCloseable {
  private static final Duration LONGEST_THOUGHT = Duration.ofSeconds(2);
  private static final int QUICKER = 20_000;

  private final SystemTiming real = SystemTiming.start();

  @Override
  public Instant now() {
    return real.now();
  }

  @Override
  public Instant servingSince() {
    return real.servingSince();
  }

  @Override
  public Alarm schedule(Duration delay, Runnable task) {
    var isThought = delay.compareTo(LONGEST_THOUGHT) <= 0;
    return real.schedule(isThought ? delay.dividedBy(QUICKER) : delay, task);
  }

  @Override
  public void close() {
    real.close();
  }
}
