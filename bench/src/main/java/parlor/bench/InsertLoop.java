package parlor.bench;

import java.sql.SQLException;
import java.util.stream.IntStream;

/// A bare loop of inserts, so many rows to a commit: what no journal on this database and disk can
/// exceed.
final class InsertLoop {
  private InsertLoop() {}

  /// Rows a second.
  static double run(int rowsPerCommit, double seconds) {
    try (var scratch = Scratch.make("inserts");
        var journal = BareJournal.open(scratch.file("journal.db"))) {
      var tables = IntStream.range(0, rowsPerCommit).mapToObj(BareJournal::table).toList();
      var commits = 0L;
      var began = System.nanoTime();
      while (System.nanoTime() - began < seconds * 1e9) {
        for (var table : tables) {
          journal.add(table, commits);
        }
        journal.commit();
        commits++;
      }
      return commits * rowsPerCommit / ((System.nanoTime() - began) / 1e9);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }
}
