package parlor.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlor.engine.SplitMix64;
import parlor.server.client.Pair;
import parlor.server.client.ServerProcess;
import parlor.testkit.Proves;
import parlor.wire.Json;

/// Kills the whole program again and again while people play.
class RestartTest {
  private static final int KILLS = 20;
  private static final int PAIRS = 4;

  @TempDir Path data;

  @Test
  @Proves({"PLT-16", "PLT-9"})
  void nothing_acknowledged_is_lost_or_applied_twice_when_the_server_is_killed()
      throws InterruptedException, ExecutionException, SQLException {
    var seed = Long.getLong("parlor.seed", System.nanoTime());
    var random = new SplitMix64(seed);
    var over = new AtomicBoolean();
    var pairs = new ArrayList<Pair>();
    var acknowledged = new ArrayList<Future<List<Pair.Acknowledged>>>();
    try (var server = ServerProcess.start(data, Map.of());
        var players = Executors.newVirtualThreadPerTaskExecutor()) {
      for (var i = 0; i < PAIRS; i++) {
        var pair = new Pair(server.address(), "p" + i);
        pairs.add(pair);
        acknowledged.add(players.submit(() -> pair.playUntil(over)));
      }
      try {
        for (var kill = 0; kill < KILLS; kill++) {
          awaitMore(pairs, acknowledged);
          Thread.sleep(Duration.ofMillis(random.nextLong(0, 400)));
          server.kill();
          server.restart();
        }
        Thread.sleep(Duration.ofSeconds(1));
      } finally {
        over.set(true);
      }
      var total = 0;
      for (var future : acknowledged) {
        var acks = future.get();
        total += acks.size();
        check(acks, seed);
      }
      System.out.println("kill -9: " + KILLS + " kills, " + total + " acknowledged actions kept");
      assertThat(total).as("seed %d", seed).isGreaterThan(KILLS);
    }
  }

  /// Waits until people are playing again.
  private static void awaitMore(List<Pair> pairs, List<Future<List<Pair.Acknowledged>>> playing)
      throws InterruptedException, ExecutionException {
    var before = pairs.stream().mapToInt(Pair::count).sum();
    for (var wait = 0; wait < 1_200; wait++) {
      if (pairs.stream().mapToInt(Pair::count).sum() > before + PAIRS) {
        return;
      }
      for (var pair : playing) {
        if (pair.isDone()) {
          pair.get();
        }
      }
      Thread.sleep(50);
    }
    throw new AssertionError("nobody plays any more");
  }

  private void check(List<Pair.Acknowledged> acknowledged, long seed) throws SQLException {
    var journals = new HashMap<String, Map<String, List<Long>>>();
    for (var ack : acknowledged) {
      if (!journals.containsKey(ack.table())) {
        journals.put(ack.table(), actionsOf(ack.table()));
      }
      assertThat(journals.get(ack.table()).get(ack.id()))
          .as("seed %d, %s", seed, ack)
          .containsExactly(ack.sequence());
    }
  }

  /// Which rows of a table's journal hold which action's id.
  private Map<String, List<Long>> actionsOf(String table) throws SQLException {
    var actions = new HashMap<String, List<Long>>();
    try (var database = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("parlor.db"));
        var rows =
            database.prepareStatement(
                "select sequence, entry from journal where table_id = ? order by sequence")) {
      rows.setString(1, table);
      try (var row = rows.executeQuery()) {
        while (row.next()) {
          var cause = Json.read(row.getString(2), com.fasterxml.jackson.databind.JsonNode.class);
          var id = cause.path("cause").path("id").asText();
          if (!id.isEmpty()) {
            actions.computeIfAbsent(id, _ -> new ArrayList<>()).add(row.getLong(1));
          }
        }
      }
    }
    return actions;
  }
}
