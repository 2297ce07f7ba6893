package parlor.server.storage;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.SQLException;
import org.sqlite.SQLiteDataSource;

/// Copies of an embedded database: made while it is in use, complete at one moment, and checked.
/// PostgreSQL has its own tools for this.
public final class Backup {
  private Backup() {}

  /// Writes a copy to a file that does not exist yet. It appears there only when complete and on
  /// disk.
  public static void write(Database database, Path target) {
    write(database.settings(), target);
  }

  /// The same from another process, while the database is in use or not.
  public static void write(DatabaseSettings settings, Path target) {
    if (!(settings instanceof DatabaseSettings.Embedded embedded)) {
      throw new IllegalArgumentException("PostgreSQL is backed up with pg_dump.");
    }
    if (!Files.isRegularFile(EmbeddedFolder.database(embedded.folder()))) {
      throw new IllegalArgumentException("There is no database in " + embedded.folder());
    }
    if (Files.exists(target)) {
      throw new IllegalArgumentException("There is a file already: " + target);
    }
    var unfinished = target.resolveSibling(target.getFileName() + ".unfinished");
    try {
      Files.deleteIfExists(unfinished);
      run(EmbeddedFolder.database(embedded.folder()), "vacuum into '" + quoted(unfinished) + "'");
      sync(unfinished);
      Files.move(unfinished, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Puts a copy into a folder that holds no database yet.
  public static void restore(Path backup, Path folder) {
    check(backup);
    try (var _ = EmbeddedFolder.lock(folder)) {
      var target = EmbeddedFolder.database(folder);
      if (Files.exists(target)) {
        throw new IllegalArgumentException("There is a database already: " + target);
      }
      var unfinished = folder.resolve("parlor.db.unfinished");
      Files.copy(backup, unfinished, StandardCopyOption.REPLACE_EXISTING);
      sync(unfinished);
      Files.move(unfinished, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Throws unless the file is an intact database.
  static void check(Path file) {
    if (!Files.isRegularFile(file)) {
      throw new IllegalArgumentException("There is no such file: " + file);
    }
    var answer = run(file, "pragma integrity_check");
    if (!answer.equals("ok")) {
      throw new StorageFailure("The file %s is damaged: %s".formatted(file, answer));
    }
  }

  private static String run(Path file, String sql) {
    var source = new SQLiteDataSource();
    source.setUrl("jdbc:sqlite:" + file);
    try (var connection = source.getConnection();
        var statement = connection.createStatement()) {
      if (!statement.execute(sql)) {
        return "";
      }
      try (var result = statement.getResultSet()) {
        return result.next() ? result.getString(1) : "";
      }
    } catch (SQLException e) {
      throw new StorageFailure("The file %s cannot be read.".formatted(file), e);
    }
  }

  private static String quoted(Path path) {
    return path.toString().replace("'", "''");
  }

  private static void sync(Path file) throws IOException {
    try (var channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      channel.force(true);
    }
  }
}
