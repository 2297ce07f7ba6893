package parlor.server.storage;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlor.server.storage.Database.Transaction;

/// One thread that writes for all: whatever came in while the last commit was under way goes into
/// the next one, and so shares its fsync. What one of them cannot store is undone alone.
///
/// Nobody waits for a lock. Where each writer took its turn, one whose work was long done still had
/// to wait behind the commits of those who were quicker to wake.
final class SharedCommits implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(SharedCommits.class);
  private static final long LAST_COMMIT_SECONDS = 5;

  private final Committing committing;
  private final Runnable afterwards;
  private final Consumer<Throwable> whenBroken;
  private final BlockingQueue<Part<?>> waiting;
  private final Thread writer;
  private volatile boolean closed;

  /// Runs something in a transaction of its own, and returns when it is durable.
  interface Committing {
    void commit(Transaction<Integer> work) throws SQLException;
  }

  /// @param capacity more than so many at once are refused
  /// @param afterwards done after each commit, when everybody has been told
  /// @param whenBroken told if the thread ends by an unforeseen error: nothing more is stored then
  SharedCommits(
      int capacity, Committing committing, Runnable afterwards, Consumer<Throwable> whenBroken) {
    this.committing = committing;
    this.afterwards = afterwards;
    this.whenBroken = whenBroken;
    this.waiting = new LinkedBlockingQueue<>(capacity);
    this.writer = Thread.ofPlatform().daemon().name("database-writer").start(this::run);
  }

  /// Does some work in the next transaction; completes when it is durable, on the writer's thread.
  <T> CompletionStage<T> submit(Transaction<T> work) {
    var part = new Part<>(work, new CompletableFuture<>());
    if (closed) {
      part.fail(isClosed());
    } else if (!waiting.offer(part)) {
      part.fail(new StorageFailure("The database cannot keep up: too much is waiting for it."));
    } else if (closed) {
      failWaiting();
    }
    return part.durable;
  }

  /// Does some work in the next transaction, and returns when it is durable.
  <T> T commit(Transaction<T> work) throws SQLException {
    try {
      return submit(work).toCompletableFuture().join();
    } catch (CompletionException e) {
      // The same failure may be told to several, each on a thread of its own.
      switch (e.getCause()) {
        case SQLException error -> throw error;
        case RuntimeException error -> throw error;
        case null, default -> throw e;
      }
    }
  }

  /// Ends the writer after the commit that is under way. What still waits is not stored, and is
  /// told so.
  @Override
  public void close() {
    closed = true;
    writer.interrupt();
    try {
      writer.join(TimeUnit.SECONDS.toMillis(LAST_COMMIT_SECONDS));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void run() {
    var parts = new ArrayList<Part<?>>();
    try {
      while (!closed) {
        parts.add(waiting.take());
        waiting.drainTo(parts);
        commit(parts);
        parts.clear();
        afterwards.run();
      }
    } catch (InterruptedException e) {
      LOG.debug("The database's writer ends");
    } catch (RuntimeException | Error e) {
      whenBroken.accept(e);
      throw e;
    } finally {
      closed = true;
      // After an unforeseen error: whoever was not answered yet is told as well.
      parts.forEach(part -> part.fail(isClosed()));
      failWaiting();
    }
  }

  private void failWaiting() {
    var rest = new ArrayList<Part<?>>();
    waiting.drainTo(rest);
    rest.forEach(part -> part.fail(isClosed()));
  }

  private static StorageFailure isClosed() {
    return new StorageFailure("The database is closed.");
  }

  private void commit(List<Part<?>> parts) {
    try {
      committing.commit(connection -> runAll(connection, parts));
      parts.forEach(Part::tell);
    } catch (SQLException | RuntimeException e) {
      parts.forEach(part -> part.fail(e));
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

  /// What one of the writers does.
  private static final class Part<T> {
    private final Transaction<T> work;
    private final CompletableFuture<T> durable;
    private Optional<T> result = Optional.empty();

    Part(Transaction<T> work, CompletableFuture<T> durable) {
      this.work = work;
      this.durable = durable;
    }

    void run(Connection connection) throws SQLException {
      result = Optional.of(work.run(connection));
    }

    void tell() {
      result.ifPresent(durable::complete);
    }

    void fail(Exception why) {
      durable.completeExceptionally(why);
    }
  }
}
