package parlor.bench;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The program as people start it, by `./parlor`, on a port and a data folder of its own.
final class ParlorServer implements AutoCloseable {
  private final Scratch scratch;
  private final Map<String, String> settings = new HashMap<>();
  private final int port = Child.freePort();
  private final int management = Child.freePort();
  private long began;
  private Child process;
  private Duration startUp = Duration.ZERO;

  private ParlorServer(Scratch scratch, Map<String, String> more) {
    this.scratch = scratch;
    settings.putAll(
        Map.of(
            "PARLOR_PORT", String.valueOf(port),
            "PARLOR_MANAGEMENT_PORT", String.valueOf(management),
            "PARLOR_DATA", scratch.file("data").toString(),
            "PARLOR_RATE_LIMITS", "off"));
    settings.putAll(more);
    process = launch();
  }

  static ParlorServer start(Map<String, String> settings) throws InterruptedException {
    var server = new ParlorServer(Scratch.make("bench"), settings);
    server.awaitReady();
    return server;
  }

  /// Starts it, again if it has been stopped, and waits until it is ready.
  void startAgain() throws InterruptedException {
    process = launch();
    awaitReady();
  }

  private Child launch() {
    began = System.nanoTime();
    return Child.start(List.of("./parlor", "serve"), settings, scratch.file("log"));
  }

  private void awaitReady() throws InterruptedException {
    process.awaitReady("http://127.0.0.1:" + management + "/health/ready");
    startUp = Duration.ofNanos(System.nanoTime() - began);
  }

  void stop() {
    process.close();
  }

  Child process() {
    return process;
  }

  int port() {
    return port;
  }

  /// From the command to ready.
  Duration startUp() {
    return startUp;
  }

  @Override
  public void close() {
    process.close();
    scratch.close();
  }
}
