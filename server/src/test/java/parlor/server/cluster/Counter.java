package parlor.server.cluster;

import java.time.Clock;
import java.time.Instant;
import java.util.List;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.DispatcherSelector;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.cluster.sharding.typed.javadsl.Entity;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityTypeKey;
import org.apache.pekko.cluster.typed.Cluster;
import parlor.server.house.Journal;
import parlor.server.storage.SqlJournal;
import parlor.tables.Entry;
import parlor.tables.TableId;

/// The smallest table there is: it counts, durably, and says where it lives. Its count is how many
/// rows it has. When the journal fails it says nothing and ends; asked again, it reads its rows.
final class Counter {
  static final EntityTypeKey<Command> KEY = EntityTypeKey.create(Command.class, "counter");

  private static final int ROWS_MAX = 1_000;

  private final TableId id;
  private final Journal journal;
  private final String node;

  private Counter(TableId id, Journal journal, String node) {
    this.id = id;
    this.journal = journal;
    this.node = node;
  }

  /// Count one more, or only say how far it is.
  record Command(boolean add, ActorRef<Count> replyTo) {}

  /// How far it has counted, and on which node.
  record Count(int number, String node) {}

  /// Lets counters live on a node, on threads that may wait for the journal.
  static ClusterSharding init(Node node) {
    var journal = new SqlJournal(node.database(), Clock.systemUTC());
    var sharding = ClusterSharding.get(node.system());
    sharding.init(
        Entity.of(KEY, context -> create(new TableId(context.getEntityId()), journal))
            .withEntityProps(DispatcherSelector.blocking()));
    return sharding;
  }

  private static Behavior<Command> create(TableId id, Journal journal) {
    return Behaviors.setup(context -> {
      var node = Cluster.get(context.getSystem()).selfMember().address().toString();
      return new Counter(id, journal, node).at(journal.rows(id, ROWS_MAX).size());
    });
  }

  private Behavior<Command> at(int count) {
    return Behaviors.receiveMessage(command -> {
      var after = command.add() ? store(count + 1) : count;
      command.replyTo().tell(new Count(after, node));
      return at(after);
    });
  }

  private int store(int number) {
    var row = new Entry.Settled(Instant.now());
    journal.append(id, number, List.of(row)).toCompletableFuture().join();
    return number;
  }
}
