package parlor.server.house;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.stream.Stream;
import parlor.tables.Table;
import parlor.tables.TableView;

/// When a table is told that time has come, and when it may leave the memory: frozen, over or in
/// the lobby, with nobody connected.
final class Rest {
  /// How long a table that nobody looks at stays in memory.
  static final Duration AWAKE = Duration.ofSeconds(30);

  private final Timing timing;
  private Optional<Instant> since = Optional.empty();
  private Optional<Timing.Alarm> alarm = Optional.empty();

  Rest(Timing timing) {
    this.timing = timing;
  }

  /// Sets the alarm, or says that the table may go.
  ///
  /// @param idle whether nobody is connected and no bot thinks
  boolean isOver(Table table, boolean idle, Optional<Instant> expiry, Runnable ring) {
    var now = timing.now();
    since = idle && mayRest(table) ? since.or(() -> Optional.of(now)) : Optional.empty();
    var end = since.map(time -> time.plus(table.isMade() ? AWAKE : Duration.ZERO));
    stop();
    if (end.filter(time -> !time.isAfter(now)).isPresent()) {
      return true;
    }
    alarm =
        Stream.of(table.wakeAt(), expiry, end)
            .flatMap(Optional::stream)
            .min(Instant::compareTo)
            .map(time -> timing.schedule(until(now, time), ring));
    return false;
  }

  /// Lets a table that nobody has come to, but somebody has asked about, leave the memory soon.
  void sleepOn(Runnable ring) {
    if (alarm.isEmpty()) {
      alarm = Optional.of(timing.schedule(AWAKE, ring));
    }
  }

  /// A game that goes on stays in memory; all else can be read again when it is wanted.
  private static boolean mayRest(Table table) {
    return !table.isMade() || table.phase() != TableView.Phase.PLAYING;
  }

  private static Duration until(Instant now, Instant time) {
    return time.isAfter(now) ? Duration.between(now, time) : Duration.ZERO;
  }

  void stop() {
    alarm.ifPresent(Timing.Alarm::cancel);
    alarm = Optional.empty();
  }
}
