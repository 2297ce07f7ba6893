package parlor.server.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.INTEGER;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Scanner;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import parlor.server.ChildJvm;
import parlor.server.client.ServerProcess;
import parlor.server.storage.DatabaseSettings;
import parlor.server.storage.TestPostgres;
import parlor.testkit.Proves;

/// Two nodes as two processes on one PostgreSQL.
class ClusterTest {
  private static final Duration START = Duration.ofSeconds(90);
  private static final Duration ANSWER = Duration.ofSeconds(20);

  /// What is promised is ten seconds; a busy machine that tests gets more.
  private static final Duration FAILOVER_MAX = Duration.ofSeconds(30);

  private static final List<String> TABLES = IntStream.range(0, 20).mapToObj(i -> "c" + i).toList();

  private final DatabaseSettings.Postgres database = TestPostgres.fresh();
  private final int firstPort = ServerProcess.freePort();
  private final int secondPort = ServerProcess.freePort();
  private ChildJvm first;
  private ChildJvm second;

  @BeforeEach
  void two_nodes_start() {
    first = node(firstPort);
    first.await("up", START);
    second = node(secondPort);
    second.await("up", START);
  }

  @AfterEach
  void both_end() {
    first.close();
    second.close();
  }

  @Test
  @Proves({"PLT-16", "PLT-25"})
  void the_tables_of_a_killed_node_go_on_at_the_other_and_lose_nothing() {
    var acknowledged = askUntilAllAnswer(second, "add");
    assertThat(acknowledged.values().stream().map(Count::node).distinct())
        .as("tables live on both nodes")
        .hasSize(2);
    acknowledged.putAll(ask(second, "add"));

    first.kill();
    var killed = System.nanoTime();
    var after = askUntilAllAnswer(second, "get");
    var outage = Duration.ofNanos(System.nanoTime() - killed);
    System.out.println("ms until all tables answered after kill -9: " + outage.toMillis());

    assertThat(outage).isLessThan(FAILOVER_MAX);
    assertNothingLost(acknowledged, after);
  }

  @Test
  @Proves({"PLT-25", "PLT-26"})
  void a_node_that_is_asked_to_end_hands_its_tables_over_first() {
    var acknowledged = askUntilAllAnswer(second, "add");
    first.terminate();
    assertThat(first.exit(FAILOVER_MAX)).as("ended by the signal").isEqualTo(143);
    assertNothingLost(acknowledged, askUntilAllAnswer(second, "get"));
  }

  /// What was not acknowledged may have been stored all the same.
  private static void assertNothingLost(Map<String, Count> before, Map<String, Count> after) {
    assertThat(after.keySet()).containsAll(TABLES);
    after.forEach((table, count) ->
        assertThat(count)
            .as(table)
            .extracting(Count::number, INTEGER)
            .isGreaterThanOrEqualTo(before.getOrDefault(table, count).number()));
  }

  private ChildJvm node(int port) {
    return ChildJvm.start(
        ClusterChild.class,
        Map.of(
            "PARLOR_DATABASE_URL", database.url(),
            "PARLOR_DATABASE_USER", database.user().orElseThrow(),
            "PARLOR_DATABASE_PASSWORD", database.password().orElseThrow(),
            "PARLOR_CLUSTER_ADDRESS", "127.0.0.1:" + port,
            "PARLOR_CLUSTER_SEEDS", "127.0.0.1:" + firstPort + ",127.0.0.1:" + secondPort));
  }

  private record Count(int number, String node) {}

  /// Asks every table once; those that did not answer are left out.
  private static Map<String, Count> ask(ChildJvm node, String what) {
    TABLES.forEach(table -> node.send(what + " " + table));
    var answers = new TreeMap<String, Count>();
    for (var i = 0; i < TABLES.size(); i++) {
      var answer = new Scanner(node.await("c", ANSWER));
      var table = answer.next();
      if (answer.hasNextInt()) {
        answers.put(table, new Count(answer.nextInt(), answer.next()));
      }
    }
    return answers;
  }

  private static Map<String, Count> askUntilAllAnswer(ChildJvm node, String what) {
    var end = System.nanoTime() + FAILOVER_MAX.toNanos();
    var answers = new TreeMap<String, Count>();
    while (answers.size() < TABLES.size() && System.nanoTime() < end) {
      answers.putAll(ask(node, what));
    }
    return answers;
  }
}
