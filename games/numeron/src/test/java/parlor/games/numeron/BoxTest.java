package parlor.games.numeron;

import static org.assertj.core.api.Assertions.assertThat;
import static parlor.games.numeron.NumeronTable.ANN;
import static parlor.games.numeron.NumeronTable.BEA;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parlor.engine.Box;
import parlor.engine.Chance;
import parlor.engine.Decision;
import parlor.engine.Play;
import parlor.engine.Seat;
import parlor.engine.Viewer;
import parlor.testkit.Proves;
import parlor.wire.Shelf;

/// The game behind JSON text, as tables play it: every byte that leaves.
class BoxTest {
  private static final Chance CHANCE = Chance.seeded(1);
  private static final String WITH_ITEMS =
      "{\"mode\":\"single-game\",\"items\":true,\"first\":\"seat-0\"}";

  private final Box box = Shelf.load().box("numeron").orElseThrow();

  private static Play.Folded after(Play play, Seat seat, String action) {
    return switch (play.act(seat, action, CHANCE)) {
      case Decision.Accepted<String>(var step) -> play.fold(step);
      case Decision.Refused<String>(var why) -> throw new AssertionError(why);
    };
  }

  private static String refusal(Decision<String> answer) {
    return switch (answer) {
      case Decision.Accepted<String> _ -> "accepted";
      case Decision.Refused<String>(var why) -> why.code();
    };
  }

  private Play playing(String options) {
    var play = box.open(2, options);
    return play.fold(play.deal(CHANCE)).play();
  }

  /// A game with items, up to the window of Bea, who holds both defences.
  private Play defending() {
    var play = playing(WITH_ITEMS);
    play = after(play, ANN, items("double", "high-low", "target")).play();
    play = after(play, BEA, items("target", "shuffle", "change")).play();
    play = after(play, ANN, "{\"type\":\"choose-code\",\"digits\":\"427\"}").play();
    return after(play, BEA, "{\"type\":\"choose-code\",\"digits\":\"801\"}").play();
  }

  private static String items(String... items) {
    return "{\"type\":\"choose-items\",\"items\":[\"" + String.join("\",\"", items) + "\"]}";
  }

  @ParameterizedTest
  @Proves("NUM-16")
  @ValueSource(strings = {"018", "081", "108", "180", "810"})
  void no_byte_tells_the_other_side_in_which_order_a_code_was_shuffled(String order) {
    var bluff = after(defending(), BEA, "{\"type\":\"shuffle\",\"digits\":\"801\"}");
    var shuffled = after(defending(), BEA, "{\"type\":\"shuffle\",\"digits\":\"" + order + "\"}");
    assertThat(shuffled.news()).isEqualTo(bluff.news());
    for (var viewer : List.of(new Viewer.At(ANN), new Viewer.Public())) {
      assertThat(shuffled.play().view(viewer)).isEqualTo(bluff.play().view(viewer));
    }
  }

  @Test
  @Proves("NUM-17")
  void no_byte_tells_the_other_side_which_digit_was_taken() {
    var five = after(defending(), BEA, "{\"type\":\"change\",\"place\":0,\"digit\":5}");
    var nine = after(defending(), BEA, "{\"type\":\"change\",\"place\":0,\"digit\":9}");
    assertThat(five.news())
        .isEqualTo(nine.news())
        .isEqualTo("[{\"type\":\"changed\",\"seat\":1,\"place\":0,\"level\":\"high\"}]");
    assertThat(five.play().view(new Viewer.At(ANN)))
        .isEqualTo(nine.play().view(new Viewer.At(ANN)));
  }

  @Test
  @Proves("NUM-18")
  void a_history_names_the_defences_played_since() {
    var play = after(defending(), BEA, "{\"type\":\"pass\"}").play();
    play = after(play, ANN, "{\"type\":\"call\",\"digits\":\"123\"}").play();
    play = after(play, BEA, "{\"type\":\"call\",\"digits\":\"089\"}").play();
    play = after(play, BEA, "{\"type\":\"shuffle\",\"digits\":\"801\"}").play();
    assertThat(play.view(new Viewer.Public()))
        .contains(
            "{\"fact\":{\"type\":\"judged\",\"call\":\"123\",\"eat\":0,\"bite\":1},"
                + "\"before\":[\"shuffle\"]}");
  }

  @ParameterizedTest
  @Proves("NUM-1")
  @CsvSource({"112, repeated-digit", "12, wrong-length", "12x, not-a-digit", "120, accepted"})
  void codes_are_judged_as_they_arrive(String digits, String expected) {
    var action = "{\"type\":\"choose-code\",\"digits\":\"" + digits + "\"}";
    assertThat(
            refusal(
                playing("{\"mode\":\"single-game\",\"items\":false,\"first\":\"drawn\"}")
                    .act(ANN, action, CHANCE)))
        .isEqualTo(expected);
  }

  @ParameterizedTest
  @Proves({"NUM-6", "NUM-8", "NUM-10"})
  @CsvSource(
      delimiter = ';',
      value = {
        "1; {}; accepted",
        "2; {}; accepted",
        "2; {\"items\":true}; accepted",
        "2; {\"mode\":\"tournament\"}; accepted",
        "1; {\"items\":true}; no-items-alone",
        "1; {\"mode\":\"tournament\"}; tournament-of-two",
        "2; {\"mode\":\"endless\"}; bad-options"
      })
  void options_fit_the_number_of_seats(int seats, String asked, String expected) {
    assertThat(refusal(box.options(seats, asked))).isEqualTo(expected);
  }

  @Test
  void the_description_tells_levels_and_options() {
    assertThat(box.description())
        .contains("\"levels\":[\"easy\",\"medium\",\"hard\",\"tournament\"]")
        .contains("\"seats\":{\"min\":1,\"max\":2}")
        .contains("\"items\":false");
  }
}
