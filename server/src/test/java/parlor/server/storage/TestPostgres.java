package parlor.server.storage;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/// A real PostgreSQL server for tests: one per JVM, with a fresh database for whoever asks.
public final class TestPostgres {
  private static final AtomicInteger DATABASES = new AtomicInteger();

  private TestPostgres() {}

  /// The address of a new, empty database.
  public static DatabaseSettings.Postgres fresh() {
    var name = "test" + DATABASES.incrementAndGet();
    try (var connection = Server.ONE.getPostgresDatabase().getConnection();
        var statement = connection.createStatement()) {
      statement.execute("create database " + name);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
    return new DatabaseSettings.Postgres(
        "jdbc:postgresql://127.0.0.1:" + Server.ONE.getPort() + "/" + name,
        Optional.of("postgres"),
        Optional.of("postgres"));
  }

  private static final class Server {
    static final EmbeddedPostgres ONE = start();

    private static EmbeddedPostgres start() {
      try {
        return EmbeddedPostgres.builder()
            .setPGStartupWait(Duration.ofSeconds(60))
            .setServerConfig("max_connections", "200")
            .start();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
