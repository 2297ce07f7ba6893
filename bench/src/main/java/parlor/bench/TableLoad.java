package parlor.bench;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;

/// Pairs of guests who play Tic-Tac-Toe over real sockets, one game after the other.
final class TableLoad implements AutoCloseable {
  private static final String GAME = "tic-tac-toe";
  private static final int REMATCHES_AT_ONCE = 50;

  /// More would overflow the queue that the system keeps of connections not yet accepted.
  private static final int CONNECTED_AT_ONCE = 500;

  private static final Guests.Seated NOWHERE = new Guests.Seated("", List.of());

  private final Clients clients = new Clients();
  private final Guests guests;
  private final int port;
  private final Tally tally;
  private final Map<Pair, Guests.Seated> lobby = new HashMap<>();
  private final List<Pair> pairs = new ArrayList<>();

  /// @param used what the moves took, without what lay between the games
  record Outcome(Latencies acknowledged, Latencies seen, Stopwatch.Reading used) {
    double movesPerSecond() {
      return acknowledged.count() / used.seconds();
    }

    double microsPerMove() {
      return used.serverCpuSeconds() * 1e6 / acknowledged.count();
    }
  }

  TableLoad(int port, Child server) {
    this.port = port;
    this.tally = new Tally(clients, server);
    this.guests = new Guests(new Http(clients, port, Http.FEW_LINES));
  }

  /// More tables, without connections.
  void sitDown(int count) {
    for (var i = 0; i < count; i++) {
      pairs.add(new Pair(clients, port, tally));
    }
    clients.await(
        pairs, pair -> guests.sitDown(GAME).thenAccept(seated -> lobby.put(pair, seated)));
  }

  /// Connects everybody, and starts the games.
  void connect() {
    clients.await(
        pairs, CONNECTED_AT_ONCE, pair -> pair.connect(lobby.getOrDefault(pair, NOWHERE)));
    lobby.clear();
  }

  /// Games in rounds: every table plays its game, so many at once, and only that is measured.
  /// Between rounds everybody moves on to a rematch.
  Outcome rounds(int atOnce, Duration warmUp, Duration measured) {
    tally.think(0);
    rounds(atOnce, warmUp);
    tally.clear();
    return tally.with(rounds(atOnce, measured));
  }

  private Stopwatch.Reading rounds(int atOnce, Duration time) {
    var end = System.nanoTime() + time.toNanos();
    var used = new Stopwatch.Reading(0, 0, 0);
    do {
      used = used.plus(tally.round(pairs, atOnce, Pair::play));
      clients.await(pairs, REMATCHES_AT_ONCE, Pair::rematch);
    } while (System.nanoTime() < end);
    return used;
  }

  /// Games at a person's pace: a move comes after some thought.
  Outcome atPace(Duration thought, Duration time) {
    tally.think(thought.toMillis());
    var end = System.nanoTime() + time.toNanos();
    return tally.all(pairs, pair -> games(pair, end, Pair::rematch));
  }

  /// Whole games with all that lies between them: two new guests, who make a table, join it,
  /// connect, start and play to the end. Who has no part in it leaves: after a minute the server
  /// would move for them.
  Outcome wholeGames(int atOnce, Duration measured) {
    var idle = pairs.subList(atOnce, pairs.size());
    idle.forEach(Pair::close);
    idle.clear();
    tally.think(0);
    var end = System.nanoTime() + measured.toNanos();
    return tally.all(pairs, pair -> games(pair, end, this::newTable));
  }

  private CompletableFuture<Void> newTable(Pair pair) {
    pair.close();
    return guests.sitDown(GAME).thenCompose(pair::connect);
  }

  private static CompletableFuture<Void> games(
      Pair pair, long end, Function<Pair, CompletableFuture<Void>> next) {
    return pair.play()
        .thenCompose(_ -> next.apply(pair))
        .thenCompose(_ ->
            System.nanoTime() < end
                ? games(pair, end, next)
                : CompletableFuture.completedFuture(null));
  }

  @Override
  public void close() {
    clients.close();
  }
}
