package parlor.server.storage;

import java.nio.charset.StandardCharsets;
import java.util.List;
import parlor.server.house.Archive;
import parlor.tables.Entry;
import parlor.tables.TableId;
import parlor.wire.Json;

/// The archive in the journal.
public final class SqlArchive implements Archive {
  private final Database database;

  public SqlArchive(Database database) {
    this.database = database;
  }

  @Override
  public List<Entry> rows(TableId table, int limit) {
    return database
        .read(handle -> JournalTable.read(handle, table.value(), 1, Long.MAX_VALUE, limit))
        .stream()
        .map(row ->
            Json.read(new String(row.payload().toBytes(), StandardCharsets.UTF_8), Entry.class))
        .toList();
  }
}
