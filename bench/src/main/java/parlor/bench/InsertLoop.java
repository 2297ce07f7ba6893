package parlor.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Comparator;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/// A bare loop of inserts into a table like the journal's, with the journal's settings: so many
/// rows to a commit, each commit with an fsync. What no journal on this database and disk can
/// exceed.
final class InsertLoop {
  private static final String ENTRY =
      "{\"type\":\"stepped\",\"at\":\"2026-01-01T00:00:00.000Z\",\"cause\":{\"type\":\"person\",\"seat\":0,"
          + "\"id\":\"m1\"},\"step\":[{\"type\":\"marked\",\"seat\":0,\"square\":4}]}";

  private InsertLoop() {}

  /// Rows a second.
  static double run(int rowsPerCommit, double seconds) {
    try {
      var folder = Files.createTempDirectory("parlor-insert");
      try {
        return insert(folder.resolve("loop.db"), rowsPerCommit, seconds);
      } finally {
        try (var files = Files.walk(folder)) {
          for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
            Files.deleteIfExists(file);
          }
        }
      }
    } catch (IOException | SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private static double insert(Path file, int rowsPerCommit, double seconds) throws SQLException {
    var config = new SQLiteConfig();
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    var source = new SQLiteDataSource(config);
    source.setUrl("jdbc:sqlite:" + file);
    try (var connection = source.getConnection();
        var create = connection.createStatement()) {
      create.execute(
          "create table journal (table_id text not null, sequence bigint not null, at text not null,"
              + " type text not null, entry text, bytes bytea, serializer integer not null,"
              + " writer text not null, primary key (table_id, sequence))");
      connection.setAutoCommit(false);
      var rows = 0L;
      var began = System.nanoTime();
      try (var insert =
          connection.prepareStatement("insert into journal values (?, ?, ?, ?, ?, ?, ?, ?)")) {
        while (System.nanoTime() - began < seconds * 1e9) {
          for (var i = 0; i < rowsPerCommit; i++) {
            insert.setString(1, "t0123456789abcdef" + i);
            insert.setLong(2, rows / rowsPerCommit);
            insert.setString(3, "2026-01-01T00:00:00.000Z");
            insert.setString(4, "stepped");
            insert.setString(5, ENTRY);
            insert.setNull(6, java.sql.Types.BINARY);
            insert.setInt(7, 7101);
            insert.setString(8, "01234567-89ab-cdef-0123-456789abcdef");
            insert.addBatch();
          }
          insert.executeBatch();
          connection.commit();
          rows += rowsPerCommit;
        }
      }
      return rows / ((System.nanoTime() - began) / 1e9);
    }
  }
}
