package parlor.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlor.testkit.Proves;

/// A game of Nine and one of Numer0n, on a phone and on a desk, with a picture of every step in
/// `target/screens`. For somebody to look at them, so only with `-Dparlor.numbers.whole=true`.
@ExtendWith(Stage.class)
@EnabledIfSystemProperty(named = "parlor.numbers.whole", matches = "true")
class NumbersWholeGameTest {
  private static final int TURNS = 9;

  static Stream<Look> looks() {
    return Stream.of(Look.PHONE, Look.DESK);
  }

  @ParameterizedTest
  @MethodSource("looks")
  @Proves({"NINE-5", "NINE-13", "NINE-14"})
  void nine_is_played_turn_by_turn_to_its_result(Look look, Scene scene) {
    try (var ann = scene.visitor(look)) {
      var page = ann.playsAlone("nine").page();
      var album = new Album(page, look);
      for (var turn = 1; turn <= TURNS; turn++) {
        assertThat(NineGame.turn(page)).containsText("Turn " + turn + "/9");
        NineGame.card(page, turn).click();
        album.add("nine-game-turn-" + turn);
        NineGame.confirm(page).click();
      }
      NineGame.result(page).waitFor();
      album.add("nine-game-result");
      ann.hasSeenNoError();
    }
  }

  @ParameterizedTest
  @MethodSource("looks")
  @Proves({"NUM-5", "NUM-19"})
  void numeron_is_played_call_by_call_to_its_result(Look look, Scene scene) {
    try (var ann = scene.visitor(look)) {
      var page = ann.playsAlone("numeron").page();
      var album = new Album(page, look);
      NumeronGame.mode(page, "Player vs Computer");
      NumeronGame.enter(page, "427");
      NumeronGame.playToTheEnd(
          page, () -> album.add("numeron-game-calls-" + NumeronGame.calls(page)));
      assertThat(NumeronGame.say(page)).containsText(Pattern.compile("You win!|Deep Numb wins\\."));
      album.add("numeron-game-result");
      ann.hasSeenNoError();
    }
  }
}
