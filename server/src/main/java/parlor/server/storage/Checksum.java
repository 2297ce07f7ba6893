package parlor.server.storage;

import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32C;

/// One number for all that a row says. A disk that changes any byte of it changes the number.
final class Checksum {
  private Checksum() {}

  /// @param at the row's time as it is stored
  static long of(Row row, String at) {
    var sum = new CRC32C();
    add(sum, row.table());
    add(sum, Long.toString(row.sequence()));
    add(sum, at);
    add(sum, row.type());
    add(sum, Integer.toString(row.serializer()));
    add(sum, row.writer());
    sum.update(row.payload().toBytes());
    return sum.getValue();
  }

  private static void add(CRC32C sum, String text) {
    sum.update(text.getBytes(StandardCharsets.UTF_8));
    sum.update(0);
  }
}
