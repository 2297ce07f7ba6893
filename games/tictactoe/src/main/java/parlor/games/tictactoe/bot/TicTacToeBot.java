package parlor.games.tictactoe.bot;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import parlor.engine.Bot;
import parlor.engine.News;
import parlor.engine.Seat;
import parlor.games.tictactoe.TicTacToeAction;
import parlor.games.tictactoe.TicTacToeView;

/// The computer at three levels. The board shows everything, so it has nothing to remember.
public enum TicTacToeBot implements Bot<TicTacToeAction, TicTacToeView, TicTacToeBot.NoMemory> {
  /// Any empty square.
  EASY,
  /// A ladder with misses.
  MEDIUM,
  /// Never loses.
  HARD;

  /// Worked out when first asked for. Its opponent is the ladder without exclusion: what is best
  /// against that is also best against Medium.
  private static final class Perfect {
    static final PerfectPlay PLAY = new PerfectPlay(grid -> Ladder.withoutExclusion(grid).odds());
  }

  /// What these bots remember.
  public record NoMemory() {}

  @Override
  public NoMemory blank(Seat seat, RandomGenerator chance) {
    return new NoMemory();
  }

  @Override
  public NoMemory remember(NoMemory memory, TicTacToeView view, List<? extends News> news) {
    return memory;
  }

  @Override
  public TicTacToeAction choose(
      NoMemory memory, TicTacToeView view, RandomGenerator chance, BooleanSupplier timeIsUp) {
    return new TicTacToeAction.Mark(square(Grid.of(view), chance));
  }

  /// Works out what Hard needs, before somebody waits for its move.
  public static void prepare() {
    best(Grid.EMPTY);
  }

  /// The squares that Hard chooses from.
  static int best(Grid grid) {
    return Perfect.PLAY.best(grid);
  }

  private int square(Grid grid, RandomGenerator chance) {
    return switch (this) {
      case EASY -> Grid.any(grid.empty(), chance);
      case MEDIUM -> Ladder.of(grid).choose(chance);
      case HARD -> Grid.any(best(grid), chance);
    };
  }
}
