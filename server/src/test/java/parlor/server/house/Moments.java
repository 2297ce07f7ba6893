package parlor.server.house;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import parlor.engine.Box;
import parlor.tables.Entry;
import parlor.tables.Table;

/// Moments of a few games played by luck, from the lobby to the end.
final class Moments {
  private static final int GAMES = 3;
  private static final int MOVES_MAX = 300;
  private static final int MOMENTS_MAX = 60;

  private Moments() {}

  /// @param next the row that came then
  record Moment(Table table, Instant now, Entry next) {}

  static List<Moment> of(Box box, RandomGenerator random) {
    var moments = new ArrayList<Moment>();
    for (var game = 0; game < GAMES; game++) {
      var seats = game == 0 ? box.minSeats() : box.maxSeats() - (game - 1) % box.maxSeats();
      var journal = RandomTable.journal(box, Math.max(box.minSeats(), seats), MOVES_MAX, random);
      var table = Table.blank(_ -> Optional.of(box));
      var step = Math.max(1, journal.size() * GAMES / MOMENTS_MAX);
      for (var row = 0; row < journal.size(); row++) {
        var next = journal.get(row);
        if (row % step == 0 || row < 4) {
          moments.add(new Moment(table, next.at(), next));
        }
        table = table.evolve(next);
      }
    }
    return List.copyOf(moments);
  }
}
