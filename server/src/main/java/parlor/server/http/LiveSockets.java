package parlor.server.http;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import parlor.server.storage.Session;
import parlor.tables.PlayerId;

/// Every open socket of this node, by person. Shared by every thread.
final class LiveSockets {
  /// Two seats on one device, watching, and some tabs.
  static final int PER_PERSON_MAX = 16;

  private final ConcurrentHashMap<PlayerId, Set<TableSocket>> byPerson = new ConcurrentHashMap<>();
  private final ConcurrentHashMap<TableSocket, String> sessions = new ConcurrentHashMap<>();
  private final AtomicInteger count = new AtomicInteger();

  boolean hasRoomFor(PlayerId player) {
    var open = byPerson.get(player);
    return open == null || open.size() < PER_PERSON_MAX;
  }

  void add(Session session, TableSocket socket) {
    sessions.put(socket, session.id());
    byPerson.compute(
        session.player(),
        (_, open) -> {
          var sockets = open == null ? ConcurrentHashMap.<TableSocket>newKeySet() : open;
          if (sockets.add(socket)) {
            count.incrementAndGet();
          }
          return sockets;
        });
  }

  void remove(Session session, TableSocket socket) {
    sessions.remove(socket);
    byPerson.computeIfPresent(
        session.player(),
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

  /// Ends the sockets of a session that has ended.
  void closeAllOf(String session) {
    sessions.forEach((socket, of) -> {
      if (of.equals(session)) {
        socket.close(CloseCode.NOT_ALLOWED);
      }
    });
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
