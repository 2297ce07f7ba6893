package parlor.server.storage;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/// The sessions that were used last, so that not every request asks the database. What is changed
/// is forgotten here once it is durable; whoever read it before that does not bring it back.
final class RecentSessions {
  static final int KEPT = 10_000;

  private final Map<String, Session> byId =
      new LinkedHashMap<>(64, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Session> eldest) {
          return size() > KEPT;
        }
      };
  private long changes;

  synchronized Optional<Session> find(String id) {
    return Optional.ofNullable(byId.get(id));
  }

  /// How many changes there were; to be asked before a session is read.
  synchronized long changes() {
    return changes;
  }

  /// @param since what [#changes] said before it was read
  synchronized void keep(Session session, long since) {
    if (since == changes) {
      byId.put(session.id(), session);
    }
  }

  synchronized void forget(String id) {
    changes++;
    byId.remove(id);
  }

  synchronized void forgetAll() {
    changes++;
    byId.clear();
  }
}
