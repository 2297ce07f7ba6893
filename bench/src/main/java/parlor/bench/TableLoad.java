package parlor.bench;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/// Pairs of guests who play Tic-Tac-Toe over real sockets, one game after the other.
final class TableLoad implements AutoCloseable, Pair.Scene {
  private final Clients clients = new Clients();
  private final Guests guests;
  private final int port;
  private final Child server;
  private final SplittableRandom random = new SplittableRandom(1);
  private final Latencies acknowledged = new Latencies();
  private final Latencies seen = new Latencies();
  private final List<Guests.Seated> tables = new ArrayList<>();
  private final List<Pair> pairs = new ArrayList<>();
  private long thoughtMillis;

  /// @param used what the moves took, without what lay between the games
  record Outcome(Latencies acknowledged, Latencies seen, Stopwatch.Reading used) {
    double movesPerSecond() {
      return acknowledged.count() / used.seconds();
    }

    /// The same, untouched by what is measured next.
    Outcome copy() {
      return new Outcome(acknowledged.copy(), seen.copy(), used);
    }

    double microsPerMove() {
      return used.serverCpuSeconds() * 1e6 / acknowledged.count();
    }
  }

  TableLoad(int port, Child server) {
    this.port = port;
    this.server = server;
    this.guests = new Guests(port);
  }

  /// More tables, without connections.
  void sitDown(int count) {
    var more = guests.sitDown(count, "tic-tac-toe");
    tables.addAll(more);
    more.forEach(seated -> pairs.add(new Pair(clients, port, this, seated.tokens())));
  }

  /// Connects everybody, and starts the games.
  void connect() {
    var each = tables.iterator();
    await(pairs, pair -> pair.connect(each.next().table()));
    guests.start(tables);
  }

  /// Games in rounds: all tables play at once, and only that is measured. Between rounds everybody
  /// moves on to a rematch.
  Outcome rounds(Duration warmUp, Duration measured) {
    thoughtMillis = 0;
    rounds(warmUp);
    acknowledged.clear();
    seen.clear();
    return new Outcome(acknowledged, seen, rounds(measured));
  }

  private Stopwatch.Reading rounds(Duration time) {
    var end = System.nanoTime() + time.toNanos();
    var used = new Stopwatch.Reading(0, 0, 0);
    do {
      var watch = Stopwatch.start(server);
      await(pairs, Pair::play);
      used = used.plus(watch.read());
      await(pairs, Pair::rematch);
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
    await(pairs, pair -> games(pair, end));
    return new Outcome(acknowledged, seen, watch.read());
  }

  /// Whole games with all that lies between them: moving on to a rematch, new sockets.
  Outcome wholeGames(Duration measured) {
    thoughtMillis = 0;
    acknowledged.clear();
    seen.clear();
    var end = System.nanoTime() + measured.toNanos();
    var watch = Stopwatch.start(server);
    await(pairs, pair -> games(pair, end));
    return new Outcome(acknowledged, seen, watch.read());
  }

  private static CompletableFuture<Void> games(Pair pair, long end) {
    return pair.play()
        .thenCompose(_ -> pair.rematch())
        .thenCompose(_ ->
            System.nanoTime() < end ? games(pair, end) : CompletableFuture.completedFuture(null));
  }

  private void await(List<Pair> all, Function<Pair, CompletableFuture<Void>> doing) {
    var done = new CompletableFuture<Void>();
    clients.run(() ->
        PeerLoad.passOn(
            CompletableFuture.allOf(all.stream().map(doing).toArray(CompletableFuture[]::new)),
            done));
    done.orTimeout(3, TimeUnit.MINUTES).join();
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
    guests.close();
    clients.close();
  }
}
