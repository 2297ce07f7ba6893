package parlor.bench;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;

/// Running games at a person's pace: how long until everybody at a table has seen a change, and
/// what the server needs for that.
final class LoadBench implements Company.Scene, AutoCloseable {
  /// Five games are much code: it takes minutes until the Java machine has compiled what counts.
  private static final Duration WARM_UP = Duration.ofSeconds(200);

  /// Less than the generator can play without collecting its own garbage.
  private static final Duration MEASURED = Duration.ofSeconds(20);

  private static final Duration AFTER_COLLECTING = Duration.ofSeconds(1);
  private static final long THOUGHT_LEAST = 1_000;
  private static final long THOUGHT_MOST = 3_000;
  private static final Company.Kind CAMBIO = new Company.Kind("cambio", 2, 2);
  private static final List<Company.Kind> ALL_KINDS =
      List.of(
          new Company.Kind("tic-tac-toe", 2, 0),
          new Company.Kind("nine", 2, 0),
          new Company.Kind("numeron", 2, 0),
          CAMBIO,
          new Company.Kind("shanko", 2, 2));

  private static final Path PLOT = Path.of("bench", "target", "load.svg");

  private final Clients clients = new Clients();
  private final SplittableRandom random = new SplittableRandom(1);
  private final Latencies acknowledged = new Latencies();
  private final Latencies seen = new Latencies();
  private final List<Company> companies = new ArrayList<>();
  private final Map<String, Integer> refusals = new TreeMap<>();
  private final Map<String, Integer> failures = new HashMap<>();
  private final ParlorServer server;
  private int games;

  private LoadBench(ParlorServer server) {
    this.server = server;
  }

  /// @param what the parts to run; all without any
  static void run(List<String> what) throws InterruptedException {
    say(
        "Games at a person's pace (an action after %d to %d s of thought), %d cores, the generator"
            + " beside; times as p50 / p99 in ms.",
        THOUGHT_LEAST / 1_000, THOUGHT_MOST / 1_000, Runtime.getRuntime().availableProcessors());
    if (what.isEmpty() || what.contains("cambio")) {
      var _ = games("Cambio, two people and two bots", List.of(CAMBIO), 100);
    }
    var plot = new Plot();
    for (var tables : new int[] {100, 1_000, 2_500}) {
      if (what.isEmpty() || what.contains(String.valueOf(tables))) {
        plot.add(games("all five games, bots in two of them", ALL_KINDS, tables));
      }
    }
    plot.write(PLOT);
    for (var sockets : new int[] {10_000, 15_000}) {
      if (what.isEmpty() || what.contains(String.valueOf(sockets))) {
        idle(sockets);
      }
    }
    if (what.isEmpty() || what.contains("overload")) {
      Overload.run();
    }
    if (what.isEmpty() || what.contains("attack")) {
      Attack.run();
    }
  }

  private static Plot.Point games(String name, List<Company.Kind> kinds, int tables)
      throws InterruptedException {
    try (var server = ParlorServer.start(Map.of());
        var load = new LoadBench(server)) {
      load.arrive(kinds, tables);
      Thread.sleep(WARM_UP);
      return load.measure(name);
    }
  }

  private void arrive(List<Company.Kind> kinds, int tables) {
    var guests = new Guests(new Http(clients, server.port(), Http.FEW_LINES));
    for (var i = 0; i < tables; i++) {
      var kind = kinds.get(i % kinds.size());
      companies.add(new Company(clients, server.port(), guests, kind, this));
    }
    clients.await(companies, Company::arrive);
  }

  private Plot.Point measure(String name) throws InterruptedException {
    System.gc();
    Thread.sleep(AFTER_COLLECTING);
    clients.run(() -> {
      acknowledged.clear();
      seen.clear();
      games = 0;
    });
    var watch = Stopwatch.start(server.process());
    Thread.sleep(MEASURED);
    var used = watch.read();
    clients.run(() -> {
      say(
          "%,d games (%s): %,.0f actions of people/s, %,d games ended; sent to acknowledged %s, sent"
              + " to seen by all %s",
          companies.size(), name, acknowledged.count() / used.seconds(), games, acknowledged, seen);
      say(
          "  %s; memory of the process %d MB; refused %s; failed %s",
          used.cores(), server.process().resident() >> 20, refusals, failures);
    });
    clients.await(
        companies,
        company -> {
          company.leave();
          return CompletableFuture.completedFuture(null);
        });
    return new Plot.Point(
        companies.size(), seen.millis(0.5), seen.millis(0.99), used.serverCores());
  }

  /// Sockets at tables where nobody moves; then some play.
  private static void idle(int sockets) throws InterruptedException {
    try (var server = ParlorServer.start(Map.of());
        var idle = new TableLoad(server.port(), server.process());
        var load = new LoadBench(server)) {
      var before = server.process().liveHeap();
      idle.sitDown(sockets / 2);
      idle.connect();
      var grown = server.process().liveHeap() - before;
      var watch = Stopwatch.start(server.process());
      Thread.sleep(MEASURED.dividedBy(2));
      say(
          "%,d idle sockets at %,d tables: heap %.1f KB a socket with its share of the table; %s",
          sockets, sockets / 2, grown / 1024.0 / sockets, watch.read().cores());
      load.arrive(ALL_KINDS, 100);
      Thread.sleep(WARM_UP);
      var _ = load.measure("beside " + sockets + " idle sockets");
    }
  }

  private static void say(String format, Object... values) {
    Bench.say(format, values);
  }

  @Override
  public long thought() {
    return random.nextLong(THOUGHT_LEAST, THOUGHT_MOST);
  }

  @Override
  public int pick(int many) {
    return random.nextInt(many);
  }

  @Override
  public void acknowledged(long nanos) {
    acknowledged.add(nanos);
  }

  @Override
  public void seenByAll(long nanos) {
    seen.add(nanos);
  }

  @Override
  public void refused(String code) {
    refusals.merge(code, 1, Integer::sum);
  }

  @Override
  public void finished() {
    games++;
  }

  @Override
  public void failed(String why) {
    failures.merge(why, 1, Integer::sum);
  }

  @Override
  public void close() {
    clients.close();
  }
}
