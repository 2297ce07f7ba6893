package parlor.server.storage;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;

/// The folder of an embedded database, locked for one process as long as it is open.
final class EmbeddedFolder implements AutoCloseable {
  private final Path folder;
  private final FileChannel lock;

  private EmbeddedFolder(Path folder, FileChannel lock) {
    this.folder = folder;
    this.lock = lock;
  }

  static EmbeddedFolder lock(Path folder) {
    try {
      create(folder);
      Files.createDirectories(nativeFolder(folder));
      var channel =
          FileChannel.open(
              folder.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      if (!isLocked(channel)) {
        channel.close();
        throw new CannotStart(
            "Another Parlor is running on the folder %s. Stop it, or set PARLOR_DATA to another folder."
                .formatted(folder));
      }
      // The driver unpacks its library there, once per process, and leaves it there when killed.
      System.setProperty("org.sqlite.tmpdir", nativeFolder(folder).toString());
      return new EmbeddedFolder(folder, channel);
    } catch (IOException e) {
      throw new CannotStart(
          "The folder %s cannot be written to. Set PARLOR_DATA to a folder of yours."
              .formatted(folder),
          e);
    }
  }

  Path database() {
    return database(folder);
  }

  static Path database(Path folder) {
    return folder.resolve("parlor.db");
  }

  @Override
  public void close() {
    try {
      lock.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public String toString() {
    return folder.toString();
  }

  private static Path nativeFolder(Path folder) {
    return folder.resolve("native");
  }

  /// Only the host's own user may look into journals, which hold cards and secrets.
  private static void create(Path folder) throws IOException {
    if (Files.isDirectory(folder)) {
      return;
    }
    Files.createDirectories(folder);
    if (folder.getFileSystem().supportedFileAttributeViews().contains("posix")) {
      Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
    }
  }

  private static boolean isLocked(FileChannel channel) throws IOException {
    try {
      return channel.tryLock() != null;
    } catch (OverlappingFileLockException e) {
      return false;
    }
  }
}
