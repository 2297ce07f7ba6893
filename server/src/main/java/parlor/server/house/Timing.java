package parlor.server.house;

import java.time.Duration;
import java.time.Instant;

/// What time it is, for all tables of this program, and how to be told later. The time never goes
/// back.
public interface Timing {
  Instant now();

  /// Since when this program has been able to serve people without a break.
  Instant servingSince();

  /// Runs a short task later, on any thread.
  Alarm schedule(Duration delay, Runnable task);

  /// A task that waits for its time.
  interface Alarm {
    void cancel();
  }
}
