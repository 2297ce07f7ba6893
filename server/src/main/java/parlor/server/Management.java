package parlor.server;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BooleanSupplier;
import parlor.server.metrics.Metrics;

/// The operator's port: whether the server lives, whether it is ready, and its figures. It runs on
/// the JDK's own little server, so that it answers also before and after the real one does.
final class Management implements AutoCloseable {
  private final HttpServer server;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

  private Management(HttpServer server) {
    this.server = server;
  }

  static Management start(String host, int port, BooleanSupplier isReady, Metrics metrics)
      throws IOException {
    var server = HttpServer.create(new InetSocketAddress(host, port), 0);
    var management = new Management(server);
    server.setExecutor(management.threads);
    server.createContext("/", exchange -> answer(exchange, 404, "not found\n"));
    server.createContext("/health/live", exchange -> answer(exchange, 200, "live\n"));
    server.createContext(
        "/health/ready",
        exchange -> {
          var ready = isReady.getAsBoolean();
          answer(exchange, ready ? 200 : 503, ready ? "ready\n" : "not ready\n");
        });
    server.createContext("/metrics", exchange -> answer(exchange, 200, metrics.text()));
    server.start();
    return management;
  }

  int port() {
    return server.getAddress().getPort();
  }

  private static void answer(HttpExchange exchange, int status, String text) throws IOException {
    try (exchange) {
      var bytes = text.getBytes(StandardCharsets.UTF_8);
      exchange.getResponseHeaders().set("content-type", "text/plain; version=0.0.4; charset=utf-8");
      exchange.sendResponseHeaders(status, bytes.length);
      exchange.getResponseBody().write(bytes);
    }
  }

  @Override
  public void close() {
    server.stop(0);
    threads.close();
  }
}
