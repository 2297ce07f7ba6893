package parlor.server.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlor.server.storage.CannotStart;
import parlor.server.storage.DatabaseSettings;
import parlor.server.storage.TestPostgres;
import parlor.testkit.Proves;

class NodeTest {
  private static final NodeSettings ALONE = new NodeSettings.Alone();

  @TempDir Path folder;

  @Test
  @Proves({"PLT-16", "PLT-25"})
  void a_node_alone_stores_what_its_tables_do_and_has_it_after_a_restart() throws Exception {
    assertThat(add()).isEqualTo(1);
    assertThat(add()).isEqualTo(2);
  }

  private int add() throws Exception {
    var node = Node.startAsGuest(ALONE, new DatabaseSettings.Embedded(folder));
    try {
      return Counter.init(node)
          .entityRefFor(Counter.KEY, "c1")
          .<Counter.Count>ask(to -> new Counter.Command(true, to), Duration.ofSeconds(20))
          .toCompletableFuture()
          .get(20, TimeUnit.SECONDS)
          .number();
    } finally {
      node.stop().toCompletableFuture().get(30, TimeUnit.SECONDS);
    }
  }

  @Test
  @Proves("PLT-26")
  void a_node_is_alone_unless_the_host_says_where_the_others_are() {
    assertThat(NodeSettings.from(Map.of())).isEqualTo(ALONE);
    assertThat(
            NodeSettings.from(
                Map.of(
                    "PARLOR_CLUSTER_ADDRESS", "node-a:25520",
                    "PARLOR_CLUSTER_SEEDS", "node-a:25520, 10.0.0.2:25521")))
        .isEqualTo(
            new NodeSettings.Member(
                new NodeSettings.Address("node-a", 25520),
                List.of(
                    new NodeSettings.Address("node-a", 25520),
                    new NodeSettings.Address("10.0.0.2", 25521))));
  }

  @Test
  @Proves("PLT-26")
  void wrong_settings_are_refused_with_a_sentence() {
    assertThatThrownBy(() -> NodeSettings.from(Map.of("PARLOR_CLUSTER_ADDRESS", "node-a:25520")))
        .isInstanceOf(CannotStart.class)
        .hasMessageContaining("needs both");
    for (var wrong : List.of("node-a", "node-a:0", "node-a:99999", "http://node-a:1", ":25520")) {
      assertThatThrownBy(() ->
              NodeSettings.from(
                  Map.of("PARLOR_CLUSTER_ADDRESS", wrong, "PARLOR_CLUSTER_SEEDS", "a:1")))
          .isInstanceOf(CannotStart.class)
          .hasMessageContaining("host:port");
    }
  }

  @Test
  @Proves({"PLT-25", "PLT-26"})
  void a_cluster_without_postgresql_is_refused_with_a_sentence() {
    assertThatThrownBy(
            () -> Node.startAsGuest(member("127.0.0.1"), new DatabaseSettings.Embedded(folder)))
        .isInstanceOf(CannotStart.class)
        .hasMessageContaining("set PARLOR_DATABASE_URL");
  }

  @Test
  @Proves("PLT-26")
  void an_address_of_another_machine_is_refused_with_a_sentence() {
    assertThatThrownBy(() -> Node.startAsGuest(member("192.0.2.1"), TestPostgres.fresh()))
        .isInstanceOf(CannotStart.class)
        .hasMessageContaining("PARLOR_CLUSTER_ADDRESS cannot be used");
  }

  private static NodeSettings.Member member(String host) {
    var address = new NodeSettings.Address(host, 25520);
    return new NodeSettings.Member(address, List.of(address));
  }
}
