package parlor.bench;

import java.time.Duration;

/// The program's own moves and whole games alone, window after window: quick to repeat while one
/// works on them, and it shows when the program is warm.
final class MovesBench {
  private static final int TABLES = 1_000;
  private static final int AT_ONCE = 100;
  private static final int WINDOWS = 8;
  private static final Duration WINDOW = Duration.ofSeconds(8);

  private MovesBench() {}

  static void run() throws InterruptedException {
    try (var server = ParlorServer.start(Bench.ONE_GIGABYTE);
        var load = new TableLoad(server.port(), server.process())) {
      load.sitDown(TABLES);
      load.connect();
      for (var window = 0; window < WINDOWS; window++) {
        told("running games", load.rounds(AT_ONCE, Duration.ZERO, WINDOW));
      }
      for (var window = 0; window < WINDOWS; window++) {
        told("whole games", load.wholeGames(AT_ONCE, WINDOW));
      }
    }
  }

  private static void told(String kind, TableLoad.Outcome outcome) {
    Bench.say(
        "%s: %,.0f moves/s, %.0f µs of the server each, sent to seen %s; %s",
        kind,
        outcome.movesPerSecond(),
        outcome.microsPerMove(),
        outcome.seen(),
        outcome.used().cores());
  }
}
