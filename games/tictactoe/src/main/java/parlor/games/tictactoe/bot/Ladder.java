package parlor.games.tictactoe.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/// Medium's way to choose: rung after rung, each taken with its own chance. RULES.md § The
/// computer.
///
/// @param rungs the last one is always taken
record Ladder(List<Rung> rungs) {
  private static final double WIN = 0.7;
  private static final double BLOCK = 0.8;
  private static final double TAKE_THE_CENTRE = 0.6;
  private static final double TAKE_A_CORNER = 0.4;

  /// @param squares equally likely once the rung is taken
  record Rung(double chance, int squares) {}

  static Ladder of(Grid grid) {
    var rungs = new ArrayList<Rung>();
    var left = grid.empty();
    left = rung(rungs, WIN, grid.wins(), left);
    left = rung(rungs, BLOCK, grid.threats(), left);
    return rest(rungs, left);
  }

  /// The same ladder for a player who may come upon a missed square further down.
  static Ladder withoutExclusion(Grid grid) {
    var rungs = new ArrayList<Rung>();
    rung(rungs, WIN, grid.wins(), grid.empty());
    rung(rungs, BLOCK, grid.threats(), grid.empty());
    return rest(rungs, grid.empty());
  }

  private static Ladder rest(List<Rung> rungs, int left) {
    rung(rungs, TAKE_THE_CENTRE, Grid.CENTRE, left);
    rung(rungs, TAKE_A_CORNER, Grid.CORNERS, left);
    rungs.add(new Rung(1, left));
    return new Ladder(List.copyOf(rungs));
  }

  /// Adds a rung if any of its squares is left, and says which squares are left when it is missed:
  /// all others, unless there is no other.
  private static int rung(List<Rung> rungs, double chance, int squares, int left) {
    if ((squares & left) == 0) {
      return left;
    }
    rungs.add(new Rung(chance, squares & left));
    var others = left & ~squares;
    return others == 0 ? left : others;
  }

  int choose(RandomGenerator chance) {
    for (var rung : rungs) {
      if (chance.nextDouble() < rung.chance) {
        return Grid.any(rung.squares, chance);
      }
    }
    throw new IllegalStateException("the last rung is always taken");
  }

  /// How likely each square is to be chosen.
  double[] odds() {
    var odds = new double[9];
    var reached = 1.0;
    for (var rung : rungs) {
      var squares = Grid.list(rung.squares);
      for (var square : squares) {
        odds[square] += reached * rung.chance / squares.size();
      }
      reached *= 1 - rung.chance;
    }
    return odds;
  }
}
