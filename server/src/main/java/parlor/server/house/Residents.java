package parlor.server.house;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.apache.pekko.actor.typed.ActorRef;
import parlor.tables.TableId;

/// The tables that live on this node: they are spoken to directly, and not by way of their shard.
final class Residents {
  private final Map<TableId, ActorRef<TableMessage>> here = new ConcurrentHashMap<>();

  void movedIn(TableId table, ActorRef<TableMessage> address) {
    here.put(table, address);
  }

  /// From now on this one is not spoken to any more. What was said to it before has been heard when
  /// it ends, if it says this before it asks for its end.
  void movesOut(TableId table, ActorRef<TableMessage> address) {
    here.remove(table, address);
  }

  /// Speaks to a table if it lives here, and says whether it does.
  boolean reach(TableId table, Consumer<ActorRef<TableMessage>> speaking) {
    return here.computeIfPresent(
            table,
            (_, address) -> {
              speaking.accept(address);
              return address;
            })
        != null;
  }
}
