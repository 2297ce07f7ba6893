package parlor.server;

import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import parlor.server.Settings.Reading;

/// A short run in which guests come, sit down and play, so that the Java machine can note what a
/// start needs and what playing uses most, and be quicker the next time. Nothing of the operator's
/// is touched.
final class Rehearsal {
  private static final List<String> GAMES = List.of("tic-tac-toe", "nine", "numeron");
  private static final int PAIRS = 30;
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  private Rehearsal() {}

  /// @param data an empty folder
  static void run(Path data, Duration time) {
    var environment =
        Map.of(
            "PARLOR_DATA", data.toString(),
            "PARLOR_HOST", "127.0.0.1",
            "PARLOR_PORT", "0",
            "PARLOR_MANAGEMENT_PORT", "0",
            "PARLOR_RATE_LIMITS", "off");
    if (!(Settings.read(environment) instanceof Reading.Understood(var settings))) {
      throw new IllegalStateException("our own settings are wrong");
    }
    try (var server = Server.startAsGuest(settings);
        var http = HttpClient.newHttpClient()) {
      play(http, URI.create("http://127.0.0.1:" + server.address().getPort()), time);
    }
  }

  private static void play(HttpClient http, URI room, Duration time) {
    var end = System.nanoTime() + time.toNanos();
    var threads = Executors.newVirtualThreadPerTaskExecutor();
    for (var i = 0; i < PAIRS; i++) {
      var game = GAMES.get(i % GAMES.size());
      var random = new SplittableRandom(i);
      threads.execute(() -> {
        var pair = new RehearsalPair(http, room, random);
        while (System.nanoTime() < end) {
          pair.play(game, end);
        }
      });
    }
    threads.shutdown();
    try {
      if (!threads.awaitTermination(time.plus(PATIENCE).toMillis(), TimeUnit.MILLISECONDS)) {
        throw new IllegalStateException("the rehearsal does not end");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
