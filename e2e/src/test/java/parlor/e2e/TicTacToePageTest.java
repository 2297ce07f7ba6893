package parlor.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import parlor.testkit.Proves;

@ExtendWith(Stage.class)
class TicTacToePageTest {
  private static final String NAME = "Tic-Tac-Toe";

  /// Marks the middle; gives what the turn line says then, and after how long the answer shows.
  private static final String WATCH_THE_COMPUTER =
      """
      () => new Promise(done => {
        const start = performance.now();
        document.querySelectorAll('[role=gridcell]')[4].click();
        const line = document.querySelector('.turn').textContent;
        new MutationObserver(() => {
          if (document.querySelector('.board svg.O')) done([line, performance.now() - start]);
        }).observe(document.body, { childList: true, subtree: true });
      })
      """;

  @Test
  @Proves({"PLT-5", "TTT-9", "TTT-11"})
  void one_click_starts_a_game_against_the_computer_that_ends_with_a_result(Scene scene) {
    try (var ann = scene.visitor(Look.PHONE)) {
      ann.playsAlone(NAME);
      assertThat(Game.turn(ann.page())).containsText("Current Turn: Player (X)");
      assertThat(ann.page().locator("h1")).hasText(NAME);
      assertThat(ann.page().locator(".score")).hasText("W: 0\u2002L: 0\u2002D: 0");
      assertThat(ann.page().getByLabel("Back to Home")).isVisible();
      Game.playToTheEnd(ann.page());
      assertThat(Game.result(ann.page()).textContent()).isIn("You win!", "You lose.", "Draw!");
      assertThat(ann.page().locator("[aria-live]"))
          .containsText(Game.result(ann.page()).textContent());
      ann.hasSeenNoError();
    }
  }

  @Test
  @Proves("TTT-4")
  void who_chooses_o_plays_second(Scene scene) {
    try (var ann = scene.visitor(Look.DESK)) {
      ann.playsAlone(NAME).button("O, plays second").click();
      assertThat(ann.page().locator(".board svg.X")).hasCount(1);
      assertThat(Game.turn(ann.page())).containsText("Current Turn: Player (O)");
      ann.page().locator(".free").first().click();
      assertThat(ann.page().locator(".board svg.O")).hasCount(1);
    }
  }

  @Test
  @Proves("TTT-5")
  void play_again_starts_at_once_with_the_same_choice(Scene scene) {
    try (var ann = scene.visitor(Look.DESK)) {
      ann.playsAlone(NAME).button("O, plays second").click();
      assertThat(ann.page().locator(".board svg.X")).hasCount(1);
      Game.playToTheEnd(ann.page());
      ann.button("Play Again").click();
      assertThat(Game.turn(ann.page())).isVisible();
      assertThat(ann.button("O, plays second")).hasAttribute("aria-pressed", "true");
      assertThat(ann.page().locator(".board svg.O")).hasCount(0);
    }
  }

  @Test
  @Proves("TTT-7")
  void the_computer_is_seen_thinking(Scene scene) {
    try (var ann = scene.visitor(Look.DESK)) {
      ann.playsAlone(NAME).square(4).waitFor();
      var seen = (List<?>) ann.page().evaluate(WATCH_THE_COMPUTER);
      assertThat(seen.getFirst()).isEqualTo("Current Turn: CPU (O)Thinking...");
      assertThat(((Number) seen.getLast()).doubleValue()).isGreaterThan(450);
    }
  }

  @Test
  @Proves("TTT-10")
  void a_click_shows_its_mark_within_30_ms_and_before_the_server_answers(Scene scene) {
    try (var ann = scene.visitor(Look.DESK)) {
      ann.playsAlone(NAME).square(0).waitFor();
      var milliseconds =
          (Number)
              ann.page()
                  .evaluate(
                      """
                      () => {
                        const cell = document.querySelectorAll('[role=gridcell]')[0];
                        const start = performance.now();
                        cell.click();
                        cell.getBoundingClientRect();
                        return cell.querySelector('svg.X') ? performance.now() - start : 1e9;
                      }
                      """);
      assertThat(milliseconds.doubleValue()).isLessThan(30);
    }
  }

  @Test
  @Proves("TTT-10")
  void empty_squares_turn_light_blue_and_marks_are_blue_and_red(Scene scene) {
    try (var ann = scene.visitor(Look.DESK)) {
      ann.playsAlone(NAME).square(8).hover();
      assertThat(ann.square(8)).hasCSS("background-color", "rgb(213, 232, 251)");
      ann.square(0).click();
      assertThat(ann.page().locator(".board svg.X")).hasCSS("stroke", "rgb(28, 91, 181)");
      assertThat(ann.page().locator(".board svg.O")).hasCSS("stroke", "rgb(191, 44, 40)");
    }
  }

  @Test
  @Proves({"TTT-3", "TTT-8", "TTT-10"})
  void two_people_on_one_device_play_a_line_that_is_struck_through_in_gold(Scene scene) {
    try (var ann = scene.visitor(Look.PHONE)) {
      ann.playsAlone(NAME).page().locator("select").selectOption("two");
      for (var square : new int[] {0, 3, 1, 4, 2}) {
        assertThat(ann.page().locator(".free").first()).isVisible();
        ann.square(square).click();
      }
      assertThat(Game.result(ann.page())).hasText("Player (X) wins!");
      assertThat(ann.page().locator(".won")).hasCount(3);
      assertThat(ann.page().locator(".strike")).hasCSS("stroke", "rgb(201, 143, 14)");
      assertThat(ann.page().locator(".score")).hasText("W: 0\u2002L: 0\u2002D: 0");
      ann.hasSeenNoError();
    }
  }

  @Test
  @Proves({"TTT-12", "PLT-22"})
  void a_whole_game_is_played_with_the_keyboard_alone(Scene scene) {
    try (var ann = scene.visitor(Look.DESK)) {
      ann.opens("/").button("Play Tic-Tac-Toe against the computer").focus();
      ann.page().keyboard().press("Enter");
      ann.square(0).waitFor();
      assertThat(ann.square(0)).hasAttribute("aria-label", "Row 1, column 1: empty");
      Keyboard.playToTheEnd(ann.page());
      ann.page().keyboard().press("Tab");
      assertThat(ann.button("Play Again")).isEnabled();
    }
  }
}
