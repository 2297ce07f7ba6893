package parlor.server.http;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import parlor.server.house.CloseCode;
import parlor.server.storage.Session;
import parlor.tables.PlayerId;

/// Every open socket of this node, by person. Shared by every thread.
final class LiveSockets {
  /// Two seats on one device, watching, and some tabs.
  static final int PER_PERSON_MAX = 16;

  private final ConcurrentHashMap<PlayerId, Set<TableSocket>> byPerson = new ConcurrentHashMap<>();
  private final ConcurrentHashMap<TableSocket, String> sessions = new ConcurrentHashMap<>();
  private final AtomicInteger count = new AtomicInteger();
  private volatile Optional<Long> restartsAt = Optional.empty();
  private volatile boolean isEnding;

  boolean hasRoomFor(PlayerId player) {
    var open = byPerson.get(player);
    return open == null || open.size() < PER_PERSON_MAX;
  }

  /// Says whether there was still room: several may have come at the same time.
  boolean add(Session session, TableSocket socket) {
    sessions.put(socket, session.id());
    var open =
        byPerson.compute(
            session.player(),
            (_, before) -> {
              var sockets = before == null ? ConcurrentHashMap.<TableSocket>newKeySet() : before;
              if (sockets.size() < PER_PERSON_MAX && sockets.add(socket)) {
                count.incrementAndGet();
              }
              return sockets;
            });
    if (!open.contains(socket)) {
      sessions.remove(socket);
      return false;
    }
    restartsAt.ifPresent(at -> socket.frame(restarting(at)));
    return true;
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

  /// Tells everybody who is connected, and who connects from now on, that the server restarts.
  void announceRestart(Duration in) {
    var at = System.nanoTime() + in.toNanos();
    restartsAt = Optional.of(at);
    byPerson.values().forEach(open -> open.forEach(socket -> socket.frame(restarting(at))));
  }

  private static String restarting(long at) {
    var left = Duration.ofNanos(Math.max(0, at - System.nanoTime()));
    return ServerFrame.Notice.restarting(left).json();
  }

  /// Ends all sockets, for the server restarts; none is opened any more.
  void endAll() {
    isEnding = true;
    byPerson.values().forEach(open -> open.forEach(socket -> socket.close(CloseCode.RESTARTING)));
  }

  /// Whether sockets end because the server does, and not because people leave.
  boolean isEnding() {
    return isEnding;
  }
}
