package parlor.server.house;

import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import parlor.tables.Entry;
import parlor.tables.TableId;

/// A real journal on a disk that fails when it is told to.
final class FaultyJournal implements Journal {
  private final Journal real;
  private final Queue<Fault> faults = new ConcurrentLinkedQueue<>();
  private final AtomicInteger unreadable = new AtomicInteger();
  private volatile CompletableFuture<Void> readable = CompletableFuture.completedFuture(null);

  /// When the disk fails.
  enum Fault {
    BEFORE_STORING,
    /// The rows are stored, but nobody is told.
    AFTER_STORING
  }

  FaultyJournal(Journal real) {
    this.real = real;
  }

  /// The next write fails, once those that fail already are over.
  void failsNext(Fault fault) {
    faults.add(fault);
  }

  /// Whether all has failed that was to fail.
  boolean hasFailed() {
    return faults.isEmpty();
  }

  /// So many times nothing can be read.
  void cannotRead(int times) {
    unreadable.set(times);
  }

  /// Whoever reads waits until reading goes on.
  void holdReading() {
    readable = new CompletableFuture<>();
  }

  void goOnReading() {
    readable.complete(null);
  }

  @Override
  public CompletionStage<Void> append(TableId table, long first, List<Entry> rows) {
    var fault = Optional.ofNullable(faults.poll());
    if (fault.isEmpty()) {
      return real.append(table, first, rows);
    }
    var failed = CompletableFuture.<Void>failedStage(new IllegalStateException("the disk fails"));
    return switch (fault.get()) {
      case BEFORE_STORING -> failed;
      case AFTER_STORING -> real.append(table, first, rows).thenCompose(_ -> failed);
    };
  }

  @Override
  public List<Entry> rows(TableId table, int limit) {
    readable.join();
    if (unreadable.getAndUpdate(left -> Math.max(0, left - 1)) > 0) {
      throw new IllegalStateException("the disk cannot be read");
    }
    return real.rows(table, limit);
  }
}
