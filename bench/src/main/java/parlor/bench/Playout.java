package parlor.bench;

import java.util.List;
import java.util.ServiceLoader;
import java.util.random.RandomGenerator;
import parlor.engine.Chance;
import parlor.engine.Decision;
import parlor.engine.GamePlugin;
import parlor.engine.Match;
import parlor.engine.Setup;
import parlor.engine.SplitMix64;
import parlor.engine.Status;
import parlor.engine.View;
import parlor.engine.Viewer;

/// One game after the other between random players, by the rules alone: with the fewest seats and
/// the default options.
final class Playout<O, S, A, E, V extends View<A>> {
  /// More moves than any game has; one that goes on longer is given up.
  private static final int MOVES_MAX = 20_000;

  private final GamePlugin<O, S, A, E, V> plugin;
  private final Setup<O> setup;
  private final SplitMix64 random = new SplitMix64(1);

  private Playout(GamePlugin<O, S, A, E, V> plugin) {
    this.plugin = plugin;
    this.setup = new Setup<>(plugin.minSeats(), plugin.defaults());
  }

  static Playout<?, ?, ?, ?, ?> of(String game) {
    return new Playout<>(plugin(game));
  }

  @SuppressWarnings("rawtypes") // Plugins are found without their types.
  static GamePlugin<?, ?, ?, ?, ?> plugin(String game) {
    for (GamePlugin plugin : ServiceLoader.load(GamePlugin.class)) {
      if (plugin.key().equals(game)) {
        return plugin;
      }
    }
    throw new IllegalArgumentException("no such game: " + game);
  }

  /// Plays to the end and says how many moves that took.
  int play() {
    var match = Match.of(plugin.game(), setup);
    var chance = Chance.seeded(random.nextLong());
    for (var moves = 0; moves < MOVES_MAX; moves++) {
      switch (match.status()) {
        case Status.Finished<A> _ -> {
          return moves;
        }
        case Status.Dealing<A> _ -> match = match.fold(match.deal(chance));
        case Status.Waiting<A> waiting -> {
          var seat = pick(List.copyOf(waiting.ifSilent().keySet()), random);
          var action = pick(match.view(new Viewer.At(seat)).options().listed(), random);
          if (match.act(seat, action, chance) instanceof Decision.Accepted<List<E>>(var step)) {
            match = match.fold(step);
          }
        }
      }
    }
    return MOVES_MAX;
  }

  static <T> T pick(List<T> from, RandomGenerator random) {
    return from.get(random.nextInt(from.size()));
  }
}
