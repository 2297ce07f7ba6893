package parlor.server.http;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import parlor.server.TestServer;
import parlor.server.client.Guest;

/// The whole server on free ports, for what the edge does.
final class RunningEdge implements AutoCloseable {
  private final TestServer server;

  private RunningEdge(TestServer server) {
    this.server = server;
  }

  static RunningEdge start(Path data, Map<String, String> settings) {
    return new RunningEdge(TestServer.start(data, settings));
  }

  URI address() {
    return server.address();
  }

  /// A table of this guest that waits for others.
  static String table(Guest host) {
    return host.post("/tables", "{\"game\":\"tic-tac-toe\",\"seats\":[\"mine\",\"open\"]}")
        .expect(201)
        .get("table")
        .asText();
  }

  /// The figures for the operator.
  String metrics() {
    try (var in = server.management().resolve("/metrics").toURL().openStream()) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    server.close();
  }
}
