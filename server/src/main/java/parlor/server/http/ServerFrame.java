package parlor.server.http;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import parlor.engine.Refusal;
import parlor.wire.Json;

/// What the edge itself says over a socket. Snapshots and updates are the table's and pass through
/// as they are.
public sealed interface ServerFrame {
  /// The command with this id is durable, at this sequence number.
  record Ack(String id, long seq) implements ServerFrame {}

  /// Nothing has changed.
  record Refused(Optional<String> id, String code, String message, Map<String, String> arguments)
      implements ServerFrame {
    static Refused of(Optional<String> id, Refusal why) {
      return new Refused(id, why.code(), why.message(), why.arguments());
    }
  }

  record Pong() implements ServerFrame {}

  /// Something the player should know of the server.
  record Notice(String code, long inMs) implements ServerFrame {
    static Notice restarting(Duration in) {
      return new Notice("restarting", in.toMillis());
    }
  }

  default String json() {
    return Json.write(this);
  }
}
