package parlor.server.cluster;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.pekko.actor.BootstrapSetup;
import org.apache.pekko.actor.CoordinatedShutdown;
import org.apache.pekko.actor.setup.ActorSystemSetup;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.cluster.Cluster;
import org.apache.pekko.remote.RemoteTransportException;
import parlor.server.storage.CannotStart;
import parlor.server.storage.Database;
import parlor.server.storage.DatabaseSettings;
import parlor.server.storage.DatabaseSetup;

/// One running program: its actor system, alone or in a cluster, on its open database.
public final class Node {
  private static final String NAME = "parlor";
  private static final Duration JOIN_MAX = Duration.ofSeconds(30);

  private final ActorSystem<Void> system;
  private final Database database;
  private final CompletionStage<Void> ended;

  private Node(ActorSystem<Void> system, Database database) {
    this.system = system;
    this.database = database;
    this.ended = system.getWhenTerminated().thenRun(database::close);
  }

  /// Why a node ends when its disk has failed.
  static final class DiskFailed implements CoordinatedShutdown.Reason {}

  /// Starts a node that owns the process: when the node ends, so does the process. A node that was
  /// downed has lost its tables to another one, and must not stay alive doing nothing.
  public static Node start(NodeSettings node, DatabaseSettings database) {
    return start(
        node, database, ConfigFactory.parseString("pekko.coordinated-shutdown.exit-jvm = on"));
  }

  /// Starts a node that leaves the process alive when it ends, such as in a test.
  public static Node startAsGuest(NodeSettings node, DatabaseSettings database) {
    return start(node, database, ConfigFactory.empty());
  }

  private static Node start(NodeSettings settings, DatabaseSettings storage, Config special) {
    if (settings instanceof NodeSettings.Member && storage instanceof DatabaseSettings.Embedded) {
      throw new CannotStart(
          "A cluster needs PostgreSQL: set PARLOR_DATABASE_URL, or leave out PARLOR_CLUSTER_ADDRESS"
              + " and PARLOR_CLUSTER_SEEDS.");
    }
    var database = Database.open(storage);
    try {
      var node = new Node(system(settings, database, special), database);
      node.join(settings);
      database.whenFailed(node::endBecauseOfTheDisk);
      return node;
    } catch (RuntimeException e) {
      database.close();
      throw e;
    }
  }

  public ActorSystem<Void> system() {
    return system;
  }

  public Database database() {
    return database;
  }

  /// Leaves the cluster in good order: tables move to other nodes, then everything ends and the
  /// database is closed.
  public CompletionStage<Void> stop() {
    return CoordinatedShutdown.get(system)
        .runAll(CoordinatedShutdown.unknownReason())
        .thenCompose(_ -> ended);
  }

  /// How many nodes are in the cluster, this one included.
  public int members() {
    var count = 0;
    for (var _ : Cluster.get(system).state().getMembers()) {
      count++;
    }
    return count;
  }

  private static ActorSystem<Void> system(
      NodeSettings settings, Database database, Config special) {
    var config = special.withFallback(config(settings)).withFallback(ConfigFactory.load());
    try {
      return ActorSystem.create(
          Behaviors.empty(),
          NAME,
          ActorSystemSetup.create(
              BootstrapSetup.create(config.resolve()), new DatabaseSetup(database)));
    } catch (RemoteTransportException e) {
      throw new CannotStart(
          "The address in PARLOR_CLUSTER_ADDRESS cannot be used on this machine: " + e.getMessage(),
          e);
    }
  }

  private static Config config(NodeSettings settings) {
    return switch (settings) {
      case NodeSettings.Alone _ -> ConfigFactory.empty();
      case NodeSettings.Member member -> {
        var values = new HashMap<String, Object>();
        values.put("pekko.remote.artery.canonical.hostname", member.self().host());
        values.put("pekko.remote.artery.canonical.port", member.self().port());
        values.put("pekko.cluster.seed-nodes", seeds(member.seeds()));
        yield ConfigFactory.parseMap(values)
            .withFallback(ConfigFactory.parseResourcesAnySyntax("cluster.conf"));
      }
    };
  }

  private static List<String> seeds(List<NodeSettings.Address> seeds) {
    return seeds.stream().map(seed -> "pekko://" + NAME + "@" + seed).toList();
  }

  private void join(NodeSettings settings) {
    var cluster = Cluster.get(system);
    if (settings instanceof NodeSettings.Alone) {
      cluster.join(cluster.selfAddress());
    }
    var up = new CompletableFuture<Void>();
    cluster.registerOnMemberUp(() -> up.complete(null));
    try {
      up.get(JOIN_MAX.toSeconds(), TimeUnit.SECONDS);
    } catch (TimeoutException | ExecutionException e) {
      system.terminate();
      throw new CannotStart(
          "This node was not let into the cluster within %d s: start the first node of"
                  .formatted(JOIN_MAX.toSeconds())
              + " PARLOR_CLUSTER_SEEDS, and check that the nodes reach each other.",
          e);
    } catch (InterruptedException e) {
      throw new IllegalStateException("interrupted while joining", e);
    }
  }

  private void endBecauseOfTheDisk() {
    var _ = CoordinatedShutdown.get(system).runAll(new DiskFailed());
  }
}
