package parlor.bench;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Measures the running program beside what it stands on, in one run.
public final class Bench {
  private static final Duration WARM_UP = Duration.ofSeconds(20);
  private static final Duration MEASURED = Duration.ofSeconds(8);
  private static final int TABLES = 1_000;

  /// How many of the tables play at once.
  private static final int[] AT_ONCE = {100, TABLES};

  static final Map<String, String> ONE_GIGABYTE = Map.of("PARLOR_JAVA_OPTIONS", "-Xmx1g");

  private Bench() {}

  public static void main(String[] arguments) throws IOException, InterruptedException {
    switch (arguments.length == 0 ? "" : arguments[0]) {
      case "" -> basics();
      case "peers" ->
          Peers.run(arguments.length > 1 ? Integer.parseInt(arguments[1]) : Peers.AT_ONCE);
      case "engine" -> EngineBench.run();
      case "moves" -> MovesBench.run();
      case "load" -> LoadBench.run(List.of(arguments).subList(1, arguments.length));
      default -> {
        System.err.println("parlor bench: there is no measurement " + arguments[0]);
        System.exit(2);
      }
    }
  }

  private static void basics() throws InterruptedException {
    say(
        "Parlor beside what it stands on: %d cores, the generator on the same machine, times as p50"
            + " / p99 in ms.",
        Runtime.getRuntime().availableProcessors());
    var limits = new ArrayList<Limits>();
    for (var atOnce : AT_ONCE) {
      limits.add(Limits.measure(TABLES, atOnce));
    }
    tables(limits);
  }

  private static void tables(List<Limits> limits) throws InterruptedException {
    try (var server = ParlorServer.start(ONE_GIGABYTE)) {
      startUp(server);
      try (var load = new TableLoad(server.port(), server.process())) {
        memory(server, load);
        running(limits, load);
        others(load);
      }
      say("memory of the process: %d MB", server.process().resident() >> 20);
    }
  }

  private static void running(List<Limits> limits, TableLoad load) {
    var warmUp = WARM_UP;
    for (var limit : limits) {
      moves(limit, load.rounds(limit.atOnce(), warmUp, MEASURED));
      warmUp = MEASURED.dividedBy(5);
    }
  }

  private static void others(TableLoad load) {
    var paced = load.atPace(Duration.ofSeconds(2), MEASURED);
    say(
        "%,d tables, a move every 2 s at each: %,.0f moves/s, sent to acknowledged %s, sent to seen"
            + " %s; %s",
        TABLES, paced.movesPerSecond(), paced.acknowledged(), paced.seen(), paced.used().cores());
    var whole = load.wholeGames(AT_ONCE[0], MEASURED);
    say(
        "whole games (two guests, make, join, start, play, next), %,d at once: %,.0f moves/s, sent"
            + " to seen %s; %s",
        AT_ONCE[0], whole.movesPerSecond(), whole.seen(), whole.used().cores());
  }

  /// Again on the same data, so that this is not the first start.
  private static void startUp(ParlorServer server) throws InterruptedException {
    var first = server.startUp();
    server.stop();
    server.startAgain();
    say(
        "parlor: ready %.1f s after the command; %.1f s the first time, with the tables to make",
        server.startUp().toMillis() / 1e3, first.toMillis() / 1e3);
  }

  /// What a thousand tables more take: as many are there already, so that what the first ones load
  /// and what is kept ready for all stays out of the account.
  private static void memory(ParlorServer server, TableLoad load) {
    try (var others = new TableLoad(server.port(), server.process())) {
      others.sitDown(TABLES);
      others.connect();
      var process = server.process();
      var before = process.liveHeap();
      load.sitDown(TABLES);
      var seated = process.liveHeap();
      load.connect();
      var connected = process.liveHeap();
      say(
          "heap per idle table %.1f KB, per idle socket %.1f KB",
          (seated - before) / 1024.0 / TABLES, (connected - seated) / 2048.0 / TABLES);
    }
  }

  private static void moves(Limits limits, TableLoad.Outcome running) {
    say(
        "%,d tables at once: %,.0f durable moves/s, sent to acknowledged %s, sent to seen %s",
        limits.atOnce(), running.movesPerSecond(), running.acknowledged(), running.seen());
    say("  %s; %.0f µs of the server per move", running.used().cores(), running.microsPerMove());
    limits.compare(running);
  }

  static void say(String format, Object... values) {
    System.out.println(String.format(Locale.ROOT, format, values));
  }
}
