package parlor.server.storage;

import java.nio.charset.StandardCharsets;
import java.time.Instant;

/// Rows for tests.
final class Rows {
  private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");

  private Rows() {}

  static Row json(String table, long sequence, String json) {
    return json(table, sequence, json, NOON);
  }

  static Row json(String table, long sequence, String json, Instant at) {
    var payload = Payload.of(json.getBytes(StandardCharsets.UTF_8));
    return new Row(table, sequence, at, "test", 1, payload, "writer");
  }
}
