package parlor.server.storage;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.ReentrantLock;
import parlor.server.storage.Database.Transaction;

/// Lets those who write share a transaction, and so its fsync: whoever comes while one is under way
/// waits and goes into the next. What one of them cannot store is undone alone. At most one part
/// waits for each thread.
final class SharedCommits {
  private final Committing committing;
  private final Queue<Part<?>> waiting = new ConcurrentLinkedQueue<>();
  private final ReentrantLock turn = new ReentrantLock();

  /// Runs something in a transaction of its own, and returns when it is durable.
  interface Committing {
    void commit(Transaction<Integer> work) throws SQLException;
  }

  SharedCommits(Committing committing) {
    this.committing = committing;
  }

  /// Does some work in a transaction, and returns when it is durable.
  <T> T commit(Transaction<T> work) throws SQLException {
    var part = new Part<>(work);
    waiting.add(part);
    turn.lock();
    try {
      if (!part.isOver) {
        commitWaiting();
      }
    } finally {
      turn.unlock();
    }
    return part.outcome();
  }

  private void commitWaiting() {
    var parts = new ArrayList<Part<?>>();
    for (var part = waiting.poll(); part != null; part = waiting.poll()) {
      parts.add(part);
    }
    try {
      committing.commit(connection -> runAll(connection, parts));
    } catch (SQLException | RuntimeException e) {
      parts.forEach(part -> part.fail(e));
    } finally {
      parts.forEach(part -> part.isOver = true);
    }
  }

  private static int runAll(Connection connection, List<Part<?>> parts) throws SQLException {
    if (parts.size() == 1) {
      parts.getFirst().run(connection);
      return 1;
    }
    for (var part : parts) {
      var savepoint = connection.setSavepoint();
      try {
        part.run(connection);
      } catch (SQLException | RuntimeException e) {
        if (e instanceof SQLException error && Fault.of(error) != Fault.ROW) {
          throw error;
        }
        connection.rollback(savepoint);
        part.fail(e);
      }
      connection.releaseSavepoint(savepoint);
    }
    return parts.size();
  }

  /// What one of the writers does. Touched only by who has the turn, and by its owner afterwards.
  private static final class Part<T> {
    private final Transaction<T> work;
    private Optional<T> result = Optional.empty();
    private Optional<Exception> failure = Optional.empty();
    private boolean isOver;

    Part(Transaction<T> work) {
      this.work = work;
    }

    void run(Connection connection) throws SQLException {
      result = Optional.of(work.run(connection));
    }

    void fail(Exception why) {
      failure = Optional.of(why);
    }

    /// The same failure may be told to several, each on a thread of its own.
    T outcome() throws SQLException {
      if (failure.isPresent()) {
        switch (failure.get()) {
          case SQLException error -> throw error;
          case RuntimeException error -> throw error;
          case Exception other -> throw new IllegalStateException(other);
        }
      }
      return result.orElseThrow();
    }
  }
}
