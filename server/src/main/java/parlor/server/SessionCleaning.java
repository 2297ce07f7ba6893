package parlor.server;

import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlor.server.storage.Sessions;

/// Deletes sessions that nobody has used for long: at the start, and every hour.
final class SessionCleaning implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(SessionCleaning.class);
  private static final Duration EVERY = Duration.ofHours(1);

  private final Sessions sessions;
  private final Duration last;
  private final Clock clock;
  private final ScheduledExecutorService thread =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("session-cleaning").factory());

  private SessionCleaning(Sessions sessions, Duration last, Clock clock) {
    this.sessions = sessions;
    this.last = last;
    this.clock = clock;
  }

  /// @param last how long a session lasts that nobody uses
  static SessionCleaning start(Sessions sessions, Duration last, Clock clock) {
    var cleaning = new SessionCleaning(sessions, last, clock);
    var _ =
        cleaning.thread.scheduleWithFixedDelay(
            cleaning::clean, 0, EVERY.toSeconds(), TimeUnit.SECONDS);
    return cleaning;
  }

  private void clean() {
    try {
      var deleted = sessions.deleteUnseenSince(clock.instant().minus(last));
      if (deleted > 0) {
        LOG.info("{} sessions had not been used for {} days", deleted, last.toDays());
      }
    } catch (RuntimeException e) {
      LOG.warn("Old sessions could not be deleted; it is tried again", e);
    }
  }

  @Override
  public void close() {
    thread.shutdownNow();
  }
}
