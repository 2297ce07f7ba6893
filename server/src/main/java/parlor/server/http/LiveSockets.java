package parlor.server.http;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import parlor.tables.PlayerId;

/// Every open socket of this node, by person. Shared by every thread.
final class LiveSockets {
  /// Two seats on one device, watching, and some tabs.
  static final int PER_PERSON_MAX = 16;

  private final ConcurrentHashMap<PlayerId, Set<TableSocket>> byPerson = new ConcurrentHashMap<>();
  private final AtomicInteger count = new AtomicInteger();

  boolean hasRoomFor(PlayerId player) {
    var open = byPerson.get(player);
    return open == null || open.size() < PER_PERSON_MAX;
  }

  void add(PlayerId player, TableSocket socket) {
    byPerson.compute(
        player,
        (_, open) -> {
          var sockets = open == null ? ConcurrentHashMap.<TableSocket>newKeySet() : open;
          if (sockets.add(socket)) {
            count.incrementAndGet();
          }
          return sockets;
        });
  }

  void remove(PlayerId player, TableSocket socket) {
    byPerson.computeIfPresent(
        player,
        (_, open) -> {
          if (open.remove(socket)) {
            count.decrementAndGet();
          }
          return open.isEmpty() ? null : open;
        });
  }

  int count() {
    return count.get();
  }

  /// Ends a person's sockets, because their session has ended.
  void closeAllOf(PlayerId player) {
    var open = byPerson.get(player);
    if (open != null) {
      open.forEach(socket -> socket.close(CloseCode.NOT_ALLOWED));
    }
  }

  /// Tells everybody.
  void sendToAll(ServerFrame frame) {
    var json = frame.json();
    byPerson.values().forEach(open -> open.forEach(socket -> socket.frame(json)));
  }

  void closeAll(CloseCode code) {
    byPerson.values().forEach(open -> open.forEach(socket -> socket.close(code)));
  }
}
