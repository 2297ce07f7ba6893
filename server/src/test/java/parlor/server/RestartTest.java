package parlor.server;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlor.server.client.Guest;
import parlor.server.client.ServerProcess;
import parlor.testkit.Proves;

/// Kills the whole program again and again while people play.
class RestartTest {
  private static final int KILLS = Integer.getInteger("parlor.kills", 15);

  /// Games that have begun and wait for their people, beside those that are played.
  private static final int WAITING = Integer.getInteger("parlor.waiting", 0);

  @TempDir Path data;

  @Test
  @Proves({"PLT-16", "PLT-9"})
  void nothing_acknowledged_is_lost_or_applied_twice_when_the_server_is_killed()
      throws InterruptedException, ExecutionException, SQLException {
    try (var server = ServerProcess.start(data, Map.of())) {
      for (var i = 0; i < WAITING; i++) {
        begin(Guest.named("w" + i, server.address()));
      }
      var kind = "kill -9 with %d games waiting".formatted(WAITING);
      new Crashes(kind, data, server, server::kill).survive(KILLS);
    }
  }

  private static void begin(Guest host) {
    host.post("/tables", "{\"game\":\"nine\",\"seats\":[\"mine\",\"bot:easy\"],\"start\":true}")
        .expect(201);
  }
}
