package parlor.server.house;

import java.util.List;
import java.util.concurrent.CompletionStage;
import parlor.tables.Entry;
import parlor.tables.TableId;

/// What happens at each table, row by row, kept for good.
public interface Journal extends Archive {
  /// Stores a table's next rows, all or none; done when they are durable, on any thread. Fails when
  /// another writer has stored a row of that number, or when it is not known what became of them.
  ///
  /// @param first the number of the first of them, counted from 1
  CompletionStage<Void> append(TableId table, long first, List<Entry> rows);
}
