package parlor.bench;

import io.netty.buffer.ByteBuf;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// Sockets that each send a message as soon as the last one came back.
final class EchoLoad {
  private static final ByteBuf MESSAGE = Line.text("x".repeat(150));

  private final Latencies latencies = new Latencies();
  private final CompletableFuture<Outcome> done = new CompletableFuture<>();
  private boolean isOver;

  record Outcome(Latencies latencies, Stopwatch.Reading used) {
    double perSecond() {
      return latencies.count() / used.seconds();
    }
  }

  private EchoLoad() {}

  static Outcome run(Child server, int port, int sockets, Duration warmUp, Duration measured)
      throws InterruptedException {
    var load = new EchoLoad();
    try (var clients = new Clients()) {
      var open = new CountDownLatch(sockets);
      for (var i = 0; i < sockets; i++) {
        clients.connect(port, new Line("/", "", load.new Echo(open)));
      }
      if (!open.await(30, TimeUnit.SECONDS)) {
        throw new IllegalStateException("the echo server did not answer");
      }
      clients.later(warmUp.toMillis(), () -> load.measure(clients, server, measured));
      return load.done.join();
    }
  }

  private void measure(Clients clients, Child server, Duration measured) {
    latencies.clear();
    var watch = Stopwatch.start(server);
    clients.later(
        measured.toMillis(),
        () -> {
          isOver = true;
          done.complete(new Outcome(latencies, watch.read()));
        });
  }

  private final class Echo implements Line.Listener {
    private final CountDownLatch open;
    private long sent;

    Echo(CountDownLatch open) {
      this.open = open;
    }

    @Override
    public void opened(Line line) {
      open.countDown();
      sent = System.nanoTime();
      line.send(MESSAGE);
    }

    @Override
    public void heard(Line line, ByteBuf bytes, int start, int length) {
      var now = System.nanoTime();
      if (!isOver) {
        latencies.add(now - sent);
        sent = now;
        line.send(MESSAGE);
      }
    }

    @Override
    public void ended(Line line, String why) {
      done.completeExceptionally(new IllegalStateException(why));
    }
  }
}
