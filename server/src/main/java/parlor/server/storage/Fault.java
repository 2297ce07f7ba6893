package parlor.server.storage;

import java.sql.SQLException;
import java.util.Set;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/// How far a database error reaches.
enum Fault {
  /// What was written is at fault, such as a key that exists: others may be written.
  ROW,
  /// The connection cannot be trusted any more, and it is unknown whether the commit took place.
  CONNECTION,
  /// The disk failed. After a failed fsync the kernel may call lost pages clean, so that a second
  /// try would succeed without storing anything: nothing more may be acknowledged by this process.
  STORAGE;

  private static final Set<SQLiteErrorCode> ROWS =
      Set.of(
          SQLiteErrorCode.SQLITE_CONSTRAINT,
          SQLiteErrorCode.SQLITE_TOOBIG,
          SQLiteErrorCode.SQLITE_MISMATCH);
  private static final Set<SQLiteErrorCode> DISK =
      Set.of(
          SQLiteErrorCode.SQLITE_IOERR,
          SQLiteErrorCode.SQLITE_READONLY,
          SQLiteErrorCode.SQLITE_NOTADB);
  private static final String DEADLOCK = "40P01";

  static Fault of(SQLException error) {
    if (error instanceof SQLiteException sqlite) {
      var code = SQLiteErrorCode.getErrorCode(sqlite.getResultCode().code & 0xff);
      return ROWS.contains(code) ? ROW : DISK.contains(code) ? STORAGE : CONNECTION;
    }
    var state = error.getSQLState();
    var isRow =
        state != null
            && (state.startsWith("22") || state.startsWith("23") || state.equals(DEADLOCK));
    return isRow ? ROW : CONNECTION;
  }

  /// What the database says of an error, without what was to be stored: its message may quote that.
  static String reason(SQLException error) {
    return error instanceof SQLiteException sqlite
        ? sqlite.getResultCode().toString()
        : "%s, SQL state %s".formatted(error.getClass().getSimpleName(), error.getSQLState());
  }
}
