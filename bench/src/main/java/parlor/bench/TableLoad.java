package parlor.bench;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;

/// Pairs of guests who play Tic-Tac-Toe over real sockets, one game after the other.
final class TableLoad implements AutoCloseable, Pair.Scene {
  private static final String GAME = "tic-tac-toe";
  private static final int REMATCHES_AT_ONCE = 50;

  /// More would overflow the queue that the system keeps of connections not yet accepted.
  private static final int CONNECTED_AT_ONCE = 500;

  private static final Guests.Seated NOWHERE = new Guests.Seated("", List.of());

  private final Clients clients = new Clients();
  private final Guests guests;
  private final int port;
  private final Child server;
  private final SplittableRandom random = new SplittableRandom(1);
  private final Latencies acknowledged = new Latencies();
  private final Latencies seen = new Latencies();
  private final Map<Pair, Guests.Seated> lobby = new HashMap<>();
  private final List<Pair> pairs = new ArrayList<>();
  private long thoughtMillis;

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
    this.server = server;
    this.guests = new Guests(new Http(clients, port, Http.FEW_LINES));
  }

  /// More tables, without connections.
  void sitDown(int count) {
    for (var i = 0; i < count; i++) {
      pairs.add(new Pair(clients, port, this));
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
    thoughtMillis = 0;
    rounds(atOnce, warmUp);
    acknowledged.clear();
    seen.clear();
    var used = rounds(atOnce, measured);
    return new Outcome(acknowledged.copy(), seen.copy(), used);
  }

  private Stopwatch.Reading rounds(int atOnce, Duration time) {
    var end = System.nanoTime() + time.toNanos();
    var used = new Stopwatch.Reading(0, 0, 0);
    do {
      var watch = Stopwatch.start(server);
      clients.await(pairs, atOnce, Pair::play);
      used = used.plus(watch.read());
      clients.await(pairs, REMATCHES_AT_ONCE, Pair::rematch);
    } while (System.nanoTime() < end);
    return used;
  }

  /// Games at a person's pace: a move comes after some thought.
  Outcome atPace(Duration thought, Duration time) {
    thoughtMillis = thought.toMillis();
    acknowledged.clear();
    seen.clear();
    var end = System.nanoTime() + time.toNanos();
    var watch = Stopwatch.start(server);
    clients.await(pairs, pair -> games(pair, end, Pair::rematch));
    return new Outcome(acknowledged.copy(), seen.copy(), watch.read());
  }

  /// Whole games with all that lies between them: two new guests, who make a table, join it,
  /// connect, start and play to the end. Who has no part in it leaves: after a minute the server
  /// would move for them.
  Outcome wholeGames(int atOnce, Duration measured) {
    var idle = pairs.subList(atOnce, pairs.size());
    idle.forEach(Pair::close);
    idle.clear();
    thoughtMillis = 0;
    acknowledged.clear();
    seen.clear();
    var end = System.nanoTime() + measured.toNanos();
    var watch = Stopwatch.start(server);
    clients.await(pairs, pair -> games(pair, end, this::newTable));
    return new Outcome(acknowledged.copy(), seen.copy(), watch.read());
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
  public long thought() {
    return thoughtMillis == 0 ? 0 : random.nextLong(thoughtMillis / 2, thoughtMillis * 3 / 2);
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
    clients.close();
  }
}
