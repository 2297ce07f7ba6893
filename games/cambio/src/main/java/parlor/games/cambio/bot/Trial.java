package parlor.games.cambio.bot;

import java.util.Arrays;
import parlor.games.cambio.CambioAction;

/// A move with what it won on each table on which it was tried.
final class Trial {
  /// A lead of so many standard deviations needs no further proof, if it is at least this much.
  private static final double CLEAR = 3;

  private static final double LEAST_LEAD = 0.5;

  private final Move move;
  private final double margin;
  private float[] won = new float[512];
  private double sum;
  private int tables;

  /// @param margin by how much it must be better than one without, as a share of all games
  Trial(Move move, double margin) {
    this.move = move;
    this.margin = margin;
  }

  Move move() {
    return move;
  }

  CambioAction action() {
    return move.action();
  }

  void note(double wins) {
    if (tables == won.length) {
      won = Arrays.copyOf(won, 2 * tables);
    }
    won[tables++] = (float) wins;
    sum += wins;
  }

  /// What it won in all, the margin taken off.
  double worth() {
    return sum - margin * tables;
  }

  /// Whether it is better beyond doubt than another that was tried on the same tables.
  boolean clearlyBeats(Trial other) {
    var more = 0.0;
    var squares = 0.0;
    for (var table = 0; table < tables; table++) {
      double lead = won[table] - other.won[table];
      more += lead;
      squares += lead * lead;
    }
    var deviation = Math.sqrt(Math.max(0, squares - more * more / tables));
    return worth() - other.worth() > LEAST_LEAD + CLEAR * deviation;
  }
}
