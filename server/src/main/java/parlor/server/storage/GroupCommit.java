package parlor.server.storage;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicBoolean;

/// The journal's writes: whatever came in while the last commit was under way goes into the next
/// one, so that many tables share one fsync. An answer is given only after the commit.
final class GroupCommit implements AutoCloseable {
  private static final int GROUP_MAX = 1_000;

  private final Database database;
  private final BlockingQueue<Append> waiting;
  private final int capacity;

  /// Whether a commit is due that will take what waits.
  private final AtomicBoolean isDue = new AtomicBoolean();

  private volatile boolean closed;

  GroupCommit(Database database, int capacity) {
    this.database = database;
    this.capacity = capacity;
    this.waiting = new ArrayBlockingQueue<>(capacity);
    database.watchJournal(waiting::size);
  }

  /// Stores rows of one table, all or none.
  CompletionStage<Void> append(List<Row> rows) {
    return enqueue(new Append(rows, new CompletableFuture<>()));
  }

  /// What still waits is not stored, and is told so.
  @Override
  public void close() {
    closed = true;
    failWaiting();
  }

  private record Append(List<Row> rows, CompletableFuture<Void> done) {}

  private CompletionStage<Void> enqueue(Append append) {
    if (closed) {
      fail(append);
    } else if (!waiting.offer(append)) {
      append
          .done()
          .completeExceptionally(
              new StorageFailure(
                  "The journal cannot keep up: %d writes are waiting.".formatted(capacity)));
    } else if (closed) {
      failWaiting();
    } else {
      commitSoon();
    }
    return append.done();
  }

  private static void fail(Append append) {
    append.done().completeExceptionally(new StorageFailure("The journal is closed."));
  }

  private void failWaiting() {
    var rest = new ArrayList<Append>();
    waiting.drainTo(rest);
    rest.forEach(GroupCommit::fail);
  }

  private void commitSoon() {
    if (!isDue.compareAndSet(false, true)) {
      return;
    }
    var group = new ArrayList<Append>();
    database
        .submit(connection -> {
          take(group);
          return write(connection, group);
        })
        .whenComplete((_, error) -> {
          if (error == null) {
            group.forEach(append -> append.done().complete(null));
          } else {
            if (group.isEmpty()) {
              // Not even a transaction could begin.
              take(group);
            }
            failed(group, error);
          }
        });
  }

  private void take(List<Append> group) {
    waiting.drainTo(group, GROUP_MAX);
    isDue.set(false);
    if (!waiting.isEmpty()) {
      commitSoon();
    }
  }

  /// If one of several is at fault, such as a writer that was replaced, it shall fail alone.
  private void failed(List<Append> group, Throwable error) {
    if (group.size() > 1 && error instanceof SQLException sql && Fault.of(sql) == Fault.ROW) {
      group.forEach(this::commitAlone);
    } else {
      group.forEach(append -> append.done().completeExceptionally(error));
    }
  }

  private void commitAlone(Append append) {
    database
        .submit(connection -> write(connection, List.of(append)))
        .whenComplete((_, error) -> {
          if (error == null) {
            append.done().complete(null);
          } else {
            append.done().completeExceptionally(error);
          }
        });
  }

  /// Says how many rows they were.
  private static int write(Connection connection, List<Append> group) throws SQLException {
    var rows = new ArrayList<Row>();
    for (var append : group) {
      rows.addAll(append.rows());
    }
    return JournalTable.append(connection, rows);
  }
}
