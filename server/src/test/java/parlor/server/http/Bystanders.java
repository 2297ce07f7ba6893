package parlor.server.http;

import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import parlor.server.client.Guest;
import parlor.server.client.Line;

/// People who play at other tables while somebody attacks, and how long each of their moves took.
final class Bystanders implements AutoCloseable {
  private static final int[] DRAWN_GAME = {0, 1, 2, 4, 3, 5, 7, 6, 8};
  private static final Duration BETWEEN_MOVES = Duration.ofMillis(4);

  private final List<List<Line>> tables = new ArrayList<>();

  Bystanders(URI room, int count) {
    for (var number = 0; number < count; number++) {
      var behind = "198.51." + number % 250 + ".7";
      var ann = Guest.named("Ann", room, behind);
      var bob = Guest.named("Bob", room, behind);
      var made =
          ann.post("/tables", "{\"game\":\"tic-tac-toe\",\"seats\":[\"mine\",\"open\"]}")
              .expect(201);
      bob.post("/tables/join", "{\"code\":\"" + made.get("code").asText() + "\"}").expect(200);
      var table = made.get("table").asText();
      var lines = List.of(ann.connect(table, ""), bob.connect(table, ""));
      lines.forEach(line -> line.awaitType("snapshot"));
      ann.post("/tables/" + table + "/start", "").expect(200);
      tables.add(lines);
    }
  }

  /// Plays every game to its end; the time from each move to its acknowledgement, in order of size.
  List<Duration> play() throws InterruptedException {
    var times = new ArrayList<Duration>();
    for (var turn = 0; turn < DRAWN_GAME.length; turn++) {
      for (var lines : tables) {
        var line = lines.get(turn % 2);
        var began = System.nanoTime();
        line.act("m" + turn, "{\"type\":\"mark\",\"square\":" + DRAWN_GAME[turn] + "}");
        line.awaitType("ack");
        times.add(Duration.ofNanos(System.nanoTime() - began));
        Thread.sleep(BETWEEN_MOVES);
      }
    }
    times.sort(Duration::compareTo);
    return times;
  }

  /// The time within which so many of a hundred moves were acknowledged.
  static Duration percentile(List<Duration> sorted, int percent) {
    return sorted.get((sorted.size() - 1) * percent / 100);
  }

  @Override
  public void close() {
    tables.forEach(lines -> lines.forEach(Line::close));
  }
}
