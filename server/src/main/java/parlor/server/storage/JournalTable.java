package parlor.server.storage;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Handle;

/// The journal's SQL.
final class JournalTable {
  private JournalTable() {}

  /// Adds rows and says how many; a sequence number that exists is an error.
  static int append(Connection connection, List<Row> rows) throws SQLException {
    try (var statement =
        connection.prepareStatement(
            """
            insert into journal
              (table_id, sequence, at, type, entry, bytes, serializer, writer, checksum)
            values (?, ?, ?, ?, ?, ?, ?, ?, ?)\
            """)) {
      for (var row : rows) {
        bind(statement, row);
        statement.addBatch();
      }
      return statement.executeBatch().length;
    }
  }

  private static void bind(PreparedStatement statement, Row row) throws SQLException {
    statement.setString(1, row.table());
    statement.setLong(2, row.sequence());
    var at = Moment.text(row.at());
    statement.setString(3, at);
    statement.setString(4, row.type());
    switch (row.payload()) {
      case Payload.Text text -> {
        statement.setString(5, text.json());
        statement.setNull(6, Types.BINARY);
      }
      case Payload.Binary binary -> {
        statement.setNull(5, Types.VARCHAR);
        statement.setBytes(6, binary.bytes());
      }
      case Payload.Damaged _ -> throw new IllegalArgumentException("a damaged row is not stored");
    }
    statement.setInt(7, row.serializer());
    statement.setString(8, row.writer());
    statement.setLong(9, Checksum.of(row, at));
  }

  /// Deletes a table's rows up to a sequence number, remembers how far they went, and says how many
  /// they were.
  static int trim(Connection connection, String table, long to) throws SQLException {
    try (var remember =
            connection.prepareStatement(
                """
                insert into journal_trimmed (table_id, sequence)
                select table_id, max(sequence) from journal
                where table_id = ? and sequence <= ? group by table_id
                on conflict (table_id) do update set sequence = excluded.sequence
                where excluded.sequence > journal_trimmed.sequence\
                """);
        var delete =
            connection.prepareStatement(
                "delete from journal where table_id = ? and sequence <= ?")) {
      for (var statement : List.of(remember, delete)) {
        statement.setString(1, table);
        statement.setLong(2, to);
      }
      remember.executeUpdate();
      return delete.executeUpdate();
    }
  }

  /// The highest sequence number that was ever given out, 0 if none was.
  static long highest(Handle handle, String table) {
    return handle
        .createQuery(
            """
            select max(sequence) from (
              select max(sequence) as sequence from journal where table_id = :table
              union all
              select sequence from journal_trimmed where table_id = :table) as given\
            """)
        .bind("table", table)
        .mapTo(Long.class)
        .findOne()
        .orElse(0L);
  }

  /// Rows in order of their sequence numbers, both ends included.
  static List<Row> read(Handle handle, String table, long from, long to, int limit) {
    return handle
        .createQuery(
            """
            select table_id, sequence, at, type, entry, bytes, serializer, writer, checksum
            from journal
            where table_id = :table and sequence between :from and :to
            order by sequence limit :limit\
            """)
        .bind("table", table)
        .bind("from", from)
        .bind("to", to)
        .bind("limit", limit)
        .map((result, _) -> row(result))
        .list();
  }

  private static Row row(ResultSet result) throws SQLException {
    try {
      var entry = result.getString("entry");
      var payload =
          entry == null ? new Payload.Binary(result.getBytes("bytes")) : new Payload.Text(entry);
      var at = result.getString("at");
      var row = row(result, Moment.of(at), payload);
      var checksum = result.getLong("checksum");
      return result.wasNull() || checksum == Checksum.of(row, at) ? row : damaged(result);
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
        result.getInt("serializer"),
        payload,
        result.getString("writer"));
  }
}
