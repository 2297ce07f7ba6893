package parlor.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/// The same games of Tic-Tac-Toe on Parlor and on other game servers, one after the other, each in
/// a process of its own beside the generator.
final class Peers {
  private static final Path SOURCES = Path.of("bench/peers");
  private static final Path FOLDER = Path.of("bench/target/peers");

  /// A Java machine needs longer than Node.js until it runs at its full speed, for each kind of
  /// load anew.
  private static final Duration OWN_WARM_UP = Duration.ofMinutes(2);

  private static final Duration WARM_UP = Duration.ofSeconds(8);
  private static final Duration MEASURED = Duration.ofSeconds(8);

  /// How many tables play at once, unless something else is said.
  static final int AT_ONCE = 50;

  private final int atOnce;

  /// Several times as many, so that most of the time as many play at once as wanted.
  private final int tables;

  /// @param kilobytesPerTable what the process grew by, for a table with two sockets
  private record Line(
      String name, TableLoad.Outcome running, TableLoad.Outcome whole, double kilobytesPerTable) {}

  /// @param argument what its script is given after the port
  private record Server(
      String name, String script, String argument, Function<Http, Peer> protocol) {}

  private Peers(int atOnce) {
    this.atOnce = atOnce;
    this.tables = 8 * atOnce;
  }

  private static List<Server> servers(Path files) {
    return List.of(
        new Server("boardgame.io, memory", "boardgame.cjs", "", BoardgameIo::new),
        new Server("boardgame.io, files", "boardgame.cjs", files.toString(), BoardgameIo::new),
        new Server("Colyseus, memory, at once", "colyseus.mjs", "at-once", Colyseus::new),
        new Server("Colyseus, memory, as it comes", "colyseus.mjs", "", Colyseus::new));
  }

  static void run(int atOnce) throws IOException, InterruptedException {
    install();
    new Peers(atOnce).compare();
  }

  private void compare() throws InterruptedException {
    Bench.say(
        "%d tables of two at once, closed loop, %d cores; times as p50 / p99 in ms from sent to seen"
            + " by the opponent.",
        atOnce, Runtime.getRuntime().availableProcessors());
    Bench.say(
        "%-30s %14s %16s %11s %9s %14s %16s",
        "", "running games", "p50 / p99", "CPU a move", "a table", "whole games", "p50 / p99");
    var lines = new ArrayList<Line>();
    lines.add(told(parlor()));
    try (var files = Scratch.make("peers")) {
      for (var server : servers(files.folder())) {
        lines.add(told(peer(server)));
      }
    }
    var own = lines.getFirst();
    ratios(own, lines);
    Limits.measure(tables, atOnce).compare(own.running());
  }

  private static void ratios(Line own, List<Line> lines) {
    for (var line : lines.subList(1, lines.size())) {
      Bench.say(
          "Parlor to %s: %.1f times the moves in running games, %.1f in whole games",
          line.name(),
          own.running().movesPerSecond() / line.running().movesPerSecond(),
          own.whole().movesPerSecond() / line.whole().movesPerSecond());
    }
  }

  private static Line told(Line line) {
    Bench.say(
        "%-30s %,10.0f m/s %16s %8.0f µs %6.0f KB %,10.0f m/s %16s",
        line.name(),
        line.running().movesPerSecond(),
        line.running().seen(),
        line.running().microsPerMove(),
        line.kilobytesPerTable(),
        line.whole().movesPerSecond(),
        line.whole().seen());
    return line;
  }

  private static void install() throws IOException, InterruptedException {
    Files.createDirectories(FOLDER);
    var wanted = Files.readString(SOURCES.resolve("package.json"));
    var isThere =
        Files.exists(FOLDER.resolve("package.json"))
            && Files.readString(FOLDER.resolve("package.json")).equals(wanted)
            && Files.isDirectory(FOLDER.resolve("node_modules/boardgame.io"));
    for (var file : List.of("package.json", "boardgame.cjs", "colyseus.mjs")) {
      Files.copy(SOURCES.resolve(file), FOLDER.resolve(file), StandardCopyOption.REPLACE_EXISTING);
    }
    if (isThere) {
      return;
    }
    var npm =
        new ProcessBuilder("npm", "install", "--no-audit", "--no-fund", "--ignore-scripts")
            .directory(FOLDER.toFile())
            .redirectErrorStream(true)
            .redirectOutput(FOLDER.resolve("npm.log").toFile())
            .start();
    if (npm.waitFor() != 0) {
      throw new IllegalStateException("npm install failed; see " + FOLDER.resolve("npm.log"));
    }
  }

  private Line parlor() throws InterruptedException {
    try (var server = ParlorServer.start(Map.of("PARLOR_JAVA_OPTIONS", "-Xmx1g"));
        var load = new TableLoad(server.port(), server.process())) {
      var before = server.process().resident();
      load.sitDown(tables);
      load.connect();
      var grown = (server.process().resident() - before) / 1024.0 / tables;
      var running = load.rounds(atOnce, OWN_WARM_UP, MEASURED);
      for (var time = Duration.ZERO; time.compareTo(OWN_WARM_UP) < 0; time = time.plus(MEASURED)) {
        var _ = load.wholeGames(atOnce, MEASURED);
      }
      var whole = load.wholeGames(atOnce, MEASURED);
      return new Line("Parlor, durable", running, whole, grown);
    }
  }

  private Line peer(Server peer) throws InterruptedException {
    var port = Child.freePort();
    var script = FOLDER.resolve(peer.script()).toString();
    var command = List.of("node", script, String.valueOf(port), peer.argument());
    var settings = Map.of("NODE_ENV", "production");
    try (var server = Child.start(command, settings, FOLDER.resolve("server.log"))) {
      server.awaitListening(port);
      try (var load = new PeerLoad(peer.protocol(), port, server, tables)) {
        var before = server.resident();
        load.sitDown();
        var grown = (server.resident() - before) / 1024.0 / tables;
        var running = load.rounds(atOnce, WARM_UP, MEASURED);
        var whole = load.wholeGames(atOnce, MEASURED);
        return new Line(peer.name(), running, whole, grown);
      }
    }
  }
}
