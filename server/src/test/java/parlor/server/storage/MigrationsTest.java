package parlor.server.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MigrationsTest {
  @TempDir Path folder;

  @Test
  void every_script_is_named_in_order() throws IOException, URISyntaxException {
    var scripts = Migrations.class.getClassLoader().getResource(Migrations.FOLDER);
    try (var files = Files.list(Path.of(Objects.requireNonNull(scripts).toURI()))) {
      assertThat(files.map(file -> file.getFileName().toString()).sorted())
          .containsExactlyElementsOf(Migrations.SCRIPTS);
    }
  }

  @Test
  void nothing_is_to_do_once_the_scripts_have_run() {
    assertThat(haveRun()).as("before").isFalse();
    Engine.SQLITE.open(folder).close();
    assertThat(haveRun()).as("after").isTrue();
  }

  @Test
  void a_script_that_was_changed_is_noticed() {
    try (var database = Engine.SQLITE.open(folder)) {
      database.write(handle ->
          handle.execute("update flyway_schema_history set checksum = 1 where installed_rank = 2"));
    }
    assertThat(haveRun()).isFalse();
  }

  private boolean haveRun() {
    try (var data = EmbeddedFolder.lock(folder.resolve("data"))) {
      return Migrations.haveRun(Pools.sqliteSource(data));
    }
  }
}
