package parlor.server.storage;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Handle;

/// The journal's SQL.
final class JournalTable {
  /// The number of the form in which rows are stored: JSON text.
  private static final int FORM = 7101;

  private JournalTable() {}

  /// Adds rows and says how many; a sequence number that exists is an error.
  static int append(Connection connection, List<Row> rows) throws SQLException {
    try (var statement =
        connection.prepareStatement(
            """
            insert into journal (table_id, sequence, at, type, entry, serializer, writer, checksum)
            values (?, ?, ?, ?, ?, ?, ?, ?)\
            """)) {
      for (var row : rows) {
        bind(statement, row);
        statement.addBatch();
      }
      return statement.executeBatch().length;
    }
  }

  private static void bind(PreparedStatement statement, Row row) throws SQLException {
    if (!(row.payload() instanceof Payload.Text(var json))) {
      throw new IllegalArgumentException("a damaged row is not stored");
    }
    var at = Moment.text(row.at());
    statement.setString(1, row.table());
    statement.setLong(2, row.sequence());
    statement.setString(3, at);
    statement.setString(4, row.type());
    statement.setString(5, json);
    statement.setInt(6, FORM);
    statement.setString(7, row.writer());
    statement.setLong(8, Checksum.of(row, at, FORM, json));
  }

  /// Rows in order of their sequence numbers.
  static List<Row> read(Handle handle, String table, long from, int limit) {
    return handle
        .createQuery(
            """
            select table_id, sequence, at, type, entry, serializer, writer, checksum
            from journal
            where table_id = :table and sequence >= :from
            order by sequence limit :limit\
            """)
        .bind("table", table)
        .bind("from", from)
        .bind("limit", limit)
        .map((result, _) -> row(result))
        .list();
  }

  private static Row row(ResultSet result) throws SQLException {
    try {
      var json = result.getString("entry");
      var at = result.getString("at");
      if (json == null) {
        return damaged(result);
      }
      var row = row(result, Moment.of(at), new Payload.Text(json));
      var checksum = result.getLong("checksum");
      return result.wasNull() || checksum == Checksum.of(row, at, result.getInt("serializer"), json)
          ? row
          : damaged(result);
    } catch (DateTimeException e) {
      return damaged(result);
    }
  }

  private static Row damaged(ResultSet result) throws SQLException {
    return row(result, Instant.EPOCH, new Payload.Damaged());
  }

  private static Row row(ResultSet result, Instant at, Payload payload) throws SQLException {
    return new Row(
        result.getString("table_id"),
        result.getLong("sequence"),
        at,
        result.getString("type"),
        payload,
        result.getString("writer"));
  }
}
