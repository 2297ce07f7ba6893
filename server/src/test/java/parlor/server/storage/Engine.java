package parlor.server.storage;

import java.nio.file.Path;

/// The two databases that everything must work on.
public enum Engine {
  SQLITE,
  POSTGRESQL;

  /// A new, empty database.
  public DatabaseSettings fresh(Path folder) {
    return switch (this) {
      case SQLITE -> new DatabaseSettings.Embedded(folder.resolve("data"));
      case POSTGRESQL -> TestPostgres.fresh();
    };
  }

  Database open(Path folder) {
    return Database.open(fresh(folder));
  }
}
