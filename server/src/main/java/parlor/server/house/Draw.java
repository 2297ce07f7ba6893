package parlor.server.house;

import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Optional;
import parlor.tables.Command;
import parlor.tables.Series;
import parlor.tables.TableId;

/// Draws what nobody shall guess: names of tables, codes and secrets.
final class Draw {
  /// Letters and digits that cannot be mistaken for each other.
  static final String CODE_SYMBOLS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

  static final int CODE_LENGTH = 6;
  private static final int NAME_BYTES = 10;
  private static final int SECRET_BYTES = 32;

  private final SecureRandom random = new SecureRandom();

  /// Begins with the time, so that the rows of tables that play at the same time lie near each
  /// other in the database; a commit of many tables then touches few pages.
  TableId table() {
    return new TableId("t%012x%s".formatted(System.currentTimeMillis(), hex(NAME_BYTES)));
  }

  String code() {
    var code = new StringBuilder();
    for (var i = 0; i < CODE_LENGTH; i++) {
      code.append(CODE_SYMBOLS.charAt(random.nextInt(CODE_SYMBOLS.length())));
    }
    return code.toString();
  }

  /// @param series the one that a rematch goes on with
  Command.Secrets secrets(Optional<Series> series) {
    return Command.Secrets.of(
        series.orElseGet(() -> new Series(hex(SECRET_BYTES), 0)), hex(SECRET_BYTES));
  }

  private String hex(int length) {
    var bytes = new byte[length];
    random.nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }
}
