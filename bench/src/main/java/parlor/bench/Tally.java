package parlor.bench;

import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;

/// What pairs do and how long it took, while it counts. Lives on the event loop of its clients.
final class Tally implements Pair.Scene {
  private final Clients clients;
  private final Child server;
  private final SplittableRandom random = new SplittableRandom(1);
  private final Latencies acknowledged = new Latencies();
  private final Latencies seen = new Latencies();
  private long thoughtMillis;
  private boolean isCounting = true;

  Tally(Clients clients, Child server) {
    this.clients = clients;
    this.server = server;
  }

  void clear() {
    acknowledged.clear();
    seen.clear();
  }

  /// Before a move people think for about so long.
  void think(long millis) {
    thoughtMillis = millis;
  }

  TableLoad.Outcome with(Stopwatch.Reading used) {
    return new TableLoad.Outcome(acknowledged.copy(), seen.copy(), used);
  }

  /// All play once, so many at once. Only what is done while all of these places are taken counts:
  /// at the end the last ones play for themselves.
  <T> Stopwatch.Reading round(
      List<T> pairs, int atOnce, Function<T, CompletableFuture<Void>> playing) {
    var full = new CompletableFuture<Stopwatch.Reading>();
    var watch = Stopwatch.start(server);
    clients.await(
        pairs,
        atOnce,
        playing,
        () -> {
          if (isCounting) {
            isCounting = false;
            full.complete(watch.read());
          }
        });
    isCounting = true;
    return full.join();
  }

  /// Everything that all of them do counts.
  <T> TableLoad.Outcome all(List<T> pairs, Function<T, CompletableFuture<Void>> playing) {
    clear();
    var watch = Stopwatch.start(server);
    clients.await(pairs, playing);
    return with(watch.read());
  }

  @Override
  public long thought() {
    return thoughtMillis == 0 ? 0 : random.nextLong(thoughtMillis / 2, thoughtMillis * 3 / 2);
  }

  @Override
  public void acknowledged(long nanos) {
    if (isCounting) {
      acknowledged.add(nanos);
    }
  }

  @Override
  public void seen(long nanos) {
    if (isCounting) {
      seen.add(nanos);
    }
  }
}
