package parlor.server.house;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import parlor.tables.Outcome;
import parlor.tables.PlayerId;
import parlor.tables.TableId;

/// All games that were played to their end. Durable; every method may block, is safe to repeat, and
/// throws an unchecked exception when the storage fails.
public interface History {
  /// Some closed tables that the history does not know yet.
  List<TableId> untold(int limit);

  /// Notes how a closed table ended, once; nothing when its game was not played to the end.
  void tell(TableId table, Optional<Outcome> outcome);

  /// A person's games, the latest first.
  ///
  /// @param before only those that ended before this
  List<Outcome> of(PlayerId player, Optional<Instant> before, int limit);

  /// A person's figures for each game.
  List<Figures> figures(PlayerId player);

  /// The people who won most often, first; of those the ones who needed fewer games.
  List<Leader> leaders(String game, int limit);

  /// @param played all games, also those that count as none of the others
  record Figures(String game, int played, int won, int drawn, int lost, Duration time) {}

  /// @param name that of their last game
  record Leader(PlayerId player, String name, int played, int won, int drawn) {}
}
