package parlor.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Measures the running program beside what it stands on, in one run.
public final class Bench {
  private static final Duration WARM_UP = Duration.ofSeconds(10);
  private static final Duration MEASURED = Duration.ofSeconds(10);
  private static final Map<String, String> ONE_GIGABYTE = Map.of("PARLOR_JAVA_OPTIONS", "-Xmx1g");

  private Bench() {}

  public static void main(String[] arguments) throws IOException, InterruptedException {
    switch (arguments.length == 0 ? "" : arguments[0]) {
      case "" -> basics();
      case "peers" -> Peers.run();
      case "engine" -> EngineBench.run();
      default -> {
        System.err.println("parlor bench: there is no measurement " + arguments[0]);
        System.exit(2);
      }
    }
  }

  private static void basics() throws IOException, InterruptedException {
    say(
        "Parlor beside what it stands on: %d cores, the generator on the same machine, times as p50"
            + " / p99 in ms.",
        Runtime.getRuntime().availableProcessors());
    for (var tables : new int[] {100, 1_000}) {
      var inserts = InsertLoop.run(tables, 3);
      say("bare inserts, %,d to a commit: %,.0f rows/s", tables, inserts);
      tables(tables, echo(tables * 2), inserts);
    }
  }

  private static double echo(int sockets) throws IOException, InterruptedException {
    var port = Child.freePort();
    var log = Files.createTempFile("parlor-echo", ".log");
    try (var server =
        Child.java(
            EchoServer.class,
            List.of("-Xms256m", "-Xmx1g", "-XX:+UseSerialGC"),
            List.of(String.valueOf(port)),
            log)) {
      server.awaitListening(port);
      var outcome =
          EchoLoad.run(server, port, sockets, WARM_UP.dividedBy(2), MEASURED.dividedBy(2));
      say(
          "bare echo, %,d sockets: %,.0f messages/s, there and back %s; %s",
          sockets, outcome.perSecond(), outcome.latencies(), outcome.used().cores());
      return outcome.perSecond();
    } finally {
      Files.deleteIfExists(log);
    }
  }

  private static void tables(int tables, double echo, double inserts) throws InterruptedException {
    try (var server = ParlorServer.start(ONE_GIGABYTE);
        var load = new TableLoad(server.port(), server.process())) {
      say("parlor: ready %.1f s after the command", server.startUp().toMillis() / 1e3);
      var process = server.process();
      warmed(server);
      var before = process.liveHeap();
      load.sitDown(tables);
      var seated = process.liveHeap();
      load.connect();
      var connected = process.liveHeap();
      say(
          "  heap per table %.1f KB, per idle socket %.1f KB",
          (seated - before) / 1024.0 / tables, (connected - seated) / 2048.0 / tables);
      var running = load.rounds(WARM_UP, MEASURED);
      say(
          "  %,d tables: %,.0f durable moves/s (%.2f of the echo, %.2f of the inserts), sent to"
              + " acknowledged %s, sent to seen %s",
          tables,
          running.movesPerSecond(),
          running.movesPerSecond() / echo,
          running.movesPerSecond() / inserts,
          running.acknowledged(),
          running.seen());
      say("  %s; %.0f µs of the server per move", running.used().cores(), running.microsPerMove());
      var paced = load.atPace(Duration.ofSeconds(2), MEASURED);
      say(
          "  a move every 2 s at each: %,.0f moves/s, sent to acknowledged %s, sent to seen %s; %s",
          paced.movesPerSecond(), paced.acknowledged(), paced.seen(), paced.used().cores());
      say("  memory of the process: %d MB", process.resident() >> 20);
    }
  }

  /// What the first table and the first socket load stays out of the account.
  private static void warmed(ParlorServer server) {
    try (var load = new TableLoad(server.port(), server.process())) {
      load.sitDown(20);
      load.connect();
    }
  }

  static void say(String format, Object... values) {
    System.out.println(String.format(Locale.ROOT, format, values));
  }
}
