package parlor.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;

/// A folder for one measurement, deleted afterwards with all that is in it.
record Scratch(Path folder) implements AutoCloseable {
  static Scratch make(String name) {
    try {
      return new Scratch(Files.createTempDirectory("parlor-" + name));
    } catch (IOException e) {
      throw new UncheckedIOException("no folder for the data", e);
    }
  }

  Path file(String name) {
    return folder.resolve(name);
  }

  @Override
  public void close() {
    try (var files = Files.walk(folder)) {
      for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    } catch (IOException | UncheckedIOException e) {
      System.err.println("cannot delete " + folder);
    }
  }
}
