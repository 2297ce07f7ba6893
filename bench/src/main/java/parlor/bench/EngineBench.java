package parlor.bench;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.random.RandomGenerator;
import parlor.engine.Box;
import parlor.engine.Chance;
import parlor.engine.Decision;
import parlor.engine.GamePlugin;
import parlor.engine.Match;
import parlor.engine.Play;
import parlor.engine.Seat;
import parlor.engine.Setup;
import parlor.engine.SplitMix64;
import parlor.engine.Status;
import parlor.engine.View;
import parlor.engine.Viewer;
import parlor.wire.Shelf;

/// The rules alone, on one thread: games between random players, and what a move costs with its
/// JSON for every viewer.
final class EngineBench {
  /// More moves than any game has; one that goes on longer is given up.
  private static final int MOVES_MAX = 20_000;

  private static final double WARM_UP_SECONDS = 3;
  private static final double MEASURED_SECONDS = 3;

  private EngineBench() {}

  @SuppressWarnings("rawtypes") // Plugins are found without their types.
  static void run() {
    Bench.say("Rules on one thread; random players, fewest seats, default options.");
    Bench.say(
        "%-14s %12s %12s %14s %18s %20s",
        "", "games/s", "moves/s", "bytes a move", "JSON move µs", "bytes a JSON move");
    for (var plugin : ServiceLoader.load(GamePlugin.class)) {
      measure((GamePlugin<?, ?, ?, ?, ?>) plugin);
    }
    SolverBench.run();
  }

  private static <O, S, A, E, V extends View<A>> void measure(GamePlugin<O, S, A, E, V> plugin) {
    var setup = new Setup<>(plugin.minSeats(), plugin.defaults());
    var rules = Pace.of(random -> typed(plugin, setup, random));
    var box = Shelf.of(plugin);
    var options =
        box.options(plugin.minSeats(), "{}") instanceof Decision.Accepted<String>(var full)
            ? full
            : "{}";
    var json = Pace.of(random -> text(box, options, random));
    Bench.say(
        "%-14s %,12.0f %,12.0f %,14.0f %18.1f %,20.0f",
        plugin.key(),
        rules.games() / rules.seconds(),
        rules.moves() / rules.seconds(),
        rules.bytes() / rules.moves(),
        json.seconds() * 1e6 / json.moves(),
        json.bytes() / json.moves());
  }

  private interface Game {
    /// Plays to the end and says how many moves that took.
    int play(SplitMix64 random);
  }

  /// How quick something went.
  private record Pace(double games, double moves, double seconds, double bytes) {
    static Pace of(Game game) {
      run(game, WARM_UP_SECONDS);
      return run(game, MEASURED_SECONDS);
    }

    private static Pace run(Game game, double seconds) {
      var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
      var random = new SplitMix64(1);
      var games = 0;
      var moves = 0L;
      var allocated = threads.getCurrentThreadAllocatedBytes();
      var began = threads.getCurrentThreadCpuTime();
      var elapsed = 0.0;
      while (elapsed < seconds) {
        moves += game.play(random);
        games++;
        elapsed = (threads.getCurrentThreadCpuTime() - began) / 1e9;
      }
      var bytes = threads.getCurrentThreadAllocatedBytes() - allocated;
      return new Pace(games, (double) moves, elapsed, (double) bytes);
    }
  }

  private static <O, S, A, E, V extends View<A>> int typed(
      GamePlugin<O, S, A, E, V> plugin, Setup<O> setup, SplitMix64 random) {
    var match = Match.of(plugin.game(), setup);
    var chance = Chance.seeded(random.nextLong());
    for (var moves = 0; moves < MOVES_MAX; moves++) {
      switch (match.status()) {
        case Status.Finished<A> _ -> {
          return moves;
        }
        case Status.Dealing<A> _ -> match = match.fold(match.deal(chance));
        case Status.Waiting<A> waiting -> {
          var seat = pick(new ArrayList<>(waiting.ifSilent().keySet()), random);
          var action = pick(match.view(new Viewer.At(seat)).options().listed(), random);
          if (match.act(seat, action, chance) instanceof Decision.Accepted<List<E>>(var step)) {
            match = match.fold(step);
          }
        }
      }
    }
    return MOVES_MAX;
  }

  /// The same with text, as a table does it: every seat is shown every step. What is played is the
  /// fallback, so that no options need to be read.
  private static int text(Box box, String options, SplitMix64 random) {
    var play = box.open(box.minSeats(), options);
    var chance = Chance.seeded(random.nextLong());
    for (var moves = 0; moves < MOVES_MAX; moves++) {
      switch (play.status()) {
        case Status.Finished<String> _ -> {
          return moves;
        }
        case Status.Dealing<String> _ -> play = play.fold(play.deal(chance)).play();
        case Status.Waiting<String> waiting -> {
          var seat = pick(new ArrayList<>(waiting.ifSilent().keySet()), random);
          var action = waiting.ifSilent().getOrDefault(seat, "");
          if (play.act(seat, action, chance) instanceof Decision.Accepted<String>(var step)) {
            play = play.fold(step).play();
          }
        }
      }
      shown(play, box.minSeats());
    }
    return MOVES_MAX;
  }

  private static void shown(Play play, int seats) {
    for (var seat : Seat.range(seats)) {
      if (play.view(new Viewer.At(seat)).isEmpty()) {
        throw new IllegalStateException("nothing to see");
      }
    }
  }

  private static <T> T pick(List<T> from, RandomGenerator random) {
    return from.get(random.nextInt(from.size()));
  }
}
