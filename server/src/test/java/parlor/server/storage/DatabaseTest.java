package parlor.server.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import parlor.testkit.Proves;

class DatabaseTest {
  @TempDir Path folder;

  @Test
  @Proves("PLT-16")
  void sqlite_syncs_every_commit_to_disk() {
    try (var database = Engine.SQLITE.open(folder)) {
      assertThat(pragma(database, "journal_mode")).isEqualTo("wal");
      assertThat(pragma(database, "synchronous")).as("full").isEqualTo("2");
      assertThat(pragma(database, "wal_autocheckpoint")).as("ours").isEqualTo("0");
    }
  }

  @Test
  @Proves("PLT-25")
  void a_frozen_transaction_on_postgresql_ends_after_three_seconds() {
    try (var database = Engine.POSTGRESQL.open(folder)) {
      var timeout =
          database.write(handle ->
              handle
                  .createQuery("show idle_in_transaction_session_timeout")
                  .mapTo(String.class)
                  .one());
      assertThat(timeout).isEqualTo("3s");
    }
  }

  @Test
  void the_write_ahead_log_begins_anew_and_does_not_grow_for_ever() throws Exception {
    var log = folder.resolve("data/parlor.db-wal");
    try (var database = Engine.SQLITE.open(folder)) {
      for (var i = 0; i < 3_000; i++) {
        var large = i + "x".repeat(4_000);
        database.write(handle -> handle.execute("insert into claims values (?, 't1')", large));
      }
      assertThat(Files.size(log)).as("of 24 MB or more").isLessThan(12_000_000);
    }
  }

  @Test
  void the_write_ahead_log_is_moved_into_the_database_now_and_then() throws Exception {
    try (var database = Engine.SQLITE.open(folder)) {
      for (var i = 0; i < 300; i++) {
        var large = i + "x".repeat(4_000);
        database.write(handle -> handle.execute("insert into claims values (?, 't1')", large));
      }
      // It is moved beside the writer, so it may take a moment.
      var file = folder.resolve("data/parlor.db");
      for (var waited = 0; waited < 1_000 && Files.size(file) <= 1_000_000; waited++) {
        Thread.sleep(10);
      }
      assertThat(Files.size(file)).isGreaterThan(1_000_000);
    }
  }

  @ParameterizedTest
  @EnumSource
  @Proves("PLT-16")
  void what_was_written_is_there_after_opening_again(Engine engine) {
    var settings = engine.fresh(folder);
    try (var database = Database.open(settings)) {
      database.write(handle -> handle.execute("insert into claims values ('ann', 't1')"));
    }
    try (var database = Database.open(settings)) {
      var table =
          database.read(handle ->
              handle.createQuery("select table_id from claims").mapTo(String.class).one());
      assertThat(table).isEqualTo("t1");
    }
  }

  @Test
  @Proves("PLT-26")
  void a_folder_in_use_is_refused_with_a_sentence() {
    try (var _ = Engine.SQLITE.open(folder)) {
      assertThatThrownBy(() -> Engine.SQLITE.open(folder))
          .isInstanceOf(CannotStart.class)
          .hasMessageContaining("Another Parlor is running");
    }
  }

  @Test
  @Proves("PLT-26")
  void tables_of_a_newer_version_are_refused_with_a_sentence() {
    try (var database = Engine.SQLITE.open(folder)) {
      database.write(handle ->
          handle.execute(
              "insert into flyway_schema_history select 99, '99', 'later', type, 'V99.sql', 1,"
                  + " installed_by, installed_on, 1, success from flyway_schema_history"
                  + " where installed_rank = 1"));
    }
    assertThatThrownBy(() -> Engine.SQLITE.open(folder))
        .isInstanceOf(CannotStart.class)
        .hasMessageContaining("not those of this version");
  }

  @Test
  @Proves({"PLT-26", "PLT-28"})
  void an_unreachable_database_is_a_sentence_without_the_password() {
    var wrong =
        new DatabaseSettings.Postgres(
            "jdbc:postgresql://127.0.0.1:1/parlor?user=parlor&password=hunter2",
            Optional.empty(),
            Optional.of("hunter2"));
    assertThatThrownBy(() -> Database.open(wrong))
        .isInstanceOf(CannotStart.class)
        .hasMessageContaining("127.0.0.1:1/parlor cannot be opened")
        .satisfies(e -> assertThat(everything(e) + wrong).doesNotContain("hunter2"));
  }

  @Test
  @Proves("PLT-26")
  void wrong_settings_are_refused_with_a_sentence() {
    assertThat(DatabaseSettings.from(Map.of()))
        .isEqualTo(new DatabaseSettings.Embedded(Path.of("data").toAbsolutePath()));
    assertThatThrownBy(() -> DatabaseSettings.from(Map.of("PARLOR_DATABASE_URL", "localhost")))
        .hasMessageContaining("such as jdbc:postgresql://localhost:5432/parlor");
    assertThatThrownBy(() -> DatabaseSettings.from(Map.of("PARLOR_DATABASE_USER", "ann")))
        .hasMessageContaining("PARLOR_DATABASE_URL");
  }

  private static String pragma(Database database, String name) {
    return database.write(handle -> handle.createQuery("pragma " + name).mapTo(String.class).one());
  }

  private static String everything(Throwable error) {
    var text = new StringWriter();
    error.printStackTrace(new PrintWriter(text));
    return text.toString();
  }
}
