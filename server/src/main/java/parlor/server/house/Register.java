package parlor.server.house;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import parlor.tables.PlayerId;
import parlor.tables.TableId;

/// The book of all tables: which code leads where, and at which running table a player is. Every
/// question of who came first is decided here, by a primary key. All calls block.
public interface Register {
  /// Takes a code for a table. True when the code is now this table's, also if it was before.
  boolean claimCode(String code, TableId table);

  /// The table that a code leads to, open or closed. Any case will do.
  Optional<TableId> tableOf(String code);

  /// Puts a player at a table unless they are at one already.
  ///
  /// @return the table that now holds the player: this one, or the one they are at
  TableId claimPlayer(PlayerId player, TableId table);

  /// Lets a player go, if this table holds them.
  void releasePlayer(PlayerId player, TableId table);

  /// Open tables without a journal row since then, in no particular order: a few that stay open
  /// cannot keep others from being seen. A table that never got a row counts from its claim.
  List<TableId> openTables(Instant olderThan, int limit);

  /// The game is over: the table is no longer open and holds no player. Its code stays.
  void closed(TableId table);
}
