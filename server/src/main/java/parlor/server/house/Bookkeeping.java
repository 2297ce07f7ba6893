package parlor.server.house;

import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlor.tables.Entry;
import parlor.tables.PlayerId;
import parlor.tables.Table;
import parlor.tables.TableId;
import parlor.tables.TableView.Phase;

/// Keeps the register in step with one table, one entry after the other. What is lost in a crash is
/// made good when the claim is next asked about, or by the sweeper.
final class Bookkeeping {
  private static final Logger LOG = LoggerFactory.getLogger(Bookkeeping.class);
  private static final int TRIES = 3;

  private final TableId table;
  private final Register register;
  private final Set<PlayerId> released = new HashSet<>();
  private CompletionStage<Void> last = CompletableFuture.completedStage(null);

  Bookkeeping(TableId table, Register register) {
    this.table = table;
    this.register = register;
  }

  /// Releases who has gone. Who comes was claimed before the table took them; only after a release
  /// that may still be waiting the claim is taken once more.
  void note(Turn.Step row) {
    var before = row.before();
    var after = row.after();
    if (isClosed(after)) {
      if (!before.isMade() || !isClosed(before)) {
        noteClosed();
      }
      return;
    }
    if (row.entry() instanceof Entry.Stepped) {
      // Whoever moves stays.
      return;
    }
    var here = before.players();
    var stay = after.players();
    for (var player : here) {
      if (!stay.contains(player)) {
        released.add(player);
        release(player);
      }
    }
    for (var player : stay) {
      if (!here.contains(player) && released.remove(player)) {
        enter(book -> book.claimPlayer(player, table));
      }
    }
  }

  /// Makes good what a crash may have lost.
  void check(Table current) {
    if (!current.isMade() || isClosed(current)) {
      noteClosed();
    }
  }

  /// Nobody plays here any more.
  void noteClosed() {
    enter(book -> book.closed(table));
  }

  /// Gives one person free.
  void release(PlayerId player) {
    enter(book -> book.releasePlayer(player, table));
  }

  private static boolean isClosed(Table table) {
    return table.phase() == Phase.FINISHED || table.phase() == Phase.ABANDONED;
  }

  /// One that fails in the end stands in nobody's way.
  private void enter(Function<Register, CompletionStage<?>> entry) {
    last = last.thenCompose(_ -> attempt(entry, 1));
  }

  private CompletionStage<Void> attempt(Function<Register, CompletionStage<?>> entry, int attempt) {
    return entry
        .apply(register)
        .<CompletionStage<Void>>handle((_, failure) -> {
          if (failure == null) {
            return CompletableFuture.completedStage(null);
          }
          LOG.warn("The register failed for {} ({} of {})", table, attempt, TRIES, failure);
          return attempt < TRIES
              ? attempt(entry, attempt + 1)
              : CompletableFuture.completedStage(null);
        })
        .thenCompose(Function.identity());
  }
}
