package parlor.server.house;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import parlor.engine.JsonText;
import parlor.engine.Seat;
import parlor.tables.Entry;
import parlor.testkit.Proves;

class EntriesTest {
  private static final Seat SEAT = new Seat(1);

  @Test
  @Proves("PLT-17")
  void a_row_is_readable_json_and_has_the_name_of_its_kind() {
    var row =
        new Entry.Stepped(
            Instant.parse("2026-01-01T12:00:00Z"),
            new Entry.Cause.Person(SEAT, "a1"),
            new JsonText("[{\"type\":\"marked\",\"seat\":1,\"square\":4}]"));
    assertThat(Entries.read(Entries.text(row))).isEqualTo(row);
    assertThat(Entries.kind(row)).isEqualTo("stepped");
    assertThat(Entries.text(row))
        .isEqualTo(
            "{\"type\":\"stepped\",\"at\":\"2026-01-01T12:00:00Z\",\"cause\":{\"type\":\"person\","
                + "\"seat\":1,\"id\":\"a1\"},"
                + "\"step\":[{\"type\":\"marked\",\"seat\":1,\"square\":4}]}");
    assertThat(Entries.kind(new Entry.TakenOver(row.at(), SEAT))).isEqualTo("taken-over");
  }

  @Test
  void a_text_without_a_row_in_it_is_unreadable() {
    for (var text : List.of("", "null", "{}", "[]", "{\"type\":\"?\"}", "{\"type\":\"settled\"")) {
      assertThatThrownBy(() -> Entries.read(text)).as(text).isInstanceOf(UnreadableRow.class);
    }
  }
}
