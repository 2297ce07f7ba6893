package parlor.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlor.server.storage.Database;
import parlor.server.storage.DatabaseSettings;
import parlor.server.storage.Sessions;
import parlor.testkit.Proves;

/// How long sessions last, through the public door.
final class SessionsTest {
  @TempDir Path data;

  @Test
  @Proves({"PLT-1", "PLT-28"})
  void a_session_that_nobody_has_used_for_long_is_deleted_and_others_stay() throws Exception {
    var longAgo = Clock.offset(Clock.systemUTC(), Duration.ofDays(-31));
    var lately = Clock.offset(Clock.systemUTC(), Duration.ofDays(-29));
    try (var database = Database.open(new DatabaseSettings.Embedded(data))) {
      new Sessions(database, longAgo).open("Old").toCompletableFuture().join();
      new Sessions(database, lately).open("Young").toCompletableFuture().join();
    }
    try (var server = TestServer.start(data, Map.of("PARLOR_SESSION_DAYS", "30"))) {
      server.guest("New").get("/session").expect(200);
      Thread.sleep(500);
    }
    try (var database = Database.open(new DatabaseSettings.Embedded(data))) {
      var names =
          database.read(handle ->
              handle
                  .createQuery("select name from sessions order by name")
                  .mapTo(String.class)
                  .list());
      assertThat(names).containsExactly("New", "Young");
    }
  }
}
