package parlor.games.tictactoe.bot;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/// The exact chances of every result between two strategies, from all their games at once.
final class Duel {
  /// How likely each square is to be marked by whoever moves next.
  interface Strategy extends Function<Grid, double[]> {}

  /// @param first how often X wins
  record Result(double first, double draw, double second) {}

  static final Strategy EASY = grid -> evenly(grid.empty());
  static final Strategy MEDIUM = grid -> Ladder.of(grid).odds();
  static final Strategy SEED_MEDIUM = grid -> Ladder.withoutExclusion(grid).odds();
  static final Strategy HARD = grid -> evenly(TicTacToeBot.best(grid));

  private final Strategy mover;
  private final Strategy other;
  private final Map<Grid, Result> known = new HashMap<>();

  private Duel(Strategy mover, Strategy other) {
    this.mover = mover;
    this.other = other;
  }

  static Strategy of(TicTacToeBot bot) {
    return switch (bot) {
      case EASY -> EASY;
      case MEDIUM -> MEDIUM;
      case HARD -> HARD;
    };
  }

  static Strategy perfectAgainst(Strategy opponent) {
    var play = new PerfectPlay(opponent);
    return grid -> evenly(play.best(grid));
  }

  static Result between(Strategy x, Strategy o) {
    return new Duel(x, o).from(Grid.EMPTY, true);
  }

  private Result from(Grid grid, boolean isFirst) {
    var seen = known.get(grid);
    if (seen == null) {
      seen = grid.isOver() ? ended(grid, isFirst) : average(grid, isFirst);
      known.put(grid, seen);
    }
    return seen;
  }

  private static Result ended(Grid grid, boolean isFirst) {
    return !grid.isLost()
        ? new Result(0, 1, 0)
        : isFirst ? new Result(0, 0, 1) : new Result(1, 0, 0);
  }

  private Result average(Grid grid, boolean isFirst) {
    var odds = (isFirst ? mover : other).apply(grid);
    var sum = new Result(0, 0, 0);
    for (var square : Grid.list(grid.empty())) {
      var after = from(grid.after(square), !isFirst);
      var odd = odds[square];
      sum =
          new Result(
              sum.first + odd * after.first,
              sum.draw + odd * after.draw,
              sum.second + odd * after.second);
    }
    return sum;
  }

  private static double[] evenly(int squares) {
    var odds = new double[9];
    var list = Grid.list(squares);
    list.forEach(square -> odds[square] = 1.0 / list.size());
    return odds;
  }
}
