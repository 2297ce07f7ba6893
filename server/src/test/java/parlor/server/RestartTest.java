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
import parlor.server.client.Guest;
import parlor.server.client.Pair;
import parlor.server.client.ServerProcess;
import parlor.testkit.Proves;
import parlor.wire.Json;

/// Kills the whole program again and again while people play.
class RestartTest {
  private static final int KILLS = Integer.getInteger("parlor.kills", 20);

  /// Games that have begun and wait for their people, beside those that are played.
  private static final int WAITING = Integer.getInteger("parlor.waiting", 0);

  private static final int PAIRS = 4;
  private static final int KILLS_BETWEEN_CHECKS = 10;

  @TempDir Path data;

  @Test
  @Proves({"PLT-16", "PLT-9"})
  void nothing_acknowledged_is_lost_or_applied_twice_when_the_server_is_killed()
      throws InterruptedException, ExecutionException, SQLException {
    var seed = Long.getLong("parlor.seed", System.nanoTime());
    var random = new SplitMix64(seed);
    var over = new AtomicBoolean();
    var pairs = new ArrayList<Pair>();
    var ready = new ArrayList<Duration>();
    var back = new ArrayList<Duration>();
    var acknowledged = new ArrayList<Future<List<Pair.Acknowledged>>>();
    try (var server = ServerProcess.start(data, Map.of());
        var players = Executors.newVirtualThreadPerTaskExecutor()) {
      for (var i = 0; i < WAITING; i++) {
        begin(Guest.named("w" + i, server.address()));
      }
      for (var i = 0; i < PAIRS; i++) {
        var pair = new Pair(server.address(), "p" + i);
        pairs.add(pair);
        acknowledged.add(players.submit(() -> pair.playUntil(over)));
      }
      try {
        awaitMore(pairs, acknowledged);
        for (var kill = 0; kill < KILLS; kill++) {
          Thread.sleep(Duration.ofMillis(random.nextLong(0, 400)));
          server.kill();
          var killed = System.nanoTime();
          server.restart();
          ready.add(Duration.ofNanos(System.nanoTime() - killed));
          awaitMore(pairs, acknowledged);
          back.add(Duration.ofNanos(System.nanoTime() - killed));
          if ((kill + 1) % KILLS_BETWEEN_CHECKS == 0) {
            report(kill + 1, ready, back, checked(pairs, seed));
          }
        }
        Thread.sleep(Duration.ofSeconds(1));
      } finally {
        over.set(true);
      }
      for (var future : acknowledged) {
        future.get();
      }
      var total = checked(pairs, seed);
      report(KILLS, ready, back, total);
      assertThat(total).as("seed %d", seed).isGreaterThan(KILLS);
    }
  }

  private static void begin(Guest host) {
    host.post("/tables", "{\"game\":\"nine\",\"seats\":[\"mine\",\"bot:easy\"],\"start\":true}")
        .expect(201);
  }

  private static void report(
      int kills, List<Duration> ready, List<Duration> back, int acknowledged) {
    System.out.printf(
        "kill -9: %d kills, %d acknowledged actions kept; ready after %s, people play again after %s, with %d games waiting%n",
        kills, acknowledged, spread(ready), spread(back), WAITING);
  }

  private static String spread(List<Duration> times) {
    var sorted = times.stream().sorted().toList();
    return "%d ms (median), %d ms (longest)"
        .formatted(sorted.get(sorted.size() / 2).toMillis(), sorted.getLast().toMillis());
  }

  /// Finds every acknowledged action in the journal, once; how many there are.
  private int checked(List<Pair> pairs, long seed) throws SQLException {
    var total = 0;
    for (var pair : pairs) {
      var acks = pair.heard();
      check(acks, seed);
      total += acks.size();
    }
    return total;
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
