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
  private final BlockingQueue<Work> waiting;
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

  /// Deletes a table's rows up to a sequence number.
  CompletionStage<Void> trim(String table, long to) {
    return enqueue(new Trim(table, to, new CompletableFuture<>()));
  }

  /// What still waits is not stored, and is told so.
  @Override
  public void close() {
    closed = true;
    failWaiting();
  }

  private sealed interface Work {
    CompletableFuture<Void> done();
  }

  private record Append(List<Row> rows, CompletableFuture<Void> done) implements Work {}

  private record Trim(String table, long to, CompletableFuture<Void> done) implements Work {}

  private CompletionStage<Void> enqueue(Work work) {
    if (closed) {
      fail(work);
    } else if (!waiting.offer(work)) {
      work.done()
          .completeExceptionally(
              new StorageFailure(
                  "The journal cannot keep up: %d writes are waiting.".formatted(capacity)));
    } else if (closed) {
      failWaiting();
    } else {
      commitSoon();
    }
    return work.done();
  }

  private static void fail(Work work) {
    work.done().completeExceptionally(new StorageFailure("The journal is closed."));
  }

  private void failWaiting() {
    var rest = new ArrayList<Work>();
    waiting.drainTo(rest);
    rest.forEach(GroupCommit::fail);
  }

  private void commitSoon() {
    if (!isDue.compareAndSet(false, true)) {
      return;
    }
    var group = new ArrayList<Work>();
    database
        .submit(connection -> {
          take(group);
          return write(connection, group);
        })
        .whenComplete((_, error) -> {
          if (error == null) {
            group.forEach(work -> work.done().complete(null));
          } else {
            if (group.isEmpty()) {
              // Not even a transaction could begin.
              take(group);
            }
            failed(group, error);
          }
        });
  }

  private void take(List<Work> group) {
    waiting.drainTo(group, GROUP_MAX);
    isDue.set(false);
    if (!waiting.isEmpty()) {
      commitSoon();
    }
  }

  /// If one of several is at fault, such as a writer that was replaced, it shall fail alone.
  private void failed(List<Work> group, Throwable error) {
    if (group.size() > 1 && error instanceof SQLException sql && Fault.of(sql) == Fault.ROW) {
      group.forEach(this::commitAlone);
    } else {
      group.forEach(work -> work.done().completeExceptionally(error));
    }
  }

  private void commitAlone(Work work) {
    database
        .submit(connection -> write(connection, List.of(work)))
        .whenComplete((_, error) -> {
          if (error == null) {
            work.done().complete(null);
          } else {
            work.done().completeExceptionally(error);
          }
        });
  }

  /// Appends go together; a deletion is rare and stands between them. Says how many they were.
  private static int write(Connection connection, List<Work> group) throws SQLException {
    var rows = new ArrayList<Row>();
    for (var work : group) {
      switch (work) {
        case Append append -> rows.addAll(append.rows());
        case Trim trim -> {
          append(connection, rows);
          rows.clear();
          JournalTable.trim(connection, trim.table(), trim.to());
        }
      }
    }
    append(connection, rows);
    return group.size();
  }

  private static void append(Connection connection, List<Row> rows) throws SQLException {
    if (!rows.isEmpty()) {
      JournalTable.append(connection, rows);
    }
  }
}
