package parlor.games.tictactoe.bot;

import java.util.ArrayDeque;
import java.util.LinkedHashSet;
import java.util.Set;

/// Every grid that some game leads to.
final class Positions {
  private Positions() {}

  static Set<Grid> all() {
    var found = new LinkedHashSet<Grid>();
    var open = new ArrayDeque<Grid>();
    open.add(Grid.EMPTY);
    while (!open.isEmpty()) {
      var grid = open.remove();
      if (found.add(grid) && !grid.isOver()) {
        Grid.list(grid.empty()).forEach(square -> open.add(grid.after(square)));
      }
    }
    return found;
  }
}
