package parlor.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlor.server.client.Guest;
import parlor.server.client.Line;
import parlor.server.client.ServerProcess;
import parlor.testkit.Proves;
import parlor.wire.Json;

/// Ends the whole program in good order while people play.
class ShutdownTest {
  @TempDir Path data;

  @Test
  @Proves("PLT-16")
  void who_is_cut_off_by_a_planned_restart_has_not_left_and_is_awaited_back()
      throws SQLException, InterruptedException {
    try (var server = ServerProcess.start(data, Map.of())) {
      var ann = Guest.named("Ann", server.address());
      var bob = Guest.named("Bob", server.address());
      var table = begin(ann, bob);
      var annsLine = ann.connect(table, "");
      var bobsLine = bob.connect(table, "");
      bobsLine.awaitType("snapshot");
      annsLine.act("a1", "{\"type\":\"mark\",\"square\":4}");
      var sequence = annsLine.awaitType("ack").get("seq").asLong();

      var impatient = Thread.ofVirtual().start(() -> returnsAtOnce(bob, bobsLine, table));
      var began = System.nanoTime();
      server.terminate();
      assertThat(Duration.ofNanos(System.nanoTime() - began)).isLessThan(Duration.ofSeconds(10));
      for (var line : List.of(annsLine, bobsLine)) {
        assertThat(line.awaitType("notice").get("inMs").asLong()).isBetween(1L, 1_000L);
        assertThat(line.closeCode()).isEqualTo(1012);
      }
      impatient.join();
      assertThat(rowsAfter(sequence, table)).isEmpty();

      server.restart();
      var back = shown(ann.connect(table, "?takeover=1&from=" + sequence));
      assertThat(back.at("/view/squares/4").asText()).isEqualTo("X");
      assertThat(back.at("/table/seats/1/present").asBoolean()).isTrue();
      assertThat(back.at("/awaited/0/running").asBoolean()).isFalse();
      var both = shown(bob.connect(table, "?takeover=1&from=" + sequence));
      assertThat(both.at("/awaited/0/running").asBoolean()).isTrue();
      assertThat(both.at("/awaited/0/endsInMs").asLong()).isBetween(50_000L, 60_000L);
    }
  }

  @Test
  void a_server_that_stood_still_has_lost_nobody_and_taken_no_time() throws Exception {
    try (var server = ServerProcess.start(data, Map.of())) {
      var ann = Guest.named("Ann", server.address());
      var bob = Guest.named("Bob", server.address());
      var table = begin(ann, bob);
      var lines = List.of(ann.connect(table, ""), bob.connect(table, ""));
      lines.forEach(ShutdownTest::shown);
      server.standStill(Duration.ofSeconds(17));
      Thread.sleep(Duration.ofSeconds(2));
      lines.forEach(line -> line.send("{\"type\":\"ping\"}"));
      lines.forEach(line -> line.awaitType("pong"));
      assertThat(rowsAfter(1, table)).noneMatch(row -> row.contains("dropped"));
      var left = ann.get("/tables/" + table).expect(200).at("/awaited/0/endsInMs").asLong();
      assertThat(left).isBetween(50_000L, 60_000L);
    }
  }

  /// As browsers do: connects again as soon as the line is lost, while the server still ends.
  private static void returnsAtOnce(Guest guest, Line lost, String table) {
    lost.closeCode();
    for (var tries = 0; tries < 10; tries++) {
      try {
        guest.connect(table, "?takeover=1").closeCode();
      } catch (Guest.LineLost e) {
        // Not let in, which is right.
      }
    }
  }

  private static String begin(Guest ann, Guest bob) {
    var made =
        ann.post("/tables", "{\"game\":\"tic-tac-toe\",\"seats\":[\"mine\",\"open\"]}").expect(201);
    bob.post("/tables/join", Json.write(Map.of("code", made.get("code").asText()))).expect(200);
    var table = made.get("table").asText();
    ann.post("/tables/" + table + "/start", "{}").expect(200);
    return table;
  }

  /// The first frame that shows what is now.
  private static JsonNode shown(Line line) {
    return line.await(frame -> frame.has("view") && frame.has("table"));
  }

  private List<String> rowsAfter(long sequence, String table) throws SQLException {
    var found = new ArrayList<String>();
    try (var database = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("parlor.db"));
        var rows =
            database.prepareStatement(
                "select entry from journal where table_id = ? and sequence > ?")) {
      rows.setString(1, table);
      rows.setLong(2, sequence);
      try (var row = rows.executeQuery()) {
        while (row.next()) {
          found.add(row.getString(1));
        }
      }
    }
    return found;
  }
}
