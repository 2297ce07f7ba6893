package parlor.server.house;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import parlor.tables.Command;
import parlor.tables.Entry;
import parlor.tables.Table;
import parlor.tables.Verdict;

/// What a table decides on one message: no row, one, or several that are stored together. Every row
/// is folded before it is stored, so that none is stored that cannot be.
final class Turn {
  /// More rows than time ever brings at once.
  private static final int TICKS_MAX = 200;

  private final Instant now;
  private final List<Step> steps = new ArrayList<>();
  private Table table;

  /// A row with the table before and after it.
  record Step(Table before, Entry entry, Table after) {}

  Turn(Table table, Instant now) {
    this.table = table;
    this.now = now;
  }

  Verdict ask(Command command) {
    var verdict = table.decide(command, now);
    if (verdict instanceof Verdict.Store(var entry)) {
      var after = table.evolve(entry);
      steps.add(new Step(table, entry, after));
      table = after;
    }
    return verdict;
  }

  /// All that time has brought.
  void passTime() {
    for (var ticks = 0; ask(new Command.Tick()) instanceof Verdict.Store; ticks++) {
      if (ticks >= TICKS_MAX) {
        throw new IllegalStateException("time brings ever more");
      }
    }
  }

  Table table() {
    return table;
  }

  Instant now() {
    return now;
  }

  /// What is to be stored.
  List<Entry> rows() {
    var rows = new ArrayList<Entry>(steps.size());
    for (var step : steps) {
      rows.add(step.entry());
    }
    return Collections.unmodifiableList(rows);
  }

  List<Step> steps() {
    return Collections.unmodifiableList(steps);
  }
}
