package parlor.server.storage;

import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32C;

/// One number for all that a row says. A disk that changes any byte of it changes the number.
final class Checksum {
  private Checksum() {}

  /// @param at the row's time as it is stored
  /// @param serializer the number of the form in which the row is stored
  static long of(Row row, String at, int serializer, String json) {
    var sum = new CRC32C();
    add(sum, row.table());
    add(sum, Long.toString(row.sequence()));
    add(sum, at);
    add(sum, row.type());
    add(sum, Integer.toString(serializer));
    add(sum, row.writer());
    sum.update(json.getBytes(StandardCharsets.UTF_8));
    return sum.getValue();
  }

  private static void add(CRC32C sum, String text) {
    sum.update(text.getBytes(StandardCharsets.UTF_8));
    sum.update(0);
  }
}
