package parlor.bench;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/// Another program in a process of its own.
final class Child implements AutoCloseable {
  private static final Path JAVA_HOME = Path.of(System.getProperty("java.home"));
  private static final Pattern TOTAL = Pattern.compile("(?m)^Total\\s+\\d+\\s+(\\d+)");
  private static final Pattern RESIDENT = Pattern.compile("VmRSS:\\s+(\\d+) kB");
  private static final Duration READY_WITHIN = Duration.ofSeconds(60);

  private final Process process;

  private Child(Process process) {
    this.process = process;
  }

  /// @param log where its output goes
  static Child start(List<String> command, Map<String, String> settings, Path log) {
    var builder = new ProcessBuilder(command);
    builder.environment().putAll(settings);
    builder.redirectErrorStream(true).redirectOutput(log.toFile());
    try {
      var process = builder.start();
      // Also when this program is told to end.
      Runtime.getRuntime().addShutdownHook(new Thread(process::destroy));
      return new Child(process);
    } catch (IOException e) {
      throw new IllegalStateException("cannot start " + command, e);
    }
  }

  /// A class of ours as a program.
  static Child java(Class<?> program, List<String> flags, List<String> arguments, Path log) {
    var command = new ArrayList<String>();
    command.add(JAVA_HOME.resolve("bin/java").toString());
    command.addAll(flags);
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), program.getName()));
    command.addAll(arguments);
    return start(command, Map.of(), log);
  }

  /// Bytes on the heap after a full collection.
  long liveHeap() {
    var matcher = TOTAL.matcher(jcmd("GC.class_histogram"));
    if (!matcher.find()) {
      throw new IllegalStateException("jcmd says nothing of the heap");
    }
    return Long.parseLong(matcher.group(1));
  }

  /// Bytes of memory that the process holds, where the system tells.
  long resident() {
    try {
      var matcher =
          RESIDENT.matcher(Files.readString(Path.of("/proc/" + process.pid() + "/status")));
      return matcher.find() ? Long.parseLong(matcher.group(1)) * 1024 : 0;
    } catch (IOException e) {
      return 0;
    }
  }

  /// Processor time used so far.
  Duration cpu() {
    return Stopwatch.cpu(process.toHandle());
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

  /// Waits until something listens there.
  void awaitListening(int port) throws InterruptedException {
    await(() -> {
      try (var socket = new Socket()) {
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 1_000);
        return true;
      }
    });
  }

  /// Waits until an address answers 200.
  void awaitReady(String address) throws InterruptedException {
    var request = HttpRequest.newBuilder(URI.create(address)).build();
    try (var client = HttpClient.newHttpClient()) {
      await(() -> client.send(request, HttpResponse.BodyHandlers.discarding()).statusCode() == 200);
    }
  }

  private interface Question {
    boolean ask() throws IOException, InterruptedException;
  }

  private void await(Question isReady) throws InterruptedException {
    var end = System.nanoTime() + READY_WITHIN.toNanos();
    while (System.nanoTime() < end && process.isAlive()) {
      try {
        if (isReady.ask()) {
          return;
        }
      } catch (IOException e) {
        // Nobody is there yet.
      }
      Thread.sleep(20);
    }
    throw new IllegalStateException("the server did not become ready");
  }

  static int freePort() {
    try (var socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    } catch (IOException e) {
      throw new IllegalStateException("no port is free", e);
    }
  }

  @Override
  public void close() {
    process.destroy();
    try {
      if (!process.waitFor(20, TimeUnit.SECONDS)) {
        process.destroyForcibly().waitFor(15, TimeUnit.SECONDS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
