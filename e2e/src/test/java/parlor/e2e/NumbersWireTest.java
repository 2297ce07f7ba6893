package parlor.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlor.testkit.Proves;

/// Two tables that differ only in what Ann hides: Bea and the spectator are told the same bytes.
@ExtendWith(Stage.class)
class NumbersWireTest {
  private static final String ITEMS = "{\"mode\":\"single-game\",\"items\":true,\"first\":\"%s\"}";

  private static void tellsTheSame(
      Scene scene, String game, String options, List<UnaryOperator<WireTable>> stories) {
    var told =
        stories.stream()
            .map(story -> {
              try (var table = new WireTable(scene.premises().url(), game, options)) {
                return story.apply(table).returned().told();
              }
            })
            .toList();
    assertThat(told.getFirst()).isEqualTo(told.getLast());
    assertThat(told.getFirst()).hasSizeGreaterThan(8);
  }

  private static String place(int card) {
    return "{\"type\":\"place\",\"card\":" + card + "}";
  }

  private static String code(String digits) {
    return "{\"type\":\"choose-code\",\"digits\":\"" + digits + "\"}";
  }

  private static String call(String digits) {
    return "{\"type\":\"call\",\"digits\":\"" + digits + "\"}";
  }

  private static String items(String names) {
    return "{\"type\":\"choose-items\",\"items\":[" + names + "]}";
  }

  @ParameterizedTest
  @CsvSource({"1, 9", "4, 5", "8, 2"})
  @Proves({"NINE-6", "PLT-8"})
  void a_placed_card_is_in_no_byte_before_the_reveal(int one, int other, Scene scene) {
    UnaryOperator<WireTable> second =
        table -> table.ann(place(7)).bea(place(3)).bea(place(6)).ann(place(6));
    tellsTheSame(
        scene,
        "nine",
        "{}",
        List.of(
            table -> second.apply(table).ann(place(one)).refused(place(6)),
            table -> second.apply(table).ann(place(other)).refused(place(6))));
    tellsTheSame(
        scene,
        "nine",
        "{}",
        List.of(
            table -> table.ann(place(one)).refused(place(0)),
            table -> table.ann(place(other)).refused(place(0))));
  }

  @Test
  @Proves({"NUM-9", "PLT-8"})
  void a_code_is_in_no_byte_while_the_answers_are_the_same(Scene scene) {
    tellsTheSame(
        scene,
        "numeron",
        "{\"mode\":\"single-game\",\"items\":false,\"first\":\"seat-1\"}",
        List.of(table -> calledTwice(table, "427"), table -> calledTwice(table, "173")));
  }

  private static WireTable calledTwice(WireTable table, String hidden) {
    return table
        .ann(code(hidden))
        .refused(code("112"))
        .bea(code("905"))
        .bea(call("568"))
        .refused(call("012"))
        .ann(call("123"))
        .refused(call("11x"));
  }

  @Test
  @Proves({"NUM-10", "PLT-8"})
  void chosen_items_are_in_no_byte_before_both_have_chosen(Scene scene) {
    tellsTheSame(
        scene,
        "numeron",
        ITEMS.formatted("seat-1"),
        List.of(
            table -> table.ann(items("\"double\",\"slash\",\"shuffle\"")),
            table -> table.ann(items("\"target\",\"high-low\",\"change\""))));
  }

  @Test
  @Proves({"NUM-16", "PLT-8"})
  void the_new_order_is_in_no_byte_after_a_shuffle(Scene scene) {
    tellsTheSame(
        scene,
        "numeron",
        ITEMS.formatted("seat-1"),
        List.of(
            table -> defended(table, "{\"type\":\"shuffle\",\"digits\":\"427\"}"),
            table -> defended(table, "{\"type\":\"shuffle\",\"digits\":\"742\"}")));
  }

  @Test
  @Proves({"NUM-17", "PLT-8"})
  void the_new_digit_is_in_no_byte_after_a_change(Scene scene) {
    tellsTheSame(
        scene,
        "numeron",
        ITEMS.formatted("seat-1"),
        List.of(
            table -> defended(table, "{\"type\":\"change\",\"place\":0,\"digit\":1}"),
            table -> defended(table, "{\"type\":\"change\",\"place\":0,\"digit\":3}")));
  }

  private static WireTable defended(WireTable table, String defence) {
    return table
        .ann(items("\"target\",\"shuffle\",\"change\""))
        .bea(items("\"double\",\"target\",\"slash\""))
        .ann(code("427"))
        .bea(code("905"))
        .ann(defence)
        .refused("{\"type\":\"declare-high-low\"}")
        .bea(call("568"));
  }
}
