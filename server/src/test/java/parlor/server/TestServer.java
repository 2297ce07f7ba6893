package parlor.server;

import java.net.URI;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import parlor.server.client.Guest;
import parlor.server.house.Timing;

/// The whole server inside the test, on free ports and a database of its own.
public final class TestServer implements AutoCloseable {
  private final Server server;

  private TestServer(Server server) {
    this.server = server;
  }

  public static TestServer start(Path data) {
    return start(data, Map.of("PARLOR_RATE_LIMITS", "off"));
  }

  public static TestServer start(Path data, Map<String, String> more) {
    return new TestServer(Server.startAsGuest(settings(data, more)));
  }

  /// A server that goes by another clock.
  static TestServer start(Path data, Timing timing) {
    var settings = settings(data, Map.of("PARLOR_RATE_LIMITS", "off"));
    return new TestServer(Server.startAsGuest(settings, timing));
  }

  private static Settings settings(Path data, Map<String, String> more) {
    var environment = new TreeMap<>(more);
    environment.put("PARLOR_HOST", "127.0.0.1");
    environment.put("PARLOR_PORT", "0");
    environment.put("PARLOR_MANAGEMENT_PORT", "0");
    environment.put("PARLOR_DATA", data.toString());
    return ((Settings.Reading.Understood) Settings.read(environment)).settings();
  }

  public URI address() {
    return URI.create("http://127.0.0.1:" + server.address().getPort());
  }

  public URI management() {
    return server.managementAddress();
  }

  public Guest guest(String name) {
    return Guest.named(name, address());
  }

  @Override
  public void close() {
    server.close();
  }
}
