package parlor.server.http;

import io.vertx.core.http.HttpConnection;
import io.vertx.core.http.HttpServerRequest;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;

/// The connections of one event loop, so that those who open them and then dawdle are cut off.
final class Lines {
  /// From the opening to the end of the first request's head.
  static final Duration HANDSHAKE_MAX = Duration.ofSeconds(5);

  /// Between two requests.
  static final Duration REST_MAX = Duration.ofSeconds(30);

  /// From a request's head to the end of its answer.
  static final Duration REQUEST_MAX = Duration.ofSeconds(30);

  private final LongSupplier clock;
  private final Map<HttpConnection, Line> lines = new HashMap<>();

  Lines(LongSupplier clock) {
    this.clock = clock;
  }

  private enum State {
    NEW(HANDSHAKE_MAX),
    BUSY(REQUEST_MAX),
    RESTING(REST_MAX);

    final Duration max;

    State(Duration max) {
      this.max = max;
    }
  }

  private record Line(State state, long since) {}

  void opened(HttpConnection connection) {
    lines.put(connection, new Line(State.NEW, clock.getAsLong()));
    connection.closeHandler(_ -> lines.remove(connection));
  }

  /// A request has begun.
  void began(HttpServerRequest request) {
    var connection = request.connection();
    lines.replace(connection, new Line(State.BUSY, clock.getAsLong()));
    request
        .response()
        .endHandler(_ -> lines.replace(connection, new Line(State.RESTING, clock.getAsLong())));
  }

  /// It is a socket now, and watched as one.
  void upgraded(HttpServerRequest request) {
    lines.remove(request.connection());
  }

  /// Once a second.
  void beat() {
    var now = clock.getAsLong();
    for (var entry : List.copyOf(lines.entrySet())) {
      var line = entry.getValue();
      if (now - line.since() > line.state().max.toNanos()) {
        lines.remove(entry.getKey());
        var _ = entry.getKey().close();
      }
    }
  }
}
