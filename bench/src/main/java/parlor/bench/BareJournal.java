package parlor.bench;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Types;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/// A table like the journal's in a file of its own, with the journal's settings: each commit ends
/// with an fsync. Rows are as long as those of a move.
final class BareJournal implements AutoCloseable {
  private static final String ENTRY =
      "{\"type\":\"stepped\",\"at\":\"2026-01-01T00:00:00.000Z\",\"cause\":{\"type\":\"person\",\"seat\":0,"
          + "\"id\":\"m1\"},\"step\":[{\"type\":\"marked\",\"seat\":0,\"square\":4}]}";

  private final Connection connection;
  private final PreparedStatement insert;

  private BareJournal(Connection connection, PreparedStatement insert) {
    this.connection = connection;
    this.insert = insert;
  }

  static BareJournal open(Path file) throws SQLException {
    var config = new SQLiteConfig();
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    var source = new SQLiteDataSource(config);
    source.setUrl("jdbc:sqlite:" + file);
    var connection = source.getConnection();
    try (var create = connection.createStatement()) {
      create.execute(
          "create table journal (table_id text not null, sequence bigint not null, at text not null,"
              + " type text not null, entry text, bytes bytea, serializer integer not null,"
              + " writer text not null, checksum bigint, primary key (table_id, sequence),"
              + " check ((entry is null) <> (bytes is null)))");
    }
    connection.setAutoCommit(false);
    var insert =
        connection.prepareStatement("insert into journal values (?, ?, ?, ?, ?, ?, ?, ?, ?)");
    return new BareJournal(connection, insert);
  }

  /// A table's name, as long as a real one.
  static String table(long number) {
    return "t%032x".formatted(number);
  }

  /// A row of the next commit.
  void add(String table, long sequence) throws SQLException {
    insert.setString(1, table);
    insert.setLong(2, sequence);
    insert.setString(3, "2026-01-01T00:00:00.000Z");
    insert.setString(4, "stepped");
    insert.setString(5, ENTRY);
    insert.setNull(6, Types.BINARY);
    insert.setInt(7, 7101);
    insert.setString(8, "01234567-89ab-cdef-0123-456789abcdef");
    insert.setLong(9, 3_141_592_653L);
    insert.addBatch();
  }

  /// Makes all that was added durable.
  void commit() throws SQLException {
    insert.executeBatch();
    connection.commit();
  }

  @Override
  public void close() throws SQLException {
    insert.close();
    connection.close();
  }
}
