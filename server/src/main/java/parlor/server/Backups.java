package parlor.server;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import parlor.server.storage.Backup;
import parlor.server.storage.CannotStart;
import parlor.server.storage.DatabaseSettings;
import parlor.server.storage.StorageFailure;

/// The commands that copy the embedded database and put a copy back.
final class Backups {
  private Backups() {}

  static void write(Settings settings, List<String> arguments, PrintStream out) {
    copy(
        settings,
        arguments,
        (folder, file) -> {
          Backup.write(new DatabaseSettings.Embedded(folder), file);
          out.println("Backed up to " + file);
        });
  }

  static void restore(Settings settings, List<String> arguments, PrintStream out) {
    copy(
        settings,
        arguments,
        (folder, file) -> {
          Backup.restore(file, folder);
          out.println("Restored to " + folder);
        });
  }

  private interface Copying {
    void between(Path folder, Path file);
  }

  private static void copy(Settings settings, List<String> arguments, Copying copying) {
    if (arguments.size() != 2) {
      throw new CannotStart("Name the file: parlor " + arguments.getFirst() + " FILE");
    }
    if (!(settings.database() instanceof DatabaseSettings.Embedded(var folder))) {
      throw new CannotStart("PostgreSQL has its own tools for this: pg_dump and pg_restore.");
    }
    try {
      copying.between(folder, Path.of(arguments.getLast()).toAbsolutePath());
    } catch (IllegalArgumentException | StorageFailure e) {
      throw new CannotStart(String.valueOf(e.getMessage()), e);
    }
  }
}
