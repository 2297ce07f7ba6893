package parlor.bench;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.http.WebSocket;
import io.vertx.core.http.WebSocketClient;
import io.vertx.core.http.WebSocketClientOptions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.concurrent.CompletableFuture;

/// Sockets that each send a message as soon as the last one came back.
final class EchoLoad {
  private static final String MESSAGE = "x".repeat(150);

  private EchoLoad() {}

  static Outcome run(int port, int sockets, Duration warmUp, Duration measured) {
    var vertx = Vertx.vertx(Clients.oneLoop());
    try {
      var done = new CompletableFuture<Outcome>();
      vertx.runOnContext(_ -> start(vertx, port, sockets, warmUp, measured, done));
      return done.join();
    } finally {
      Clients.await(vertx.close());
    }
  }

  private static void start(
      Vertx vertx,
      int port,
      int sockets,
      Duration warmUp,
      Duration measured,
      CompletableFuture<Outcome> done) {
    var client =
        vertx.createWebSocketClient(new WebSocketClientOptions().setMaxConnections(sockets));
    var run =
        new Object() {
          Latencies latencies = new Latencies();
          boolean stopped;
        };
    var connecting = new ArrayList<Future<WebSocket>>();
    for (var i = 0; i < sockets; i++) {
      connecting.add(connect(client, port));
    }
    Future.all(connecting)
        .onFailure(done::completeExceptionally)
        .onSuccess(_ -> {
          for (var future : connecting) {
            var socket = future.result();
            var sent = new long[] {System.nanoTime()};
            socket.textMessageHandler(_ -> {
              var now = System.nanoTime();
              run.latencies.add(now - sent[0]);
              sent[0] = now;
              if (!run.stopped) {
                socket.writeTextMessage(MESSAGE);
              }
            });
            socket.writeTextMessage(MESSAGE);
          }
          vertx.setTimer(
              warmUp.toMillis(),
              _ -> {
                run.latencies = new Latencies();
                var started = System.nanoTime();
                vertx.setTimer(
                    measured.toMillis(),
                    _ -> {
                      run.stopped = true;
                      var elapsed = Duration.ofNanos(System.nanoTime() - started);
                      done.complete(new Outcome(run.latencies, elapsed));
                    });
              });
        });
  }

  private static Future<WebSocket> connect(WebSocketClient client, int port) {
    return client.connect(port, "127.0.0.1", "/");
  }

  record Outcome(Latencies latencies, Duration elapsed) {
    double perSecond() {
      return latencies.count() / (elapsed.toNanos() / 1e9);
    }
  }
}
