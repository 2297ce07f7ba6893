package parlor.server.storage;

import java.time.Instant;

/// Rows for tests.
final class Rows {
  private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");

  private Rows() {}

  static Row json(String table, long sequence, String json) {
    return json(table, sequence, json, NOON);
  }

  static Row json(String table, long sequence, String json, Instant at) {
    return new Row(table, sequence, at, "test", new Payload.Text(json), "writer");
  }

  /// The number of a table's last row, 0 if it has none.
  static long highest(Database database, String table) {
    return database.read(handle ->
        handle
            .createQuery("select coalesce(max(sequence), 0) from journal where table_id = :table")
            .bind("table", table)
            .mapTo(long.class)
            .one());
  }
}
