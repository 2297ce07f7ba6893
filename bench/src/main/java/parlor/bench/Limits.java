package parlor.bench;

import java.time.Duration;
import java.util.List;

/// What the program stands on, each alone on this machine: the database, the HTTP library, and the
/// least of both that a move needs.
///
/// @param inserts rows a second
/// @param echo messages a second, there and back
/// @param moves bare moves
record Limits(int atOnce, double inserts, double echo, TableLoad.Outcome moves) {
  private static final double INSERT_SECONDS = 3;
  private static final Duration WARM_UP = Duration.ofSeconds(4);
  private static final Duration MEASURED = Duration.ofSeconds(4);

  /// Until a Java machine has compiled all that a bare move needs.
  private static final Duration MOVES_WARM_UP = Duration.ofSeconds(20);

  private interface Load<T> {
    T on(Child server, int port) throws InterruptedException;
  }

  /// Measures and tells them.
  static Limits measure(int tables, int atOnce) throws InterruptedException {
    var inserts = InsertLoop.run(atOnce, INSERT_SECONDS);
    Bench.say("bare inserts, %,d to a commit: %,.0f rows/s", atOnce, inserts);
    return new Limits(atOnce, inserts, echo(atOnce * 2), moves(tables, atOnce));
  }

  private static double echo(int sockets) throws InterruptedException {
    var outcome =
        beside(
            EchoServer.class,
            (server, port) -> EchoLoad.run(server, port, sockets, WARM_UP, MEASURED));
    Bench.say(
        "bare echo, %,d sockets: %,.0f messages/s, there and back %s; %s",
        sockets, outcome.perSecond(), outcome.latencies(), outcome.used().cores());
    return outcome.perSecond();
  }

  private static TableLoad.Outcome moves(int tables, int atOnce) throws InterruptedException {
    var outcome =
        beside(
            BareMoveServer.class,
            (server, port) -> {
              try (var load = new PeerLoad(_ -> new BareMove(), port, server, tables)) {
                load.sitDown();
                return load.rounds(atOnce, MOVES_WARM_UP, MEASURED);
              }
            });
    Bench.say(
        "bare moves, %,d at once: %,.0f durable moves/s, sent to acknowledged %s, sent to seen %s;"
            + " %s, %.0f µs of the server per move",
        atOnce,
        outcome.movesPerSecond(),
        outcome.acknowledged(),
        outcome.seen(),
        outcome.used().cores(),
        outcome.microsPerMove());
    return outcome;
  }

  /// Starts a program of ours with a port and a file for its data, and puts a load on it.
  private static <T> T beside(Class<?> program, Load<T> load) throws InterruptedException {
    var port = Child.freePort();
    try (var scratch = Scratch.make("limits");
        var server =
            Child.java(
                program,
                List.of(
                    "-Xms256m", "-Xmx1g", "-XX:+UseSerialGC", "--enable-native-access=ALL-UNNAMED"),
                List.of(String.valueOf(port), scratch.file("journal.db").toString()),
                scratch.file("log"))) {
      server.awaitListening(port);
      return load.on(server, port);
    }
  }

  /// Tells which share of them the program's own moves are.
  void compare(TableLoad.Outcome own) {
    Bench.say(
        "  Parlor's moves: %.2f of the bare moves, with %.1f times the processor time; %.2f of the"
            + " echo, %.2f of the inserts",
        own.movesPerSecond() / moves.movesPerSecond(),
        own.microsPerMove() / moves.microsPerMove(),
        own.movesPerSecond() / echo,
        own.movesPerSecond() / inserts);
  }
}
