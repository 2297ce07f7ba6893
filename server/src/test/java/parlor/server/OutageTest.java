package parlor.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import parlor.server.client.Guest;
import parlor.server.client.Match;
import parlor.server.client.SystemCommand;
import parlor.server.storage.DatabaseSettings.Postgres;
import parlor.server.storage.TestPostgres;
import parlor.testkit.Proves;

/// Nothing can be stored for a while: nothing is acknowledged, and then the game goes on.
class OutageTest {
  /// The promise is five seconds; the machine that tests may be busy with other things.
  private static final Duration PATIENCE = Duration.ofSeconds(40);

  private static final String DISK = "24m";

  @TempDir Path data;

  private static Guest.Answer mark(Guest guest, String table, String id, int square) {
    var body = "{\"id\":\"%s\",\"action\":{\"type\":\"mark\",\"square\":%d}}".formatted(id, square);
    return guest.post("/tables/" + table + "/actions", body);
  }

  /// Asks with the same id until it is acknowledged, and says how long that took.
  private static Duration markInTheEnd(Guest guest, String table, String id, int square)
      throws InterruptedException {
    var began = System.nanoTime();
    var answer = mark(guest, table, id, square);
    while (answer.status() != 200) {
      assertThat(answer.code()).isEqualTo("unavailable");
      assertThat(System.nanoTime() - began).isLessThan(PATIENCE.toNanos());
      Thread.sleep(100);
      answer = mark(guest, table, id, square);
    }
    return Duration.ofNanos(System.nanoTime() - began);
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  @Proves({"PLT-7", "PLT-16"})
  void a_full_disk_acknowledges_nothing_and_when_there_is_space_again_the_game_goes_on()
      throws Exception {
    var mounted =
        SystemCommand.succeeds(
            "mount", "-t", "tmpfs", "-o", "size=" + DISK, "parlor-test", data.toString());
    assumeTrue(mounted, "a small disk can be mounted");
    try (var server = TestServer.start(data)) {
      var guests = List.of(server.guest("Ann"), server.guest("Bob"));
      var table = Match.begin("tic-tac-toe", "{}", guests);
      mark(guests.get(0), table, "a1", 4).expect(200);
      var ballast = fill(data.resolve("ballast"));
      assertThat(mark(guests.get(1), table, "b1", 0).code()).isEqualTo("unavailable");
      assertThat(mark(guests.get(1), table, "b1", 0).code()).isEqualTo("unavailable");
      assertThat(status(server, "/health/live")).isEqualTo(200);
      Files.delete(ballast);
      var took = markInTheEnd(guests.get(1), table, "b1", 0);
      System.out.println(
          "disk full: acknowledged " + took.toMillis() + " ms after there was space");
      assertSquares(guests.get(0), table, "[\"O\",\"\",\"\",\"\",\"X\",\"\",\"\",\"\",\"\"]");
      assertThat(status(server, "/health/ready")).isEqualTo(200);
    } finally {
      SystemCommand.succeeds("umount", "-l", data.toString());
    }
  }

  private static void assertSquares(Guest guest, String table, String squares) {
    var view = guest.get("/tables/" + table).expect(200).get("view");
    assertThat(view.get("squares").toString()).isEqualTo(squares);
  }

  /// A file that takes all the space there is.
  private static Path fill(Path file) throws IOException {
    try (OutputStream out = Files.newOutputStream(file)) {
      for (var size = 64 * 1024; size > 0; size /= 2) {
        writeUntilFull(out, size);
      }
    }
    return file;
  }

  private static void writeUntilFull(OutputStream out, int size) {
    try {
      for (var i = 0; i < 100_000; i++) {
        out.write(new byte[size]);
      }
      throw new IllegalStateException("the disk has no end");
    } catch (IOException e) {
      // Full, for pieces of this size.
    }
  }

  private static int status(TestServer server, String path) throws Exception {
    try (var http = HttpClient.newHttpClient()) {
      var request = HttpRequest.newBuilder(server.management().resolve(path)).build();
      return http.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
    }
  }

  @Test
  @Proves({"PLT-7", "PLT-16"})
  void while_the_database_is_away_nothing_is_acknowledged_and_then_the_game_goes_on()
      throws Exception {
    var database = TestPostgres.fresh();
    var settings =
        Map.of(
            "PARLOR_DATABASE_URL", database.url(),
            "PARLOR_DATABASE_USER", database.user().orElseThrow(),
            "PARLOR_DATABASE_PASSWORD", database.password().orElseThrow(),
            "PARLOR_RATE_LIMITS", "off");
    try (var server = TestServer.start(data, settings)) {
      var guests = List.of(server.guest("Ann"), server.guest("Bob"));
      var table = Match.begin("tic-tac-toe", "{}", guests);
      mark(guests.get(0), table, "a1", 4).expect(200);
      shut(database, true);
      assertThat(mark(guests.get(1), table, "b1", 0).code()).isEqualTo("unavailable");
      shut(database, false);
      var took = markInTheEnd(guests.get(1), table, "b1", 0);
      System.out.println(
          "database away: acknowledged " + took.toMillis() + " ms after it was back");
      assertSquares(guests.get(0), table, "[\"O\",\"\",\"\",\"\",\"X\",\"\",\"\",\"\",\"\"]");
    }
  }

  /// Cuts every connection and lets none in, as a database does that starts again; or lets them in.
  private static void shut(Postgres database, boolean isShut) throws SQLException {
    var slash = database.url().lastIndexOf('/') + 1;
    var name = database.url().substring(slash);
    try (var connection =
            DriverManager.getConnection(
                database.url().substring(0, slash) + "postgres",
                database.user().orElseThrow(),
                database.password().orElseThrow());
        var statement = connection.createStatement()) {
      statement.execute("alter database " + name + " with allow_connections " + !isShut);
      if (isShut) {
        statement.execute(
            "select pg_terminate_backend(pid) from pg_stat_activity where datname = '"
                + name
                + "'");
      }
    }
  }
}
