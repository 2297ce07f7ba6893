package parlor.server.house;

import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlor.tables.Boxes;
import parlor.tables.Entry;
import parlor.tables.Outcome;
import parlor.tables.TableId;

/// Tells the history of tables that have closed. What it has not told when the program ends is told
/// after the next start, here or on another node: each table is marked in the same transaction.
public final class Historian implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Historian.class);
  private static final Duration BEAT = Duration.ofSeconds(1);
  private static final int AT_ONCE = 50;
  private static final int ROWS_MAX = 20_000;

  /// So many broken tables are remembered; with more the history needs a look anyway.
  private static final int BROKEN_MAX = 1_000;

  private final Boxes boxes;
  private final Archive archive;
  private final History history;
  private final Set<TableId> broken = new LinkedHashSet<>();
  private final ScheduledExecutorService thread =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("historian").factory());

  private Historian(Boxes boxes, Archive archive, History history) {
    this.boxes = boxes;
    this.archive = archive;
    this.history = history;
  }

  /// Begins to look for closed tables, on a thread of its own.
  public static Historian start(Boxes boxes, Archive archive, History history) {
    var historian = new Historian(boxes, archive, history);
    var _ =
        historian.thread.scheduleWithFixedDelay(
            historian::beat, BEAT.toMillis(), BEAT.toMillis(), TimeUnit.MILLISECONDS);
    return historian;
  }

  private void beat() {
    try {
      for (var table : history.untold(AT_ONCE)) {
        if (!broken.contains(table)) {
          tell(table);
        }
      }
    } catch (RuntimeException e) {
      LOG.warn("The history could not be written; it is tried again", e);
    }
  }

  private void tell(TableId table) {
    try {
      history.tell(table, outcome(archive.rows(table, ROWS_MAX)));
    } catch (UnreadableRow e) {
      LOG.error("The journal of {} cannot be told: {}", table, FailureReport.of(e).text());
      if (broken.size() < BROKEN_MAX) {
        broken.add(table);
      }
    }
  }

  /// Whatever the rules throw at a journal, it keeps no other from being told.
  private Optional<Outcome> outcome(List<Entry> rows) {
    try {
      return Outcome.of(boxes, rows);
    } catch (RuntimeException e) {
      throw new UnreadableRow("rows that the rules cannot follow", e);
    }
  }

  @Override
  public void close() {
    thread.shutdownNow();
  }
}
