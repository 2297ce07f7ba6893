package parlor.bench;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;

/// The load of [TableLoad] on another server. There is no rematch: after a game everybody comes to
/// a new table.
final class PeerLoad implements AutoCloseable {
  private final Clients clients = new Clients();
  private final Peer peer;
  private final List<PeerPair> pairs = new ArrayList<>();
  private final Tally tally;

  PeerLoad(Function<Http, Peer> peer, int port, Child server, int tables) {
    this.peer = peer.apply(new Http(clients, port, Http.FEW_LINES));
    this.tally = new Tally(clients, server);
    for (var i = 0; i < tables; i++) {
      pairs.add(new PeerPair(clients, port, tally));
    }
  }

  void sitDown() {
    clients.await(pairs, this::arrive);
  }

  private CompletableFuture<Void> arrive(PeerPair pair) {
    return peer.open().thenCompose(pair::connect);
  }

  /// Only the moves, in rounds in which so many play at once.
  TableLoad.Outcome rounds(int atOnce, Duration warmUp, Duration measured) {
    rounds(atOnce, warmUp);
    tally.clear();
    return tally.with(rounds(atOnce, measured));
  }

  private Stopwatch.Reading rounds(int atOnce, Duration time) {
    var end = System.nanoTime() + time.toNanos();
    var used = new Stopwatch.Reading(0, 0, 0);
    do {
      used = used.plus(tally.round(pairs, atOnce, PeerPair::play));
      clients.run(() -> pairs.forEach(PeerPair::leave));
      clients.await(pairs, this::arrive);
    } while (System.nanoTime() < end);
    return used;
  }

  /// Moves with all that lies between the games.
  TableLoad.Outcome wholeGames(int atOnce, Duration measured) {
    var end = System.nanoTime() + measured.toNanos();
    return tally.all(pairs.subList(0, atOnce), pair -> games(pair, end));
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

  @Override
  public void close() {
    clients.close();
  }
}
