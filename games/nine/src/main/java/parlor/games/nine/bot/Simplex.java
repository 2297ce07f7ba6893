package parlor.games.nine.bot;

/// Small linear programs: the shares `x` of at most 1 in all, none below 0, that gain the most
/// while no row loses more than a bound. Doing nothing is always allowed, so there is always an
/// answer.
final class Simplex {
  private static final double TINY = 1e-10;
  private static final int PIVOTS_MAX = 100;

  private final int shares;
  private final int rows;
  private final double[][] tableau;
  private final int[] basis;

  private Simplex(double[] gains, double[][] losses, double bound) {
    shares = gains.length;
    rows = losses.length + 1;
    tableau = new double[rows + 1][shares + rows + 1];
    basis = new int[rows];
    for (var row = 0; row < rows; row++) {
      var isSum = row == rows - 1;
      for (var share = 0; share < shares; share++) {
        tableau[row][share] = isSum ? 1 : losses[row][share];
      }
      tableau[row][shares + row] = 1;
      tableau[row][shares + rows] = isSum ? 1 : bound;
      basis[row] = shares + row;
    }
    for (var share = 0; share < shares; share++) {
      tableau[rows][share] = -gains[share];
    }
  }

  /// @param gains by share
  /// @param losses by row and share; below 0 where the row gains
  /// @param bound what each row may lose; not below 0
  static double[] best(double[] gains, double[][] losses, double bound) {
    var program = new Simplex(gains, losses, bound);
    for (var pivot = 0; pivot < PIVOTS_MAX; pivot++) {
      var column = program.entering();
      if (column < 0) {
        break;
      }
      program.pivot(program.leaving(column), column);
    }
    return program.answer();
  }

  /// The column that gains the most for its share. Should that ever run in circles, the limit ends
  /// it: every answer on the way is within the bound.
  private int entering() {
    var entering = -1;
    var most = TINY;
    for (var column = 0; column < shares + rows; column++) {
      if (-tableau[rows][column] > most) {
        most = -tableau[rows][column];
        entering = column;
      }
    }
    return entering;
  }

  private int leaving(int column) {
    var leaving = rows - 1;
    var least = Double.MAX_VALUE;
    for (var row = 0; row < rows; row++) {
      if (tableau[row][column] > TINY) {
        var ratio = tableau[row][shares + rows] / tableau[row][column];
        if (ratio < least || (ratio == least && basis[row] < basis[leaving])) {
          least = ratio;
          leaving = row;
        }
      }
    }
    return leaving;
  }

  private void pivot(int leaving, int entering) {
    var divisor = tableau[leaving][entering];
    for (var column = 0; column <= shares + rows; column++) {
      tableau[leaving][column] /= divisor;
    }
    for (var row = 0; row <= rows; row++) {
      var factor = tableau[row][entering];
      if (row != leaving && factor != 0) {
        for (var column = 0; column <= shares + rows; column++) {
          tableau[row][column] -= factor * tableau[leaving][column];
        }
      }
    }
    basis[leaving] = entering;
  }

  private double[] answer() {
    var answer = new double[shares];
    for (var row = 0; row < rows; row++) {
      if (basis[row] < shares) {
        answer[basis[row]] = Math.max(0, tableau[row][shares + rows]);
      }
    }
    return answer;
  }
}
