package parlor.server.house;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import java.util.Optional;
import parlor.tables.Entry;
import parlor.wire.Json;

/// Rows as the journal keeps them: JSON that anybody can read, and the name of their kind.
public final class Entries {
  private static final ObjectWriter WRITER = Json.MAPPER.writerFor(Entry.class);
  private static final ObjectReader READER = Json.MAPPER.readerFor(Entry.class);

  private static final ClassValue<String> KINDS =
      new ClassValue<>() {
        @Override
        protected String computeValue(Class<?> type) {
          return Json.typeName(type);
        }
      };

  private Entries() {}

  /// The name of a row's kind, such as `taken-over`.
  public static String kind(Entry entry) {
    return KINDS.get(entry.getClass());
  }

  public static String text(Entry entry) {
    try {
      return WRITER.writeValueAsString(entry);
    } catch (JacksonException e) {
      throw new IllegalArgumentException("cannot be written: " + entry.getClass(), e);
    }
  }

  /// The row in a text; throws [UnreadableRow] if there is none in it.
  public static Entry read(String text) {
    try {
      return Optional.<Entry>ofNullable(READER.readValue(text))
          .orElseThrow(() -> new UnreadableRow("a row that says nothing"));
    } catch (JacksonException e) {
      // Its message quotes what stands there, perhaps a hidden card.
      throw new UnreadableRow("a row that is no entry");
    }
  }
}
