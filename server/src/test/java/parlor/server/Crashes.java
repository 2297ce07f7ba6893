package parlor.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
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
import parlor.engine.SplitMix64;
import parlor.server.client.Pair;
import parlor.server.client.ServerProcess;
import parlor.wire.Json;

/// Ends the whole program badly, again and again, while people play, and holds that no action which
/// was acknowledged is lost or applied twice.
final class Crashes {
  private static final int PAIRS = 4;
  private static final int CRASHES_BETWEEN_CHECKS = 10;
  private static final long PAUSE_MAX_MS = 400;

  private final String kind;
  private final Path data;
  private final ServerProcess server;
  private final Runnable crash;
  private final long seed = Long.getLong("parlor.seed", System.nanoTime());
  private final List<Pair> pairs = new ArrayList<>();
  private final List<Duration> ready = new ArrayList<>();
  private final List<Duration> back = new ArrayList<>();

  /// @param kind what happens, in words
  /// @param crash ends the program, and leaves its data such that it can be started again
  Crashes(String kind, Path data, ServerProcess server, Runnable crash) {
    this.kind = kind;
    this.data = data;
    this.server = server;
    this.crash = crash;
  }

  void survive(int count) throws InterruptedException, ExecutionException, SQLException {
    var random = new SplitMix64(seed);
    var over = new AtomicBoolean();
    var playing = new ArrayList<Future<?>>();
    try (var players = Executors.newVirtualThreadPerTaskExecutor()) {
      for (var i = 0; i < PAIRS; i++) {
        var pair = new Pair(server.address(), "p" + i);
        pairs.add(pair);
        playing.add(players.submit(() -> pair.playUntil(over)));
      }
      try {
        awaitMore(playing);
        for (var done = 1; done <= count; done++) {
          Thread.sleep(random.nextLong(0, PAUSE_MAX_MS));
          crashOnce(playing);
          if (done % CRASHES_BETWEEN_CHECKS == 0) {
            report(done, checked());
          }
        }
        Thread.sleep(Duration.ofSeconds(1));
      } finally {
        over.set(true);
      }
      for (var pair : playing) {
        pair.get();
      }
      var total = checked();
      report(count, total);
      assertThat(total).as("seed %d", seed).isGreaterThan(count);
    }
  }

  private void crashOnce(List<Future<?>> playing) throws InterruptedException, ExecutionException {
    crash.run();
    var ended = System.nanoTime();
    server.restart();
    ready.add(Duration.ofNanos(System.nanoTime() - ended));
    awaitMore(playing);
    back.add(Duration.ofNanos(System.nanoTime() - ended));
  }

  private void report(int crashes, int acknowledged) {
    System.out.printf(
        "%s: %d times, %d acknowledged actions kept; ready after %s, people play again after %s%n",
        kind, crashes, acknowledged, spread(ready), spread(back));
  }

  private static String spread(List<Duration> times) {
    var sorted = times.stream().sorted().toList();
    return "%d ms (median), %d ms (longest)"
        .formatted(sorted.get(sorted.size() / 2).toMillis(), sorted.getLast().toMillis());
  }

  /// Waits until people are playing again.
  private void awaitMore(List<Future<?>> playing) throws InterruptedException, ExecutionException {
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

  /// Finds every acknowledged action in the journal, once; how many there are.
  private int checked() throws SQLException {
    var journals = new HashMap<String, Map<String, List<Long>>>();
    var total = 0;
    for (var pair : pairs) {
      for (var ack : pair.heard()) {
        if (!journals.containsKey(ack.table())) {
          journals.put(ack.table(), actionsOf(ack.table()));
        }
        assertThat(journals.get(ack.table()).get(ack.id()))
            .as("seed %d, %s", seed, ack)
            .containsExactly(ack.sequence());
        total++;
      }
    }
    return total;
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
          var id = Json.read(row.getString(2), JsonNode.class).at("/cause/id").asText();
          if (!id.isEmpty()) {
            actions.computeIfAbsent(id, _ -> new ArrayList<>()).add(row.getLong(1));
          }
        }
      }
    }
    return actions;
  }
}
