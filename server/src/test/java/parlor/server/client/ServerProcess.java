package parlor.server.client;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;

/// The whole program in a process of its own, so that it can be killed.
public final class ServerProcess implements AutoCloseable {
  private static final int LOWEST_PORT = 10_000;
  private static final int HIGHEST_PORT = 32_000;
  private static final int ATTEMPTS_MAX = 100;

  private static final Duration READY_WITHIN = Duration.ofSeconds(60);

  private final Map<String, String> settings;
  private final List<String> through;
  private final String host;
  private final int port;
  private final int management;
  private final Path log;
  private Process process;

  private ServerProcess(Map<String, String> settings, List<String> through, String host, Path log) {
    this.settings = settings;
    this.through = through;
    this.host = host;
    this.port = Integer.parseInt(settings.get("PARLOR_PORT"));
    this.management = Integer.parseInt(settings.get("PARLOR_MANAGEMENT_PORT"));
    this.log = log;
    this.process = launch();
  }

  /// Starts the program with its data in this folder, and waits until it is ready.
  public static ServerProcess start(Path data, Map<String, String> more) {
    return start(data, more, List.of(), "127.0.0.1");
  }

  /// The same on one of the computers of a test's network.
  public static ServerProcess startAt(
      TestNetwork.Computer computer, Path data, Map<String, String> more) {
    var settings = new TreeMap<>(more);
    settings.put("PARLOR_MANAGEMENT_HOST", "0.0.0.0");
    return start(data, settings, computer.through(), computer.door());
  }

  private static ServerProcess start(
      Path data, Map<String, String> more, List<String> through, String host) {
    var settings = new TreeMap<>(more);
    settings.put("PARLOR_PORT", String.valueOf(freePort()));
    settings.put("PARLOR_MANAGEMENT_PORT", String.valueOf(freePort()));
    settings.put("PARLOR_DATA", data.toString());
    settings.put("PARLOR_RATE_LIMITS", "off");
    var server = new ServerProcess(settings, through, host, data.resolve("server.log"));
    server.awaitReady();
    return server;
  }

  public URI address() {
    return URI.create("http://" + host + ":" + port);
  }

  public boolean isAlive() {
    return process.isAlive();
  }

  /// Kills the process as a power cut would: no shutdown hook runs.
  public void kill() {
    process.destroyForcibly();
    awaitEnd();
  }

  /// Asks the process to end, as the operating system does.
  public void terminate() {
    process.destroy();
    awaitEnd();
  }

  /// Stops the process where it stands, as a sleeping computer does, and lets it go on later.
  public void standStill(Duration time) {
    try {
      signal("STOP");
      Thread.sleep(time);
      signal("CONT");
    } catch (IOException e) {
      throw new IllegalStateException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private void signal(String name) throws IOException, InterruptedException {
    new ProcessBuilder("kill", "-" + name, String.valueOf(process.pid())).start().waitFor();
  }

  /// Starts it again on the same port and data.
  public void restart() {
    process = launch();
    awaitReady();
  }

  private Process launch() {
    var command = new ArrayList<>(through);
    command.addAll(Program.command());
    var builder = new ProcessBuilder(command);
    builder.environment().putAll(settings);
    builder.redirectErrorStream(true);
    builder.redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()));
    try {
      return builder.start();
    } catch (IOException e) {
      throw new IllegalStateException("the server cannot be started", e);
    }
  }

  public void awaitReady() {
    var address = URI.create("http://" + host + ":" + management + "/health/ready");
    var request = HttpRequest.newBuilder(address).timeout(Duration.ofSeconds(5)).build();
    var end = System.nanoTime() + READY_WITHIN.toNanos();
    try (var http = HttpClient.newHttpClient()) {
      while (System.nanoTime() < end && process.isAlive()) {
        try {
          if (http.send(request, HttpResponse.BodyHandlers.discarding()).statusCode() == 200) {
            return;
          }
        } catch (IOException e) {
          // Not listening yet: asked again below.
        }
        Thread.sleep(25);
      }
      throw new AssertionError("the server did not become ready:\n" + Files.readString(log));
    } catch (IOException e) {
      throw new IllegalStateException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private void awaitEnd() {
    try {
      if (!process.waitFor(30, TimeUnit.SECONDS)) {
        throw new AssertionError("the server did not end");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    if (process.isAlive()) {
      kill();
    }
  }

  /// A port on which nobody listens, and that no connection which is made meanwhile gets for its
  /// own end: systems take those from higher up.
  public static int freePort() {
    for (var attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
      var port = ThreadLocalRandom.current().nextInt(LOWEST_PORT, HIGHEST_PORT);
      try (var socket = new ServerSocket(port)) {
        return socket.getLocalPort();
      } catch (IOException e) {
        // Somebody has it; the next may be free.
      }
    }
    throw new IllegalStateException("no free port");
  }
}
