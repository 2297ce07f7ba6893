package parlor.server.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import com.typesafe.config.ConfigFactory;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.actor.BootstrapSetup;
import org.apache.pekko.actor.setup.ActorSystemSetup;
import org.apache.pekko.coordination.lease.javadsl.Lease;
import org.apache.pekko.coordination.lease.javadsl.LeaseProvider;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import parlor.server.storage.Database;
import parlor.server.storage.DatabaseSetup;
import parlor.server.storage.TestPostgres;
import parlor.testkit.Proves;

class PostgresLeaseTest {
  private final Database database = Database.open(TestPostgres.fresh());
  private final ActorSystem system =
      ActorSystem.create(
          "leases",
          ActorSystemSetup.create(
              BootstrapSetup.create(
                  ConfigFactory.parseString(
                          "pekko.actor.provider = local, parlor.lease { heartbeat-timeout = 2s,"
                              + " heartbeat-interval = 200ms }")
                      .withFallback(ConfigFactory.parseResources("cluster.conf"))
                      .withFallback(ConfigFactory.load())
                      .resolve()),
              new DatabaseSetup(database)));

  @AfterEach
  void end() throws Exception {
    system.terminate();
    system.getWhenTerminated().toCompletableFuture().get(20, TimeUnit.SECONDS);
    database.close();
  }

  @Test
  @Proves("PLT-25")
  void of_two_nodes_one_gets_the_lease_and_keeps_it_until_it_gives_it_back() throws Exception {
    var one = lease("one");
    var two = lease("two");
    assertThat(now(one.acquire())).isTrue();
    assertThat(now(two.acquire())).isFalse();
    Thread.sleep(Duration.ofMillis(2_500));
    assertThat(one.checkLease()).as("renewed beyond its term").isTrue();
    assertThat(now(two.acquire())).isFalse();
    assertThat(now(one.release())).isTrue();
    assertThat(one.checkLease()).isFalse();
    assertThat(now(two.acquire())).isTrue();
  }

  @Test
  @Proves("PLT-25")
  void a_node_that_lost_the_lease_is_told() throws Exception {
    var lost = new CompletableFuture<Void>();
    assertThat(now(lease("one").acquire(_ -> lost.complete(null)))).isTrue();
    database.write(handle -> handle.execute("update leases set owner = 'two'"));
    assertThat(lost).succeedsWithin(Duration.ofSeconds(10));
  }

  private Lease lease(String owner) {
    return LeaseProvider.get(system).getLease("cluster", "parlor.lease", owner);
  }

  private static boolean now(CompletionStage<Boolean> answer) throws Exception {
    return answer.toCompletableFuture().get(10, TimeUnit.SECONDS);
  }
}
