package parlor.server.storage;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The journal's one writer: whatever came in while the last commit was under way goes into the
/// next one, so that many tables share one fsync. An answer is given only after the commit.
final class GroupCommit implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(GroupCommit.class);
  private static final int GROUP_MAX = 1_000;

  private final Database database;
  private final BlockingQueue<Work> waiting;
  private final int capacity;
  private final Thread writer;
  private volatile boolean closed;

  GroupCommit(Database database, int capacity) {
    this.database = database;
    this.capacity = capacity;
    this.waiting = new ArrayBlockingQueue<>(capacity);
    database.watchJournal(waiting::size);
    this.writer = Thread.ofPlatform().daemon().name("journal-writer").start(this::run);
  }

  /// Stores rows of one table, all or none.
  CompletionStage<Void> append(List<Row> rows) {
    return enqueue(new Append(rows, new CompletableFuture<>()));
  }

  /// Deletes a table's rows up to a sequence number.
  CompletionStage<Void> trim(String table, long to) {
    return enqueue(new Trim(table, to, new CompletableFuture<>()));
  }

  /// Ends the writer. What still waits is not stored, and is told so.
  @Override
  public void close() {
    closed = true;
    writer.interrupt();
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
    }
    return work.done();
  }

  private void run() {
    var group = new ArrayList<Work>(GROUP_MAX);
    try {
      while (!closed) {
        group.add(waiting.take());
        waiting.drainTo(group, GROUP_MAX - 1);
        store(group);
        group.clear();
      }
    } catch (InterruptedException e) {
      LOG.debug("The journal's writer ends");
    } finally {
      closed = true;
      // After an unforeseen error: whoever was not answered yet is told as well.
      group.forEach(GroupCommit::fail);
      failWaiting();
    }
  }

  private static void fail(Work work) {
    work.done().completeExceptionally(new StorageFailure("The journal is closed."));
  }

  private void failWaiting() {
    var rest = new ArrayList<Work>();
    waiting.drainTo(rest);
    rest.forEach(GroupCommit::fail);
  }

  /// Appends share a commit; a deletion is rare and stands alone between them.
  private void store(List<Work> group) {
    var appends = new ArrayList<Append>();
    for (var work : group) {
      switch (work) {
        case Append append -> appends.add(append);
        case Trim trim -> {
          storeTogether(appends);
          appends.clear();
          alone(trim);
        }
      }
    }
    storeTogether(appends);
  }

  private void storeTogether(List<Append> appends) {
    if (appends.isEmpty()) {
      return;
    }
    try {
      var rows = appends.stream().flatMap(append -> append.rows().stream()).toList();
      database.commit(connection -> JournalTable.append(connection, rows));
      appends.forEach(append -> append.done().complete(null));
    } catch (SQLException | RuntimeException e) {
      if (appends.size() > 1 && e instanceof SQLException sql && Fault.of(sql) == Fault.ROW) {
        // One of them is at fault, such as a writer that was replaced: it shall fail alone.
        appends.forEach(append -> storeTogether(List.of(append)));
      } else {
        appends.forEach(append -> append.done().completeExceptionally(e));
      }
    }
  }

  private void alone(Trim trim) {
    try {
      database.commit(connection -> JournalTable.trim(connection, trim.table(), trim.to()));
      trim.done().complete(null);
    } catch (SQLException | RuntimeException e) {
      trim.done().completeExceptionally(e);
    }
  }
}
