package parlor.server.house;

import java.util.List;
import parlor.tables.Entry;
import parlor.tables.TableId;

/// What was written of each table, for reading only. Every method may block, and throws an
/// unchecked exception when the storage fails.
public interface Archive {
  /// A table's rows in order, from the first; none if there is no such table. Throws
  /// [UnreadableRow] when one of them is missing or damaged.
  List<Entry> rows(TableId table, int limit);
}
