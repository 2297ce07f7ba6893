package parlor.e2e;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import parlor.server.Server;
import parlor.server.Settings;
import parlor.server.house.Timing;
import parlor.server.storage.CannotStart;

/// The real server in this program, with a folder of its own; it can be stopped and started again.
final class Premises implements AutoCloseable {
  private static final int ATTEMPTS_MAX = 20;

  private final int port;
  private final Path data;
  private final Optional<Timing> timing;
  private Optional<Server> server = Optional.empty();

  private Premises(int port, Path data, Optional<Timing> timing) {
    this.port = port;
    this.data = data;
    this.timing = timing;
  }

  static Premises open() {
    return open(Optional.empty());
  }

  /// A server that goes by another clock.
  static Premises open(Timing timing) {
    return open(Optional.of(timing));
  }

  private static Premises open(Optional<Timing> timing) {
    try {
      var premises = new Premises(freePort(), Files.createTempDirectory("parlor-e2e"), timing);
      premises.start();
      return premises;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static int freePort() throws IOException {
    try (var socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }

  /// Opens, again on the same port and with the same data.
  void start() {
    var environment =
        Map.of(
            "PARLOR_HOST", "127.0.0.1",
            "PARLOR_PORT", String.valueOf(port),
            "PARLOR_DATA", data.toString(),
            "PARLOR_MANAGEMENT_PORT", "0",
            "PARLOR_RATE_LIMITS", "off");
    server =
        switch (Settings.read(environment)) {
          case Settings.Reading.Understood(var settings) -> Optional.of(start(settings));
          case Settings.Reading.Wrong(var sentences) ->
              throw new IllegalStateException(String.join(" ", sentences));
        };
  }

  /// A server that is just stopping may still hold its folder for a moment.
  private Server start(Settings settings) {
    for (var attempt = 1; ; attempt++) {
      try {
        return timing
            .map(clock -> Server.startAsGuest(settings, clock))
            .orElseGet(() -> Server.startAsGuest(settings));
      } catch (CannotStart e) {
        if (attempt == ATTEMPTS_MAX) {
          throw e;
        }
        LockSupport.parkNanos(Duration.ofSeconds(1).toNanos());
      }
    }
  }

  void stop() {
    server.ifPresent(Server::close);
    server = Optional.empty();
  }

  String url() {
    return "http://127.0.0.1:" + port;
  }

  @Override
  public void close() {
    stop();
  }
}
