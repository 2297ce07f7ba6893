package parlor.server.client;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.spi.ToolProvider;

/// How the program is started, as `./parlor` does it: from jars, with a cache of what a start
/// needs. Both are made once in each process that runs tests.
final class Program {
  private static final List<String> FLAGS =
      List.of(
          "-Xms64m",
          "-Xmx512m",
          "-XX:+UseG1GC",
          "-XX:TieredStopAtLevel=1",
          "--sun-misc-unsafe-memory-access=allow",
          "--enable-native-access=ALL-UNNAMED");
  private static final int REHEARSAL_SECONDS = 120;

  private static final Program MADE = make();

  private final String path;
  private final Path cache;

  private Program(String path, Path cache) {
    this.path = path;
    this.cache = cache;
  }

  static List<String> command() {
    return MADE.command("-XX:AOTCache=" + MADE.cache, List.of());
  }

  private List<String> command(String cacheFlag, List<String> arguments) {
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(FLAGS);
    command.addAll(List.of(cacheFlag, "-cp", path, "parlor.server.Main"));
    command.addAll(arguments);
    return command;
  }

  private static Program make() {
    try {
      var folder = Files.createTempDirectory(Path.of("target").toAbsolutePath(), "program");
      // A cache is a hundred megabytes.
      Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(folder)));
      var program = new Program(jars(folder), folder.resolve("parlor.aot"));
      program.rehearse(folder);
      return program;
    } catch (IOException e) {
      throw new IllegalStateException("the program cannot be put together", e);
    }
  }

  private static void delete(Path folder) {
    try (var files = Files.walk(folder)) {
      files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
    } catch (IOException e) {
      System.err.println("cannot delete " + folder);
    }
  }

  private static String jars(Path folder) {
    var jars = new ArrayList<String>();
    for (var entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      if (Files.isRegularFile(Path.of(entry))) {
        jars.add(entry);
      } else if (Files.isDirectory(Path.of(entry)) && !entry.endsWith("test-classes")) {
        var jar = folder.resolve(jars.size() + ".jar").toString();
        var made =
            ToolProvider.findFirst("jar")
                .orElseThrow()
                .run(
                    System.out,
                    System.err,
                    "--create",
                    "--no-compress",
                    "--file",
                    jar,
                    "-C",
                    entry,
                    ".");
        if (made != 0) {
          throw new IllegalStateException("no jar can be made of " + entry);
        }
        jars.add(jar);
      }
    }
    return String.join(File.pathSeparator, jars);
  }

  /// One short run records which classes a start needs. Without the cache the program runs as well.
  private void rehearse(Path folder) throws IOException {
    var builder =
        new ProcessBuilder(command("-XX:AOTCacheOutput=" + cache, List.of("rehearse", "2")));
    builder.environment().put("PARLOR_DATA", folder.resolve("data").toString());
    builder.redirectErrorStream(true).redirectOutput(folder.resolve("rehearsal.log").toFile());
    var process = builder.start();
    try {
      if (!process.waitFor(REHEARSAL_SECONDS, TimeUnit.SECONDS)) {
        throw new IllegalStateException("the rehearsal does not end");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      process.destroyForcibly();
    }
  }
}
