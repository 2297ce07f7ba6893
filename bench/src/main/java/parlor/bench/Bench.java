package parlor.bench;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Measures the running program beside a bare echo server, in one run, and prints one table.
public final class Bench {
  private static final List<String> FLAGS =
      List.of(
          "-Xms256m",
          "-Xmx1g",
          "--sun-misc-unsafe-memory-access=allow",
          "--enable-native-access=ALL-UNNAMED");
  private static final Duration WARM_UP = Duration.ofSeconds(8);
  private static final Duration MEASURED = Duration.ofSeconds(12);
  private static final Duration READY_WITHIN = Duration.ofSeconds(60);

  private Bench() {}

  public static void main(String[] arguments) throws IOException, InterruptedException {
    System.out.println(
        "Parlor beside a bare echo server; generator on the same machine, "
            + Runtime.getRuntime().availableProcessors()
            + " cores. Times are p50/p99 in milliseconds.");
    for (var sockets : new int[] {200, 2_000}) {
      echo(sockets);
    }
    for (var tables : new int[] {100, 1_000}) {
      tables(tables);
    }
  }

  private static void echo(int sockets) throws IOException, InterruptedException {
    var port = freePort();
    var flags = FLAGS.subList(0, 2);
    var arguments = List.of(String.valueOf(port));
    try (var _ = Child.start(EchoServer.class.getName(), flags, arguments, Map.of())) {
      Thread.sleep(2_000);
      var outcome = EchoLoad.run(port, sockets, WARM_UP.dividedBy(2), MEASURED.dividedBy(2));
      say(
          "echo, %,d sockets: %,.0f messages/s, there and back %s",
          sockets, outcome.perSecond(), outcome.latencies());
    }
  }

  private static void tables(int tables) throws IOException, InterruptedException {
    var port = freePort();
    var management = freePort();
    var data = Files.createTempDirectory("parlor-bench");
    var settings =
        Map.of(
            "PARLOR_PORT", String.valueOf(port),
            "PARLOR_MANAGEMENT_PORT", String.valueOf(management),
            "PARLOR_DATA", data.toString(),
            "PARLOR_RATE_LIMITS", "off");
    var started = System.nanoTime();
    try (var server = Child.start("parlor.server.Main", FLAGS, List.of(), settings)) {
      awaitReady(server, management);
      var startUp = Duration.ofNanos(System.nanoTime() - started);
      var before = server.liveHeap();
      var load = new TableLoad(port, tables);
      load.sitDown();
      var idle = (server.liveHeap() - before) / tables;
      var outcome = load.play(WARM_UP, MEASURED);
      load.close();
      say(
          "parlor, %,d tables, durable journal: %,.0f moves/s, sent to acknowledged %s, sent to seen"
              + " by the opponent %s",
          tables, outcome.movesPerSecond(), outcome.acknowledged(), outcome.seen());
      say(
          "  heap per idle table with both players connected: %,.1f KB; start to ready: %.1f s",
          idle / 1024.0, startUp.toMillis() / 1e3);
    } finally {
      deleteAll(data);
    }
  }

  private static void awaitReady(Child server, int management)
      throws IOException, InterruptedException {
    var address = URI.create("http://127.0.0.1:" + management + "/health/ready");
    var request = HttpRequest.newBuilder(address).build();
    var end = System.nanoTime() + READY_WITHIN.toNanos();
    try (var client = HttpClient.newHttpClient()) {
      while (System.nanoTime() < end && server.isAlive()) {
        try {
          var response = client.send(request, HttpResponse.BodyHandlers.discarding());
          if (response.statusCode() == 200) {
            return;
          }
        } catch (java.net.ConnectException e) {
          Thread.sleep(20);
        }
      }
    }
    throw new IllegalStateException("the server did not become ready");
  }

  private static int freePort() throws IOException {
    try (var socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }

  private static void deleteAll(Path folder) throws IOException {
    try (var files = Files.walk(folder)) {
      for (var file : files.sorted(java.util.Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    }
  }

  private static void say(String format, Object... values) {
    System.out.println(String.format(Locale.ROOT, format, values));
  }
}
