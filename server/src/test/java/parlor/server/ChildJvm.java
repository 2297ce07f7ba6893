package parlor.server;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/// A Java program of the tests in a process of its own, which can be killed. It reads lines and
/// prints lines; whatever it printed before it died is still heard.
public final class ChildJvm implements AutoCloseable {
  private static final String END = "\0end";

  private final Process process;
  private final BufferedWriter input;
  private final Path errors;
  private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();

  private ChildJvm(Process process, Path errors) {
    this.process = process;
    this.errors = errors;
    this.input = process.outputWriter(StandardCharsets.UTF_8);
    Thread.ofVirtual().start(this::listen);
  }

  /// Starts a main class on the class path of the tests.
  public static ChildJvm start(
      Class<?> main, Map<String, String> environment, String... arguments) {
    return start(List.of(), main, environment, arguments);
  }

  /// The same, through another command such as one that sets limits.
  public static ChildJvm start(
      List<String> through, Class<?> main, Map<String, String> environment, String... arguments) {
    var command = new ArrayList<>(through);
    command.add(ProcessHandle.current().info().command().orElse("java"));
    command.addAll(
        List.of(
            "-Xmx256m",
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-XX:-UsePerfData",
            "--sun-misc-unsafe-memory-access=allow",
            "--enable-native-access=ALL-UNNAMED",
            "-cp",
            System.getProperty("java.class.path"),
            main.getName()));
    command.addAll(List.of(arguments));
    try {
      var errors = Files.createTempFile("child", ".log");
      var builder = new ProcessBuilder(command).redirectError(Redirect.to(errors.toFile()));
      builder.environment().putAll(environment);
      return new ChildJvm(builder.start(), errors);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void listen() {
    try (var output = process.inputReader(StandardCharsets.UTF_8)) {
      output.lines().forEach(lines::add);
    } catch (IOException | UncheckedIOException e) {
      lines.add("unreadable: " + e);
    } finally {
      lines.add(END);
    }
  }

  /// Sends a line to the program.
  public void send(String line) {
    try {
      input.write(line);
      input.newLine();
      input.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// The next line that fits; lines before it are passed over.
  public String await(Predicate<String> fits, Duration limit) {
    var end = System.nanoTime() + limit.toNanos();
    try {
      while (true) {
        var line = lines.poll(Math.max(0, end - System.nanoTime()), TimeUnit.NANOSECONDS);
        if (line == null) {
          throw new AssertionError("nothing fitting was heard within " + limit + errors());
        }
        if (fits.test(line)) {
          return line;
        }
        if (line.equals(END)) {
          throw new AssertionError("the child has ended" + errors());
        }
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /// The next line that begins so.
  public String await(String beginning, Duration limit) {
    return await(line -> line.startsWith(beginning), limit);
  }

  public long pid() {
    return process.pid();
  }

  /// Ends it at once (SIGKILL). Through its handle, since the process itself would also close the
  /// pipe and with it what was printed but not yet read.
  public void kill() {
    process.toHandle().destroyForcibly();
  }

  /// Asks it to end (SIGTERM).
  public void terminate() {
    process.toHandle().destroy();
  }

  /// Waits for its end, and gives back every line that was not taken yet.
  public List<String> rest(Duration limit) {
    var rest = new ArrayList<String>();
    await(
        line -> {
          if (!line.equals(END)) {
            rest.add(line);
          }
          return line.equals(END);
        },
        limit);
    return rest;
  }

  /// The number that the process ended with.
  public int exit(Duration limit) {
    try {
      if (!process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)) {
        throw new AssertionError("the child did not end within " + limit + errors());
      }
      return process.exitValue();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /// What it wrote to its error stream.
  public String errors() {
    try {
      return "\n--- errors of the child:\n" + Files.readString(errors);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    kill();
    try {
      process.waitFor();
      Files.deleteIfExists(errors);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
