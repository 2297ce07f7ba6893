package parlor.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import parlor.server.client.Guest;
import parlor.server.client.ServerProcess;
import parlor.server.storage.DatabaseSettings.Postgres;
import parlor.server.storage.TestPostgres;
import parlor.testkit.Proves;
import parlor.wire.Json;

/// Two nodes on one PostgreSQL database, of which one is killed.
class FailoverTest {
  /// The promise is ten seconds; the machine that tests may be busy with other things.
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  /// The promise is a second; the machine that tests may be busy with other things.
  private static final Duration LOGOUT_MAX = Duration.ofSeconds(3);

  /// Longer than the lease by which a node owns its tables.
  private static final Duration CUT_OFF = Duration.ofSeconds(35);

  private static final int TABLES = 6;

  @TempDir Path data;

  @Test
  @Proves("PLT-25")
  void the_tables_of_a_dead_node_go_on_elsewhere_and_nothing_is_lost()
      throws IOException, InterruptedException {
    var database = TestPostgres.fresh();
    var first = ServerProcess.freePort();
    var seeds = "127.0.0.1:" + first;
    try (var dying = node("a", first, seeds, database);
        var living = node("b", ServerProcess.freePort(), seeds, database)) {
      var games = games(dying.address());
      dying.kill();
      var killed = System.nanoTime();
      for (var game : games) {
        game.goesOnAt(living.address());
      }
      var took = Duration.ofNanos(System.nanoTime() - killed);
      System.out.println("node killed: all tables answered after " + took.toMillis() + " ms");
      assertThat(took).isLessThan(PATIENCE);
    }
  }

  /// The owner is stopped for longer than its lease, so that the other node takes its tables over;
  /// then it goes on, and believes for a moment that they are still its own.
  @Test
  @EnabledIfSystemProperty(named = "parlor.torture", matches = "true")
  @Proves({"PLT-16", "PLT-25"})
  void a_node_that_was_cut_off_and_comes_back_runs_no_table_twice() throws Exception {
    var database = TestPostgres.fresh();
    var first = ServerProcess.freePort();
    var seeds = "127.0.0.1:" + first;
    try (var cutOff = node("a", first, seeds, database);
        var living = node("b", ServerProcess.freePort(), seeds, database)) {
      var games = games(cutOff.address());
      var standing = Thread.ofPlatform().start(() -> cutOff.standStill(CUT_OFF));
      for (var game : games) {
        game.goesOnAt(living.address());
      }
      standing.join();
      var acknowledged = 0;
      for (var round = 0; round < 20; round++) {
        for (var game : games) {
          acknowledged += game.triesAt(cutOff.address(), "late" + round) ? 1 : 0;
        }
        Thread.sleep(100);
      }
      for (var game : games) {
        game.assertTwoSidesAgree(database, living.address());
      }
      System.out.println(
          "cut off for "
              + CUT_OFF.toSeconds()
              + " s: no table ran twice, "
              + acknowledged
              + " late moves");
    }
  }

  @Test
  @Proves({"PLT-25", "PLT-28"})
  void leaving_closes_the_sockets_of_the_session_on_every_node_within_a_second()
      throws IOException, InterruptedException {
    var database = TestPostgres.fresh();
    var first = ServerProcess.freePort();
    var seeds = "127.0.0.1:" + first;
    try (var one = node("a", first, seeds, database);
        var other = node("b", ServerProcess.freePort(), seeds, database)) {
      var ann = Guest.named("Ann", one.address());
      var made =
          ann.post("/tables", "{\"game\":\"tic-tac-toe\",\"seats\":[\"mine\",\"open\"]}")
              .expect(201);
      var line = ann.at(other.address()).connect(made.get("table").asText(), "");
      line.awaitType("snapshot");
      var left = System.nanoTime();
      ann.call("DELETE", "/session", "");
      assertThat(line.closeCode()).isEqualTo(4003);
      assertThat(Duration.ofNanos(System.nanoTime() - left)).isLessThan(LOGOUT_MAX);
    }
  }

  private ServerProcess node(String name, int clusterPort, String seeds, Postgres database)
      throws IOException {
    var settings = new TreeMap<String, String>();
    settings.put("PARLOR_DATABASE_URL", database.url());
    settings.put("PARLOR_DATABASE_USER", database.user().orElseThrow());
    settings.put("PARLOR_DATABASE_PASSWORD", database.password().orElseThrow());
    settings.put("PARLOR_CLUSTER_ADDRESS", "127.0.0.1:" + clusterPort);
    settings.put("PARLOR_CLUSTER_SEEDS", seeds);
    return ServerProcess.start(Files.createDirectory(data.resolve(name)), settings);
  }

  private static List<RunningGame> games(URI room) {
    return IntStream.range(0, TABLES)
        .mapToObj(number -> RunningGame.begin(room, "n" + number))
        .toList();
  }

  /// Two guests in the middle of a game.
  private record RunningGame(List<Guest> guests, String table) {
    static RunningGame begin(URI room, String name) {
      var guests = List.of(Guest.named(name + "x", room), Guest.named(name + "o", room));
      var made =
          guests
              .get(0)
              .post("/tables", "{\"game\":\"tic-tac-toe\",\"seats\":[\"mine\",\"open\"]}")
              .expect(201);
      var table = made.get("table").asText();
      var code = Map.of("code", made.get("code").asText());
      guests.get(1).post("/tables/join", Json.write(code)).expect(200);
      guests.get(0).post("/tables/" + table + "/start", "{}").expect(200);
      var game = new RunningGame(guests, table);
      game.mark(guests.get(0), "first", 0).expect(200);
      game.mark(guests.get(1), "second", 4).expect(200);
      return game;
    }

    private Guest.Answer mark(Guest guest, String id, int square) {
      var body =
          "{\"id\":\"%s\",\"action\":{\"type\":\"mark\",\"square\":%d}}".formatted(id, square);
      return guest.post("/tables/" + table + "/actions", body);
    }

    /// The second player moves by way of this node; whether it was acknowledged.
    boolean triesAt(URI room, String id) {
      try {
        return mark(guests.get(1).at(room), id, 2).status() == 200;
      } catch (Guest.LineLost e) {
        return false;
      }
    }

    /// The journal holds one line of moves, and the board shows just these.
    void assertTwoSidesAgree(Postgres database, URI room) throws SQLException {
      var ids = new ArrayList<String>();
      try (var connection =
              DriverManager.getConnection(
                  database.url(),
                  database.user().orElseThrow(),
                  database.password().orElseThrow());
          var rows =
              connection.prepareStatement(
                  "select entry from journal where table_id = ? order by sequence")) {
        rows.setString(1, table);
        try (var row = rows.executeQuery()) {
          while (row.next()) {
            var id = Json.read(row.getString(1), JsonNode.class).path("cause").path("id").asText();
            if (!id.isEmpty()) {
              ids.add(id);
            }
          }
        }
      }
      assertThat(ids).doesNotHaveDuplicates().startsWith("first", "second", "third");
      var view = guests.get(0).at(room).get("/tables/" + table).expect(200).path("view");
      var marks = view.path("squares").toString().replaceAll("[^XO]", "");
      assertThat(marks).hasSize(ids.size());
    }

    /// What was acknowledged is there, and the next mark is taken.
    void goesOnAt(URI room) throws InterruptedException {
      var end = System.nanoTime() + PATIENCE.toNanos();
      while (System.nanoTime() < end) {
        if (mark(guests.get(0).at(room), "third", 8).status() == 200) {
          var squares = guests.get(0).at(room).get("/tables/" + table).expect(200).path("view");
          assertThat(squares.path("squares").toString())
              .isEqualTo("[\"X\",\"\",\"\",\"\",\"O\",\"\",\"\",\"\",\"X\"]");
          return;
        }
        Thread.sleep(100);
      }
      throw new AssertionError(table + " does not answer from the other node");
    }
  }
}
