package parlor.server.house;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import parlor.tables.PlayerId;
import parlor.tables.TableId;

/// What must be unique among all tables, and which tables are still open. Durable, and safe to
/// repeat. What writes answers when it is durable, perhaps on the thread that writes for all, so
/// what follows must not block; what only reads blocks, and throws when the storage fails.
public interface Register {
  /// Notes a new, open table under its code; false when the code belongs to another table.
  CompletionStage<Boolean> claimCode(String code, TableId table);

  /// The table with this code, given in capitals; also once it is closed.
  Optional<TableId> tableOf(String code);

  /// Claims a person for a table, unless another table has them; the table that now has the claim.
  CompletionStage<TableId> claimPlayer(PlayerId player, TableId table);

  /// Gives up a table's claim on a person; nothing happens when another table has it.
  CompletionStage<?> releasePlayer(PlayerId player, TableId table);

  /// The table that has the claim on a person.
  Optional<TableId> claimOn(PlayerId player);

  /// Some tables that are not closed and whose last row was written before this, oldest first.
  List<TableId> openTables(Instant olderThan, int limit);

  /// Notes that a table is finished or abandoned, and gives up all its claims on people. Its code
  /// stays its own.
  CompletionStage<?> closed(TableId table);
}
