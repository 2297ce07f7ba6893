package parlor.server.house;

import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.SupervisorStrategy;
import org.apache.pekko.actor.typed.javadsl.Behaviors;

/// The live connections of this node. Tables on the same node speak to them directly; what comes
/// from another node comes by way of this one's address, which outlives whatever fails there.
final class Connections implements Post {
  private final ActorSystem<?> system;
  private final Map<String, LiveConnection> here = new ConcurrentHashMap<>();
  private final ActorRef<Delivery> node;

  private Connections(ActorSystem<?> system) {
    this.system = system;
    this.node =
        system.systemActorOf(
            Behaviors.supervise(
                    Behaviors.<Delivery>receiveMessage(delivery -> {
                      hand(delivery.connection(), delivery.message());
                      return Behaviors.same();
                    }))
                .onFailure(Throwable.class, SupervisorStrategy.resume()),
            "connections",
            Props.empty());
  }

  static Connections start(ActorSystem<?> system) {
    return new Connections(system);
  }

  /// @param table sends to the connection's table
  House.Connection open(
      House.Connecting connecting, Consumer<TableMessage> table, House.Listener listener) {
    var address = new Address("c" + UUID.randomUUID(), node);
    var connection =
        new LiveConnection(
            new TableMessage.Link(address, connecting.player(), connecting.viewer()),
            connecting,
            table,
            listener,
            system,
            () -> here.remove(address.connection()));
    here.put(address.connection(), connection);
    connection.connect();
    return connection;
  }

  @Override
  public void send(Address to, ToConnection message) {
    if (to.node().equals(node)) {
      hand(to.connection(), message);
    } else {
      to.node().tell(new Delivery(to.connection(), message));
    }
  }

  /// Who has gone meanwhile needs nothing any more.
  private void hand(String connection, ToConnection message) {
    Optional.ofNullable(here.get(connection)).ifPresent(to -> to.hear(message));
  }
}
