package parlor.server.cluster;

import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityTypeKey;
import org.apache.pekko.cluster.typed.Cluster;
import org.apache.pekko.persistence.typed.PersistenceId;
import org.apache.pekko.persistence.typed.javadsl.CommandHandler;
import org.apache.pekko.persistence.typed.javadsl.EventHandler;
import org.apache.pekko.persistence.typed.javadsl.EventSourcedBehavior;

/// The smallest table there is: it counts, durably, and says where it lives.
final class Counter extends EventSourcedBehavior<Counter.Command, Counter.Added, Integer> {
  static final EntityTypeKey<Command> KEY = EntityTypeKey.create(Command.class, "counter");

  private final String node;

  private Counter(String id, String node) {
    super(PersistenceId.ofUniqueId(id));
    this.node = node;
  }

  /// Add a number; zero only asks.
  record Command(int add, ActorRef<Count> replyTo) {}

  record Added(int number) {}

  /// How far it has counted, and on which node.
  record Count(int number, String node) {}

  static Behavior<Command> create(String id) {
    return Behaviors.setup(context ->
        new Counter(id, Cluster.get(context.getSystem()).selfMember().address().toString()));
  }

  @Override
  public Integer emptyState() {
    return 0;
  }

  @Override
  public CommandHandler<Command, Added, Integer> commandHandler() {
    return (count, command) ->
        command.add() == 0
            ? Effect().reply(command.replyTo(), new Count(count, node))
            : Effect()
                .persist(new Added(command.add()))
                .thenReply(command.replyTo(), after -> new Count(after, node));
  }

  @Override
  public EventHandler<Integer, Added> eventHandler() {
    return (count, added) -> count + added.number();
  }
}
