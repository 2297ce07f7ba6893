package parlor.server.house;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import parlor.tables.Table;
import parlor.tables.TableView;

/// When a table is told that time has come, and when it may leave the memory: frozen, over or in
/// the lobby, with nobody connected.
final class Rest {
  /// How long a table that nobody looks at stays in memory, while its game is still to be played.
  static final Duration AWAKE = Duration.ofSeconds(30);

  /// The same of a table that is over: who only reloads is back by then. After a rematch nobody
  /// comes back, and all that are kept for long the collector has to carry.
  static final Duration AWAKE_AFTERWARDS = Duration.ofSeconds(3);

  private final Timing timing;
  private Optional<Instant> since = Optional.empty();
  private Optional<Waiting> alarm = Optional.empty();

  private record Waiting(Instant until, Timing.Alarm alarm) {}

  Rest(Timing timing) {
    this.timing = timing;
  }

  /// Sets the alarm, or says that the table may go.
  ///
  /// @param idle whether nobody is connected and no bot thinks
  boolean isOver(Table table, boolean idle, Optional<Instant> expiry, Runnable ring) {
    var now = timing.now();
    since = idle && mayRest(table) ? since.or(() -> Optional.of(now)) : Optional.empty();
    var end = since.map(time -> time.plus(awake(table)));
    if (end.filter(time -> !time.isAfter(now)).isPresent()) {
      stop();
      return true;
    }
    earlier(table.wakeAt(), earlier(expiry, end))
        .ifPresentOrElse(time -> wake(now, time, ring), this::stop);
    return false;
  }

  private static Optional<Instant> earlier(Optional<Instant> one, Optional<Instant> other) {
    return one.isEmpty() || (other.isPresent() && other.get().isBefore(one.get())) ? other : one;
  }

  /// Times mostly move on with every row. An alarm that rings too soon is set anew then, which is
  /// much rarer.
  private void wake(Instant now, Instant time, Runnable ring) {
    if (alarm.filter(set -> set.until().isAfter(now) && !set.until().isAfter(time)).isPresent()) {
      return;
    }
    stop();
    alarm = Optional.of(new Waiting(time, timing.schedule(until(now, time), ring)));
  }

  /// Lets a table that nobody has come to, but somebody has asked about, leave the memory soon.
  void sleepOn(Runnable ring) {
    if (alarm.isEmpty()) {
      alarm = Optional.of(new Waiting(timing.now().plus(AWAKE), timing.schedule(AWAKE, ring)));
    }
  }

  /// A game that goes on stays in memory; all else can be read again when it is wanted.
  private static boolean mayRest(Table table) {
    return !table.isMade() || table.phase() != TableView.Phase.PLAYING;
  }

  private static Duration awake(Table table) {
    if (!table.isMade()) {
      return Duration.ZERO;
    }
    return switch (table.phase()) {
      case LOBBY, PLAYING, FROZEN -> AWAKE;
      case FINISHED, ABANDONED -> AWAKE_AFTERWARDS;
    };
  }

  private static Duration until(Instant now, Instant time) {
    return time.isAfter(now) ? Duration.between(now, time) : Duration.ZERO;
  }

  void stop() {
    alarm.ifPresent(set -> set.alarm().cancel());
    alarm = Optional.empty();
  }
}
