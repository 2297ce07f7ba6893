package parlor.bench;

import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongSupplier;
import java.util.regex.Pattern;

/// Three times as many new tables as the server can open, while others play: it shall say no to
/// some, soon and clearly, serve the others, and be itself again afterwards.
final class Overload implements AutoCloseable {
  private static final int AT_ONCE = 64;
  private static final int LINES = 4_000;
  private static final int TIMES = 3;
  private static final int PATIENCE_SECONDS = 60;
  private static final int BEAT_MILLIS = 10;
  private static final Duration MEASURED = Duration.ofSeconds(15);

  /// So long that a game outlasts the flood: its players ask for nothing new meanwhile.
  private static final Duration THOUGHT = Duration.ofMillis(2_500);

  private static final Pattern CODE = Pattern.compile("\"code\":\"([a-z-]+)\"");

  private final Clients clients = new Clients();
  private final Guests guests;
  private final Latencies opened = new Latencies();
  private final Latencies refused = new Latencies();
  private final Map<String, Integer> refusals = new TreeMap<>();
  private int underWay;

  private Overload(ParlorServer server) {
    this.guests = new Guests(new Http(clients, server.port(), LINES));
  }

  static void run() throws InterruptedException {
    try (var server = ParlorServer.start(Bench.ONE_GIGABYTE);
        var players = new TableLoad(server.port(), server.process());
        var overload = new Overload(server)) {
      players.sitDown(100);
      players.connect();
      var _ = overload.closedLoop();
      var capacity = overload.closedLoop();
      overload.say("as many as it can", capacity);
      var before = players.atPace(THOUGHT, MEASURED);
      overload.flood(capacity * TIMES);
      var during = players.atPace(THOUGHT, MEASURED);
      overload.settle();
      overload.say(TIMES + " times as many", capacity * TIMES);
      var after = players.atPace(THOUGHT, MEASURED);
      Bench.say(
          "  100 games beside it, sent to seen: before %s, meanwhile %s, afterwards %s",
          before.seen(), during.seen(), after.seen());
    }
  }

  /// New tables a second when so many guests come at once, each after another has sat down.
  private double closedLoop() throws InterruptedException {
    clear();
    var end = System.nanoTime() + MEASURED.toNanos();
    clients.run(() -> {
      for (var i = 0; i < AT_ONCE; i++) {
        again(end);
      }
    });
    Thread.sleep(MEASURED);
    return ask(opened::count) / (double) MEASURED.toSeconds();
  }

  private void again(long end) {
    if (System.nanoTime() < end) {
      var _ = open().thenRun(() -> again(end));
    }
  }

  /// New tables at this rate, whatever comes of the earlier ones.
  private void flood(double rate) {
    clear();
    clients.run(() -> {
      var now = System.nanoTime();
      beat(now, now + MEASURED.toNanos(), rate, 0);
    });
  }

  private void beat(long began, long end, double rate, long sent) {
    var now = System.nanoTime();
    if (now >= end) {
      return;
    }
    var due = (long) ((now - began) / 1e9 * rate);
    for (var i = sent; i < due; i++) {
      var _ = open();
    }
    clients.later(BEAT_MILLIS, () -> beat(began, end, rate, due));
  }

  /// Waits until every guest has been answered.
  private void settle() throws InterruptedException {
    for (var waited = 0; waited < PATIENCE_SECONDS && ask(() -> (long) underWay) > 0; waited++) {
      Thread.sleep(Duration.ofSeconds(1));
    }
  }

  private CompletableFuture<Void> open() {
    var began = System.nanoTime();
    underWay++;
    return guests
        .sitDown("tic-tac-toe")
        .handle((_, failure) -> {
          underWay--;
          var time = System.nanoTime() - began;
          if (failure == null) {
            opened.add(time);
          } else {
            refused.add(time);
            var code = CODE.matcher(String.valueOf(failure.getMessage()));
            refusals.merge(code.find() ? code.group(1) : failure.getMessage(), 1, Integer::sum);
          }
          return null;
        });
  }

  private void clear() {
    clients.run(() -> {
      opened.clear();
      refused.clear();
      refusals.clear();
    });
  }

  private long ask(LongSupplier question) {
    var answer = new CompletableFuture<Long>();
    clients.run(() -> answer.complete(question.getAsLong()));
    return answer.join();
  }

  private void say(String what, double rate) {
    ask(() -> {
      Bench.say(
          "new tables, %s (%.0f/s): %,d opened after %s ms, %,d refused after %s ms %s, %d not"
              + " answered",
          what, rate, opened.count(), opened, refused.count(), refused, refusals, underWay);
      return 0;
    });
  }

  @Override
  public void close() {
    clients.close();
  }
}
