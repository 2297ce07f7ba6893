package parlor.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import parlor.server.client.Contest;
import parlor.server.client.Forwarder;
import parlor.server.client.ServerProcess;
import parlor.server.client.TestNetwork;
import parlor.server.storage.DatabaseSettings.Postgres;
import parlor.server.storage.TestPostgres;
import parlor.testkit.Proves;
import parlor.wire.Json;

/// Two nodes on two computers whose cables are cut, while people act at the same tables by way of
/// both. Needs the right to make network namespaces, and about a minute for each test.
@EnabledIfSystemProperty(named = "parlor.torture", matches = "true")
class NetworkCutTest {
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  /// For an answer that was on its way.
  private static final Duration ON_ITS_WAY = Duration.ofMillis(500);

  private static final int TABLES = 5;

  @TempDir Path data;

  private TestNetwork network;
  private Forwarder postgres;
  private Postgres database;
  private final List<ServerProcess> nodes = new ArrayList<>();
  private List<Contest> contests = List.of();

  @BeforeEach
  void two_computers_begin_to_play() throws IOException {
    TestNetwork.obstacle().ifPresent(why -> abort("no cables can be cut: " + why));
    database = TestPostgres.fresh();
    network = TestNetwork.make();
    postgres = Forwarder.at(network.switchAddress(), URI.create(plainUrl()).getPort());
    nodes.add(node(0));
    nodes.add(node(1));
    contests =
        IntStream.range(0, TABLES)
            .mapToObj(number -> Contest.begin("c" + number, nodes.get(0).address()))
            .toList();
  }

  @AfterEach
  void all_is_taken_down() throws InterruptedException {
    for (var contest : contests) {
      contest.stop();
    }
    nodes.forEach(ServerProcess::close);
    if (postgres != null) {
      postgres.close();
    }
    if (network != null) {
      network.close();
    }
  }

  @Test
  @Proves({"PLT-16", "PLT-25"})
  void when_two_nodes_lose_each_other_one_ends_and_no_table_runs_twice() throws Exception {
    beginEverywhere();
    var clock = Standing.of(nodes);
    network.cutBetween();
    var cut = System.nanoTime();
    var answered = nodes.stream().map(clock::answersAt).toList();
    await("one of the two has ended", () -> nodes.stream().anyMatch(node -> !node.isAlive()));
    var lost = nodes.get(0).isAlive() ? 1 : 0;
    print("the node without the lease ended", cut);
    goesOnAt(1 - lost, cut, clock, answered.get(1 - lost));
    healAndAssert(lost);
  }

  @Test
  @Proves({"PLT-16", "PLT-25"})
  void a_node_that_hears_neither_the_other_nor_the_database_acknowledges_nothing()
      throws Exception {
    beginEverywhere();
    var clock = Standing.of(nodes);
    network.cutOff(0);
    var cut = System.nanoTime();
    goesOnAt(1, cut, clock, clock.answersAt(nodes.get(1)));
    await("the node that was cut off has ended", () -> !nodes.get(0).isAlive());
    print("the node that was cut off ended", cut);
    var late = cut + ON_ITS_WAY.toNanos();
    assertThat(contests).noneMatch(contest -> contest.isServedBy(0, late));
    healAndAssert(0);
  }

  private void beginEverywhere() throws InterruptedException {
    var addresses = nodes.stream().map(ServerProcess::address).toList();
    contests.forEach(contest -> contest.playAt(addresses));
    awaitServed(List.of(0, 1), System.nanoTime());
  }

  /// Every table answers by way of this node, and nobody's time was taken by the outage.
  private void goesOnAt(int node, long cut, Standing clock, CompletableFuture<Long> answering)
      throws Exception {
    var answered = answering.get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
    awaitServed(List.of(node), System.nanoTime());
    print("all tables were served by the other", cut);
    clock.assertRightAt(nodes.get(node), cut, answered);
  }

  private void healAndAssert(int lost) throws Exception {
    network.heal();
    nodes.get(lost).restart();
    awaitServed(List.of(0, 1), System.nanoTime());
    for (var contest : contests) {
      contest.stop();
    }
    var total = 0;
    for (var contest : contests) {
      total += assertEachOnce(contest);
    }
    System.out.println("network cut: " + total + " acknowledged actions, each stored once");
  }

  private void awaitServed(List<Integer> by, long since) throws InterruptedException {
    await(
        "every table is served by " + by,
        () ->
            contests.stream()
                .allMatch(
                    contest -> by.stream().allMatch(node -> contest.isServedBy(node, since))));
  }

  private static void await(String what, BooleanSupplier isSo) throws InterruptedException {
    var end = System.nanoTime() + PATIENCE.toNanos();
    while (!isSo.getAsBoolean()) {
      assertThat(System.nanoTime()).as(what).isLessThan(end);
      Thread.sleep(50);
    }
  }

  private static void print(String what, long since) {
    var took = Duration.ofNanos(System.nanoTime() - since);
    System.out.println("network cut: " + what + " after " + took.toMillis() + " ms");
  }

  /// What was acknowledged is in the journal once, at the number that was acknowledged.
  private int assertEachOnce(Contest contest) throws SQLException {
    var stored = new HashMap<String, List<Long>>();
    for (var row : rows(contest.table()).entrySet()) {
      var id = row.getValue().path("cause").path("id").asText();
      stored.computeIfAbsent(id, _ -> new ArrayList<>()).add(row.getKey());
    }
    var acknowledged = contest.acknowledged();
    assertThat(acknowledged)
        .allSatisfy(a ->
            assertThat(stored.getOrDefault(a.id(), List.of()))
                .as(a.id())
                .containsExactly(a.sequence()));
    return acknowledged.size();
  }

  private Map<Long, JsonNode> rows(String table) throws SQLException {
    var rows = new TreeMap<Long, JsonNode>();
    try (var connection =
            DriverManager.getConnection(
                database.url(), database.user().orElseThrow(), database.password().orElseThrow());
        var query =
            connection.prepareStatement("select sequence, entry from journal where table_id = ?")) {
      query.setString(1, table);
      try (var row = query.executeQuery()) {
        while (row.next()) {
          rows.put(row.getLong(1), Json.read(row.getString(2), JsonNode.class));
        }
      }
    }
    return rows;
  }

  private ServerProcess node(int number) throws IOException {
    var computer = network.computer(number);
    var settings = new TreeMap<String, String>();
    var port = URI.create(plainUrl()).getPort();
    settings.put(
        "PARLOR_DATABASE_URL",
        database
            .url()
            .replace("127.0.0.1:" + port, network.switchAddress() + ":" + postgres.port()));
    settings.put("PARLOR_DATABASE_USER", database.user().orElseThrow());
    settings.put("PARLOR_DATABASE_PASSWORD", database.password().orElseThrow());
    settings.put("PARLOR_CLUSTER_ADDRESS", computer.address() + ":25520");
    settings.put(
        "PARLOR_CLUSTER_SEEDS",
        network.computer(0).address() + ":25520," + network.computer(1).address() + ":25520");
    return ServerProcess.startAt(
        computer, Files.createDirectory(data.resolve("node" + number)), settings);
  }

  private String plainUrl() {
    return database.url().substring("jdbc:".length());
  }
}
