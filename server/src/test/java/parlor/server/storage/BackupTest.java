package parlor.server.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlor.testkit.Proves;

class BackupTest {
  @TempDir Path folder;

  @Test
  @Proves("PLT-26")
  void a_backup_made_while_writing_restores_to_what_was_acknowledged_before_it() throws Exception {
    var backup = folder.resolve("it's.backup");
    try (var database = Engine.SQLITE.open(folder);
        var journal = new GroupCommit(database, 1_000)) {
      for (var i = 1; i <= 100; i++) {
        journal
            .append(List.of(Rows.json("t", i, "{\"n\":" + i + "}")))
            .toCompletableFuture()
            .join();
      }
      var later = journal.append(List.of(Rows.json("u", 1, "{}")));
      Backup.write(database, backup);
      later.toCompletableFuture().join();
    }
    Backup.restore(backup, folder.resolve("restored"));
    try (var restored = Database.open(new DatabaseSettings.Embedded(folder.resolve("restored")))) {
      var rows = restored.read(handle -> JournalTable.read(handle, "t", 1, 1_000));
      assertThat(rows).hasSize(100).last().isEqualTo(Rows.json("t", 100, "{\"n\":100}"));
    }
  }

  @Test
  @Proves("PLT-26")
  void neither_a_backup_nor_a_database_is_written_over() {
    var backup = folder.resolve("backup");
    try (var database = Engine.SQLITE.open(folder)) {
      Backup.write(database, backup);
      assertThatThrownBy(() -> Backup.write(database, backup))
          .hasMessageContaining("There is a file already");
    }
    assertThatThrownBy(() -> Backup.restore(backup, folder.resolve("data")))
        .hasMessageContaining("There is a database already");
  }

  @Test
  @Proves("PLT-26")
  void a_damaged_backup_is_not_restored() throws Exception {
    var backup = folder.resolve("backup");
    try (var database = Engine.SQLITE.open(folder)) {
      Backup.write(database, backup);
    }
    var bytes = Files.readAllBytes(backup);
    Arrays.fill(bytes, 4_096, bytes.length, (byte) 0x55);
    Files.write(backup, bytes);
    assertThatThrownBy(() -> Backup.restore(backup, folder.resolve("restored")))
        .isInstanceOf(StorageFailure.class);
  }
}
