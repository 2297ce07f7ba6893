package parlor.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlor.cards.Card;
import parlor.engine.JsonText;
import parlor.engine.Seat;

class JsonTest {
  sealed interface Shape {
    record Dot() implements Shape {}

    record WideLine(int from, Optional<Integer> to) implements Shape {}
  }

  enum Colour {
    DEEP_RED
  }

  record Name(String value) {}

  record Everything(
      Name name,
      Seat seat,
      Card card,
      Duration time,
      Instant at,
      Colour colour,
      JsonText json,
      Map<Seat, List<Shape>> shapes) {}

  private static final Everything EVERYTHING =
      new Everything(
          new Name("Ann"),
          new Seat(1),
          Card.parse("10H'2"),
          Duration.ofSeconds(2),
          Instant.EPOCH,
          Colour.DEEP_RED,
          new JsonText("{\"a\":[1,2]}"),
          Map.of(new Seat(0), List.of(new Shape.Dot(), new Shape.WideLine(3, Optional.empty()))));

  private static final String TEXT =
      "{\"name\":\"Ann\",\"seat\":1,\"card\":\"10H'2\",\"time\":2000,\"at\":\"1970-01-01T00:00:00Z\","
          + "\"colour\":\"deep-red\",\"json\":{\"a\":[1,2]},"
          + "\"shapes\":{\"0\":[{\"type\":\"dot\"},{\"type\":\"wide-line\",\"from\":3}]}}";

  @Test
  void types_are_written_plainly_and_named_where_they_are_sealed() {
    assertThat(Json.write(EVERYTHING)).isEqualTo(TEXT);
  }

  @Test
  void what_was_written_is_read_back_equal() {
    assertThat(Json.read(TEXT, Everything.class)).isEqualTo(EVERYTHING);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"type\":\"line\"}",
        "{\"type\":\"wide-line\"}",
        "{\"type\":\"wide-line\",\"from\":null}",
        "{\"type\":\"wide-line\",\"from\":\"3\"}",
        "{\"type\":\"wide-line\",\"from\":3.5}",
        "{\"type\":\"wide-line\",\"from\":3,\"from\":4}",
        "{\"type\":\"wide-line\",\"from\":1e999}",
        "{\"type\":\"wide-line\",\"from\":99999999999}",
        "{\"type\":\"dot\"} x",
        "{\"from\":3}",
        "[]",
        "null x",
        ""
      })
  void what_is_not_the_type_is_not_read(String text) {
    assertThatThrownBy(() -> Json.read(text, Shape.class))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"type\":\"mark\",\"square\":4}",
        " { \"b\" : [ 1 , -20 , 12345678901234567890 ] , \"a\" : { } } ",
        "[1.0,1e5,-0.0,1e999,0.1000]",
        "\"\\u00e9\\/\\n\\\"\\ud83d\\ude00\"",
        "[true,false,null,\"\",[],{\"\":null}]"
      })
  void what_is_passed_on_is_written_as_a_tree_of_it_would_be(String text) throws Exception {
    assertThat(Json.read(text, JsonText.class).text())
        .isEqualTo(Json.MAPPER.readTree(text).toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"{\"a\":1,\"a\":2}", "[1", "{\"a\":}", "[1]]", ""})
  void what_is_no_json_is_not_passed_on(String text) {
    assertThatThrownBy(() -> Json.read(text, JsonText.class))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void depth_is_bounded() {
    var deep = "[".repeat(10_000) + "]".repeat(10_000);
    assertThatThrownBy(() -> Json.read(deep, Object.class))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
