package parlor.bench;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/// The load of [TableLoad] on another server. There is no rematch: after a game everybody comes to
/// a new table.
final class PeerLoad implements AutoCloseable, Pair.Scene {
  private static final int AT_ONCE = 16;

  private final Clients clients = new Clients();
  private final ExecutorService doors = Executors.newFixedThreadPool(AT_ONCE);
  private final Peer peer;
  private final Child server;
  private final List<PeerPair> pairs = new ArrayList<>();
  private final Latencies acknowledged = new Latencies();
  private final Latencies seen = new Latencies();

  PeerLoad(Peer peer, int port, Child server, int tables) {
    this.peer = peer;
    this.server = server;
    for (var i = 0; i < tables; i++) {
      pairs.add(new PeerPair(clients, port, this));
    }
  }

  void sitDown() {
    await(this::arrive);
  }

  private CompletableFuture<Void> arrive(PeerPair pair) {
    return CompletableFuture.supplyAsync(peer::open, doors)
        .thenCompose(table -> {
          var connected = new CompletableFuture<Void>();
          clients.run(() -> passOn(pair.connect(table), connected));
          return connected;
        });
  }

  /// Only the moves, in rounds.
  TableLoad.Outcome rounds(Duration warmUp, Duration measured) {
    rounds(warmUp);
    acknowledged.clear();
    seen.clear();
    return new TableLoad.Outcome(acknowledged, seen, rounds(measured));
  }

  private Stopwatch.Reading rounds(Duration time) {
    var end = System.nanoTime() + time.toNanos();
    var used = new Stopwatch.Reading(0, 0, 0);
    do {
      var watch = Stopwatch.start(server);
      await(PeerPair::play);
      used = used.plus(watch.read());
      clients.run(() -> pairs.forEach(PeerPair::leave));
      await(this::arrive);
    } while (System.nanoTime() < end);
    return used;
  }

  /// Moves with all that lies between the games.
  TableLoad.Outcome wholeGames(Duration measured) {
    acknowledged.clear();
    seen.clear();
    var end = System.nanoTime() + measured.toNanos();
    var watch = Stopwatch.start(server);
    await(pair -> games(pair, end));
    return new TableLoad.Outcome(acknowledged, seen, watch.read());
  }

  private CompletableFuture<Void> games(PeerPair pair, long end) {
    return pair.play()
        .thenCompose(_ -> {
          pair.leave();
          return arrive(pair);
        })
        .thenCompose(_ ->
            System.nanoTime() < end ? games(pair, end) : CompletableFuture.completedFuture(null));
  }

  private void await(Function<PeerPair, CompletableFuture<Void>> doing) {
    var done = new CompletableFuture<Void>();
    clients.run(() ->
        passOn(
            CompletableFuture.allOf(pairs.stream().map(doing).toArray(CompletableFuture[]::new)),
            done));
    done.orTimeout(2, TimeUnit.MINUTES).join();
  }

  static void passOn(CompletableFuture<Void> from, CompletableFuture<Void> to) {
    var _ =
        from.whenComplete((_, failure) -> {
          if (failure == null) {
            to.complete(null);
          } else {
            to.completeExceptionally(failure);
          }
        });
  }

  @Override
  public long thought() {
    return 0;
  }

  @Override
  public void acknowledged(long nanos) {
    acknowledged.add(nanos);
  }

  @Override
  public void seen(long nanos) {
    seen.add(nanos);
  }

  @Override
  public void close() {
    doors.shutdownNow();
    clients.close();
  }
}
