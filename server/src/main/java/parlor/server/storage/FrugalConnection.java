package parlor.server.storage;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConnection;
import org.sqlite.SQLiteDataSource;
import org.sqlite.core.DB;
import org.sqlite.jdbc4.JDBC4Connection;
import org.sqlite.jdbc4.JDBC4PreparedStatement;

/// A connection to SQLite that keeps the statements which were prepared on it, and lends them out
/// again: to prepare a short one takes as long as to run it. As any connection of SQLite, it is
/// used by one thread at a time.
final class FrugalConnection extends JDBC4Connection {
  /// More than the program has; what a caller makes up is not kept for ever.
  static final int KEPT_MAX = 100;

  /// Those that are not lent out.
  private final Map<String, Known> idle = new HashMap<>();

  private FrugalConnection(String url, String file, Properties settings) throws SQLException {
    super(url, file, settings);
  }

  /// Opens such connections to one file.
  static final class Source extends SQLiteDataSource {
    private final String file;

    Source(SQLiteConfig config, String file) {
      super(config);
      this.file = file;
      setUrl("jdbc:sqlite:" + file);
    }

    @Override
    public SQLiteConnection getConnection(String user, String password) throws SQLException {
      return new FrugalConnection(getUrl(), file, getConfig().toProperties());
    }
  }

  @Override
  public PreparedStatement prepareStatement(String sql, int type, int concurrency, int holdability)
      throws SQLException {
    checkOpen();
    checkCursor(type, concurrency, holdability);
    var known = idle.remove(sql);
    return known == null ? new Known(sql) : known;
  }

  int kept() {
    return idle.size();
  }

  /// A statement that comes back when it is closed.
  private final class Known extends JDBC4PreparedStatement {
    private final String text;

    Known(String text) throws SQLException {
      super(FrugalConnection.this, text);
      this.text = text;
    }

    @Override
    public void close() throws SQLException {
      if (FrugalConnection.this.isClosed() || isClosed() || idle.size() >= KEPT_MAX) {
        super.close();
        return;
      }
      if (rs != null) {
        rs.close();
      }
      clearBatch();
      var _ = pointer.safeRunInt(DB::reset);
      var other = idle.putIfAbsent(text, this);
      if (other != null && other != this) {
        super.close();
      }
    }
  }
}
