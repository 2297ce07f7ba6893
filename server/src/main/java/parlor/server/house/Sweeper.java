package parlor.server.house;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlor.tables.TableId;

/// Touches tables where nothing was stored for long, so that one that everybody has left is
/// abandoned though it is not in memory.
final class Sweeper implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Sweeper.class);
  private static final Duration EVERY = Duration.ofSeconds(30);

  /// A frozen table is abandoned after so long, so nothing needs to be touched before.
  private static final Duration QUIET = Duration.ofMinutes(5);

  private static final int TABLES_MAX = 500;

  private final Timing timing;
  private final Claims claims;
  private final Entities entities;
  private final AtomicBoolean isClosed = new AtomicBoolean();

  private Sweeper(Timing timing, Claims claims, Entities entities) {
    this.timing = timing;
    this.claims = claims;
    this.entities = entities;
  }

  static Sweeper start(Timing timing, Claims claims, Entities entities) {
    var sweeper = new Sweeper(timing, claims, entities);
    sweeper.waitForNext();
    return sweeper;
  }

  private void waitForNext() {
    if (!isClosed.get()) {
      timing.schedule(EVERY, this::sweep);
    }
  }

  private void sweep() {
    var before = timing.now().minus(QUIET);
    claims
        .ask(book -> book.openTables(before, TABLES_MAX))
        .whenComplete((tables, failure) -> {
          if (failure == null) {
            touch(tables);
          } else {
            LOG.warn("Open tables could not be listed", failure);
          }
          waitForNext();
        });
  }

  private void touch(List<TableId> tables) {
    tables.forEach(table -> entities.tell(table, new TableMessage.Touch()));
  }

  @Override
  public void close() {
    isClosed.set(true);
  }
}
