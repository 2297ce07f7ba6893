package parlor.server.storage;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool.PoolInitializationException;
import java.time.Duration;
import java.util.Map;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.configuration.FluentConfiguration;
import org.flywaydb.core.internal.exception.FlywaySqlException;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/// The connections to one database, by what they are for. The journal never waits for anybody else
/// on PostgreSQL; SQLite has one writer, so there all writes take turns on one connection.
///
/// @param workers threads for all but the journal
record Pools(
    HikariDataSource journal, HikariDataSource writes, HikariDataSource reads, int workers) {
  static final int EMBEDDED_READERS = 4;

  /// Most of them wait for a commit, and the more wait for it the more share it.
  static final int EMBEDDED_WORKERS = 64;

  static final int POSTGRES_WORKERS = 8;
  private static final Duration CONNECT = Duration.ofSeconds(5);

  /// Longer than a frozen node can block us, shorter than anybody likes to wait.
  private static final Duration ANSWER = Duration.ofSeconds(10);

  private static final Map<String, String> POSTGRES =
      Map.of(
          "connectTimeout", String.valueOf(CONNECT.toSeconds()),
          "loginTimeout", String.valueOf(CONNECT.toSeconds()),
          "tcpKeepAlive", "true",
          "reWriteBatchedInserts", "true",
          "ApplicationName", "parlor");

  static Pools sqlite(EmbeddedFolder folder) {
    var source = sqliteSource(folder);
    if (!Migrations.haveRun(source)) {
      migrate(folder.toString(), Flyway.configure().dataSource(source));
    }
    var writer = new HikariConfig();
    writer.setDataSource(sqliteSource(folder));
    writer.setPoolName("sqlite-writer");
    writer.setMaximumPoolSize(1);
    writer.setMaxLifetime(0);
    var reader = new HikariConfig();
    reader.setDataSource(sqliteSource(folder));
    reader.setConnectionInitSql("pragma query_only = true");
    reader.setPoolName("sqlite-readers");
    reader.setMaximumPoolSize(EMBEDDED_READERS);
    reader.setMaxLifetime(0);
    var writers = opened(folder.toString(), writer);
    return new Pools(writers, writers, opened(folder.toString(), reader), EMBEDDED_WORKERS);
  }

  static Pools postgres(DatabaseSettings.Postgres settings) {
    // Not through a pool: a migration may take longer than an answer may.
    migrate(
        settings.address(),
        Flyway.configure()
            .connectRetries(2)
            .dataSource(
                settings.url(), settings.user().orElse(""), settings.password().orElse("")));
    var journal = opened(settings.address(), postgresPool(settings, "postgres-journal", 2));
    var workers =
        opened(settings.address(), postgresPool(settings, "postgres-workers", POSTGRES_WORKERS));
    return new Pools(journal, workers, workers, POSTGRES_WORKERS);
  }

  void close() {
    reads.close();
    writes.close();
    journal.close();
  }

  /// The settings that a SQLite file of ours is always opened with.
  static SQLiteDataSource sqliteSource(EmbeddedFolder folder) {
    var config = new SQLiteConfig();
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    config.setBusyTimeout((int) CONNECT.toMillis());
    // SQLite's own checkpoints keep a failed fsync to themselves; Database makes them instead.
    config.setWalAutocheckpoint(0);
    config.setTempStore(SQLiteConfig.TempStore.MEMORY);
    return new FrugalConnection.Source(config, folder.database().toString());
  }

  private static HikariConfig postgresPool(
      DatabaseSettings.Postgres settings, String name, int size) {
    var config = new HikariConfig();
    config.setJdbcUrl(settings.url());
    settings.user().ifPresent(config::setUsername);
    settings.password().ifPresent(config::setPassword);
    POSTGRES.forEach(config::addDataSourceProperty);
    config.addDataSourceProperty("socketTimeout", String.valueOf(ANSWER.toSeconds()));
    // A node that is frozen within a transaction must not block the one that takes over.
    config.setConnectionInitSql("set idle_in_transaction_session_timeout = 3000");
    config.setPoolName(name);
    config.setMaximumPoolSize(size);
    return config;
  }

  private static HikariDataSource opened(String where, HikariConfig config) {
    config.setConnectionTimeout(CONNECT.toMillis());
    config.setInitializationFailTimeout(CONNECT.toMillis());
    try {
      return new HikariDataSource(config);
    } catch (PoolInitializationException e) {
      throw cannotOpen(where, e);
    }
  }

  private static void migrate(String where, FluentConfiguration flyway) {
    try {
      flyway
          .locations("classpath:" + Migrations.FOLDER)
          // Tables of a newer version are not ours to write to.
          .ignoreMigrationPatterns("")
          .load()
          .migrate();
    } catch (FlywaySqlException e) {
      throw cannotOpen(where, e);
    } catch (FlywayException e) {
      throw new CannotStart(
          "The tables at %s are not those of this version of Parlor: %s"
              .formatted(where, firstLine(e)),
          e);
    }
  }

  /// The outer exceptions may name the address with its password, so only the reason is told.
  private static CannotStart cannotOpen(String where, Throwable error) {
    var reason = error.getCause() == null ? error : error.getCause();
    return new CannotStart(
        "The database at %s cannot be opened: %s Check PARLOR_DATABASE_URL or PARLOR_DATA."
            .formatted(where, firstLine(reason)),
        reason);
  }

  private static String firstLine(Throwable error) {
    return String.valueOf(error.getMessage()).lines().findFirst().orElse("no reason given.");
  }
}
