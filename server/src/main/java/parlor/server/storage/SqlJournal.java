package parlor.server.storage;

import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletionStage;
import parlor.server.house.Entries;
import parlor.server.house.Journal;
import parlor.server.house.UnreadableRow;
import parlor.tables.Entry;
import parlor.tables.TableId;

/// The journal in the database: many tables share one commit, rows are readable JSON.
public final class SqlJournal implements Journal, AutoCloseable {
  private static final int PAGE = 500;

  /// Every table has at most one write under way.
  private static final int WAITING_MAX = 20_000;

  private final Database database;
  private final Clock clock;
  private final GroupCommit writer;
  private final String life = UUID.randomUUID().toString();

  public SqlJournal(Database database, Clock clock) {
    this.database = database;
    this.clock = clock;
    this.writer = new GroupCommit(database, WAITING_MAX);
  }

  @Override
  public void close() {
    writer.close();
  }

  @Override
  public CompletionStage<Void> append(TableId table, long first, List<Entry> entries) {
    var now = clock.instant();
    var rows = new ArrayList<Row>(entries.size());
    for (var entry : entries) {
      var payload = new Payload.Text(storable(Entries.text(entry)));
      var sequence = first + rows.size();
      rows.add(new Row(table.value(), sequence, now, Entries.kind(entry), payload, life));
    }
    return writer.append(rows);
  }

  /// Half a character would be stored as a question mark, and what is read were not what was
  /// written.
  private static String storable(String text) {
    for (var at = 0; at < text.length(); at++) {
      if (Character.isSurrogate(text.charAt(at))) {
        if (!Character.isSupplementaryCodePoint(text.codePointAt(at))) {
          throw new IllegalArgumentException("a row holds half a character");
        }
        at++;
      }
    }
    return text;
  }

  @Override
  public List<Entry> rows(TableId table, int limit) {
    var entries = new ArrayList<Entry>();
    while (entries.size() < limit) {
      var first = entries.size() + 1L;
      var wanted = Math.min(PAGE, limit - entries.size());
      var page = database.read(handle -> JournalTable.read(handle, table.value(), first, wanted));
      for (var row : page) {
        entries.add(entry(row, entries.size() + 1L));
      }
      if (page.size() < wanted) {
        break;
      }
    }
    return entries;
  }

  private static Entry entry(Row row, long expected) {
    if (row.sequence() != expected) {
      throw new UnreadableRow("row %d, which is missing".formatted(expected));
    }
    return switch (row.payload()) {
      case Payload.Text(var json) -> Entries.read(json);
      case Payload.Damaged _ -> throw new UnreadableRow("row %d, changed".formatted(expected));
    };
  }
}
