package parlor.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/// A Java program of ours in a process of its own.
final class Child implements AutoCloseable {
  private static final Path JAVA_HOME = Path.of(System.getProperty("java.home"));
  private static final Pattern USED = Pattern.compile("used (\\d+)K");

  private final Process process;

  private Child(Process process) {
    this.process = process;
  }

  static Child start(
      String mainClass, List<String> flags, List<String> arguments, Map<String, String> settings) {
    var command = new ArrayList<String>();
    command.add(JAVA_HOME.resolve("bin/java").toString());
    command.addAll(flags);
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), mainClass));
    command.addAll(arguments);
    var builder = new ProcessBuilder(command);
    builder.environment().putAll(settings);
    builder.redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD);
    try {
      return new Child(builder.start());
    } catch (IOException e) {
      throw new IllegalStateException("cannot start " + mainClass, e);
    }
  }

  /// Bytes on the heap after a full collection.
  long liveHeap() {
    jcmd("GC.run");
    var matcher = USED.matcher(jcmd("GC.heap_info"));
    if (!matcher.find()) {
      throw new IllegalStateException("jcmd says nothing of the heap");
    }
    return Long.parseLong(matcher.group(1)) * 1024;
  }

  private String jcmd(String what) {
    try {
      var command =
          List.of(JAVA_HOME.resolve("bin/jcmd").toString(), String.valueOf(process.pid()), what);
      var jcmd = new ProcessBuilder(command).redirectErrorStream(true).start();
      var text = new String(jcmd.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      jcmd.waitFor(30, TimeUnit.SECONDS);
      return text;
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException("jcmd failed", e);
    }
  }

  boolean isAlive() {
    return process.isAlive();
  }

  @Override
  public void close() {
    process.destroy();
    try {
      if (!process.waitFor(15, TimeUnit.SECONDS)) {
        process.destroyForcibly().waitFor(15, TimeUnit.SECONDS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
