package parlor.games.tictactoe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
import parlor.engine.SplitMix64;
import parlor.engine.Status;
import parlor.engine.Viewer;
import parlor.testkit.Proves;
import parlor.wire.Shelf;

/// The game behind JSON text, as tables play it.
class BoxTest {
  private static final Seat X = new Seat(0);
  private static final Seat O = new Seat(1);
  private static final Chance CHANCE = Chance.seeded(1);

  private final Box box = Shelf.load().box("tic-tac-toe").orElseThrow();

  private static String mark(int square) {
    return "{\"type\":\"mark\",\"square\":" + square + "}";
  }

  private static Play after(Play play, Seat seat, String action) {
    return switch (play.act(seat, action, CHANCE)) {
      case Decision.Accepted<String>(var step) -> play.fold(step).play();
      case Decision.Refused<String>(var why) -> throw new AssertionError(why);
    };
  }

  private static String codeOf(Decision<String> answer) {
    return switch (answer) {
      case Decision.Accepted<String> _ -> "accepted";
      case Decision.Refused<String>(var why) -> why.code();
    };
  }

  private Play played(String squares) {
    var play = box.open(2, "{}");
    for (var turn = 0; turn < squares.length(); turn++) {
      play = after(play, turn % 2 == 0 ? X : O, mark(squares.charAt(turn) - '0'));
    }
    return play;
  }

  @Test
  void an_action_becomes_a_step_of_events() {
    assertThat(box.open(2, "{}").act(X, mark(4), CHANCE))
        .isEqualTo(Decision.accept("[{\"type\":\"marked\",\"seat\":0,\"square\":4}]"));
  }

  @Test
  void folding_a_step_gives_its_news() {
    var folded = box.open(2, "{}").fold("[{\"type\":\"marked\",\"seat\":0,\"square\":4}]");
    assertThat(folded.news()).isEqualTo("[{\"type\":\"marked\",\"seat\":0,\"square\":4}]");
  }

  @Test
  @Proves("PLT-11")
  void a_view_travels_with_its_options_beside_it() {
    assertThat(played("01234").view(new Viewer.At(O)))
        .isEqualTo(
            "\"view\":{\"squares\":[\"X\",\"O\",\"X\",\"O\",\"X\",\"\",\"\",\"\",\"\"],\"toMove\":1},"
                + "\"options\":["
                + String.join(",", List.of(mark(5), mark(6), mark(7), mark(8)))
                + "],\"optionsComplete\":true");
  }

  @Test
  @Proves("TTT-3")
  void the_end_names_the_winner_and_the_line() {
    assertThat(played("03142").view(new Viewer.Public()))
        .contains("\"winner\":0,\"line\":[0,1,2]", "\"options\":[]")
        .doesNotContain("toMove");
  }

  @Test
  void whose_move_it_is_comes_with_what_silence_means() {
    var play = played("0");
    assertThat(play.status()).isInstanceOf(Status.Waiting.class);
    assertThat(play.fallback(O)).isEqualTo(mark(1));
    assertThatThrownBy(() -> play.fallback(X)).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void all_is_open_only_at_the_end() {
    assertThat(played("03142").view(new Viewer.Open())).contains("\"winner\":0");
    var running = played("0314");
    assertThatThrownBy(() -> running.view(new Viewer.Open()))
        .isInstanceOf(IllegalStateException.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "null",
        "4",
        "[]",
        "{}",
        "{\"type\":\"mark\"}",
        "{\"type\":\"draw\",\"square\":4}",
        "{\"type\":\"mark\",\"square\":\"4\"}",
        "{\"type\":\"mark\",\"square\":4.0}",
        "{\"type\":\"mark\",\"square\":null}",
        "{\"type\":\"mark\",\"square\":4}}"
      })
  @Proves("PLT-7")
  void text_that_is_no_action_is_refused(String text) {
    assertThat(codeOf(box.open(2, "{}").act(X, text, CHANCE))).isEqualTo("malformed-action");
  }

  @ParameterizedTest
  @CsvSource({"0, 9, out-of-range", "0, -1, out-of-range", "1, 4, not-your-turn", "0, 4, accepted"})
  @Proves({"PLT-7", "TTT-2"})
  void an_action_is_judged_by_seat_and_square(int seat, int square, String expected) {
    assertThat(codeOf(box.open(2, "{}").act(new Seat(seat), mark(square), CHANCE)))
        .isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {"{}; accepted", "{\"size\":4}; bad-options", "[]; bad-options", "x; bad-options"})
  void only_known_options_are_taken(String asked, String expected) {
    assertThat(codeOf(box.options(2, asked))).isEqualTo(expected);
  }

  @Test
  void a_bot_can_take_a_seat_at_any_time_and_leave_it_again() {
    var play = played("0314").withBot(X, "hard", new SplitMix64(1));
    assertThat(play.choose(X, new SplitMix64(2), () -> true)).isEqualTo(mark(2));
    var left = play.withoutBot(X);
    assertThatThrownBy(() -> left.choose(X, new SplitMix64(2), () -> true))
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void an_unknown_level_is_a_mistake_of_the_caller() {
    var play = played("");
    assertThatThrownBy(() -> play.withBot(X, "impossible", new SplitMix64(1)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void bots_play_a_whole_game_through_the_box() {
    var luck = new SplitMix64(3);
    var play = box.open(2, "{}").withBot(X, "medium", luck).withBot(O, "hard", luck);
    for (var turn = 0; turn < 9 && play.status() instanceof Status.Waiting<?>; turn++) {
      var seat = new Seat(turn % 2);
      play = after(play, seat, play.choose(seat, luck, () -> true));
    }
    assertThat(play.status()).isInstanceOf(Status.Finished.class);
    assertThat(play.rematchOptions()).isEqualTo("{}");
  }

  @Test
  void the_description_tells_a_stranger_how_to_act() {
    assertThat(box.description())
        .contains("\"key\":\"tic-tac-toe\"", "\"levels\":[\"easy\",\"medium\",\"hard\"]")
        .contains("\"square\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":8}")
        .contains("\"seats\":{\"min\":2,\"max\":2}");
  }
}
