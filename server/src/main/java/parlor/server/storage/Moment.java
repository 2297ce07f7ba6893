package parlor.server.storage;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;

/// Instants as the database keeps them: ISO text of fixed width, so that they sort as text.
final class Moment {
  private static final DateTimeFormatter FORMAT =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSS'Z'").withZone(ZoneOffset.UTC);

  private Moment() {}

  static String text(Instant instant) {
    return FORMAT.format(instant);
  }

  static Instant of(String text) {
    return Instant.parse(text);
  }
}
