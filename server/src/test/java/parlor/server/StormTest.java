package parlor.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlor.server.client.Guest;
import parlor.server.client.Line;
import parlor.server.client.Match;
import parlor.testkit.Proves;

/// Everybody loses the line at the same moment and comes back at once.
class StormTest {
  private static final int TABLES = Integer.getInteger("parlor.storm.tables", 30);
  private static final Duration ALL_BACK = Duration.ofSeconds(15);

  @TempDir Path data;

  private record Sitting(Guest guest, String table) {
    Line connect() {
      var line = guest.connect(table, "?takeover=1");
      line.await(frame -> frame.has("view"));
      return line;
    }
  }

  @Test
  @Proves("PLT-12")
  void all_are_back_soon_after_all_lines_were_lost_and_play_on() throws Exception {
    try (var server = TestServer.start(data);
        var people = Executors.newVirtualThreadPerTaskExecutor()) {
      var sittings = new ArrayList<Sitting>();
      for (var i = 0; i < TABLES; i++) {
        var pair = List.of(server.guest("x" + i), server.guest("o" + i));
        var table = Match.begin("tic-tac-toe", "{}", pair);
        pair.forEach(guest -> sittings.add(new Sitting(guest, table)));
      }
      var lines = sittings.stream().map(Sitting::connect).toList();
      lines.forEach(Line::close);
      var lost = System.nanoTime();
      var returning = new ArrayList<Future<Line>>();
      sittings.forEach(sitting -> returning.add(people.submit(sitting::connect)));
      for (var back : returning) {
        assertThat(back.get().isClosed()).isFalse();
      }
      var took = Duration.ofNanos(System.nanoTime() - lost);
      System.out.println(
          returning.size() + " lines lost at once: all back after " + took.toMillis() + " ms");
      assertThat(took).isLessThan(ALL_BACK);
      for (var i = 0; i < returning.size(); i += 2) {
        var line = returning.get(i).get();
        line.act("a1", "{\"type\":\"mark\",\"square\":4}");
        assertThat(line.awaitType("ack").get("seq").asLong()).isPositive();
        line.close();
        returning.get(i + 1).get().close();
      }
    }
  }
}
