package parlor.games.tictactoe.bot;

import java.util.Arrays;
import java.util.function.Function;

/// The best squares of every grid, worked out once: those that keep the best result that can be
/// forced, and of these the ones after which a certain opponent goes wrong most often.
final class PerfectPlay {
  private static final double ALIKE = 1e-9;
  private static final double DRAW = 0.5;
  private static final byte UNKNOWN = 2;

  private final Function<Grid, double[]> opponent;
  private final byte[] forced = new byte[Grid.NUMBERS];
  private final double[] score = new double[Grid.NUMBERS];
  private final double[] opponentsScore = new double[Grid.NUMBERS];
  private final short[] best = new short[Grid.NUMBERS];

  /// @param opponent how likely it is to mark each square
  PerfectPlay(Function<Grid, double[]> opponent) {
    this.opponent = opponent;
    Arrays.fill(forced, UNKNOWN);
    Arrays.fill(score, Double.NaN);
    Arrays.fill(opponentsScore, Double.NaN);
    score(Grid.EMPTY);
    opponentsScore(Grid.EMPTY);
  }

  /// The best squares of whoever moves next, as a set; of a game that is not over.
  int best(Grid grid) {
    return best[grid.number()];
  }

  /// What whoever moves next can force: 1 a win, 0 a draw, -1 only a loss.
  int forced(Grid grid) {
    var number = grid.number();
    if (forced[number] == UNKNOWN) {
      forced[number] = (byte) (grid.isOver() ? (grid.isLost() ? -1 : 0) : bestForced(grid));
    }
    return forced[number];
  }

  private int bestForced(Grid grid) {
    var result = -1;
    for (var square : Grid.list(grid.empty())) {
      result = Math.max(result, -forced(grid.after(square)));
    }
    return result;
  }

  /// What we make of a grid on average when we move next: 1 is a win, 0.5 a draw.
  private double score(Grid grid) {
    var number = grid.number();
    if (Double.isNaN(score[number])) {
      score[number] = grid.isOver() ? over(grid) : bestScore(grid);
    }
    return score[number];
  }

  private static double over(Grid grid) {
    return grid.isLost() ? 0 : DRAW;
  }

  /// Finds the best squares. A line at once is better than one later.
  private double bestScore(Grid grid) {
    var squares = 0;
    var highest = -1.0;
    for (var square : Grid.list(grid.empty())) {
      var after = grid.after(square);
      var reached = 1 - opponentsScore(after);
      var isCandidate = grid.wins() == 0 ? -forced(after) == forced(grid) : after.isLost();
      if (isCandidate && reached > highest - ALIKE) {
        squares = reached > highest + ALIKE ? Grid.bit(square) : squares | Grid.bit(square);
        highest = Math.max(highest, reached);
      }
    }
    best[grid.number()] = (short) squares;
    return highest;
  }

  /// What the opponent makes of a grid on average when it moves next.
  private double opponentsScore(Grid grid) {
    var number = grid.number();
    if (Double.isNaN(opponentsScore[number])) {
      opponentsScore[number] = grid.isOver() ? over(grid) : averageScore(grid);
    }
    return opponentsScore[number];
  }

  private double averageScore(Grid grid) {
    var odds = opponent.apply(grid);
    var sum = 0.0;
    for (var square : Grid.list(grid.empty())) {
      sum += odds[square] * (1 - score(grid.after(square)));
    }
    return sum;
  }
}
