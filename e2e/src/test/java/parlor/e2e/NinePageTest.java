package parlor.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import parlor.testkit.Proves;

@ExtendWith(Stage.class)
class NinePageTest {
  private static final String NAME = "nine";

  /// Confirms, and notes for how long both cards lay face-down and whether they then turned up
  /// together.
  private static final String WATCH_THE_REVEAL =
      """
      () => new Promise(done => {
        let down = 0;
        new MutationObserver(() => {
          const flips = [...document.querySelectorAll('.flip')];
          const up = flips.filter(f => f.classList.contains('up')).length;
          if (!down && flips.length === 2 && document.querySelector('.flip .face:not(.back)')) down = performance.now();
          if (down && up) done([performance.now() - down, up]);
        }).observe(document.body, { childList: true, subtree: true, attributes: true });
        document.querySelector('.controls .main').click();
      })
      """;

  /// Confirms and clicks another card at once; answers whether the button is disabled, and whether
  /// that card is selected.
  private static final String CONFIRM_AND_CHANGE_ONES_MIND =
      """
      async () => {
        const [confirm, card] = ['.controls .main', '.near li:nth-child(3) button'].map(s => document.querySelector(s));
        confirm.click();
        card.click();
        await new Promise(requestAnimationFrame);
        return [confirm.disabled, card.getAttribute('aria-pressed')];
      }
      """;

  @Test
  @Proves({"NINE-11", "NINE-13"})
  void the_page_begins_as_it_should(Scene scene) {
    try (var ann = scene.visitor(Look.DESK)) {
      var page = ann.playsAlone(NAME).page();
      assertThat(NineGame.turn(page)).hasText("Turn 1/9 - Your turn");
      assertThat(page.locator(".scores dt")).hasText(new String[] {"Score", "CPU Score", "Best"});
      assertThat(page.locator(".scores dd")).hasText(new String[] {"0", "0", "--"});
      assertThat(page.locator(".near .number")).hasCount(9);
      assertThat(page.locator(".far .number")).hasCount(9);
      assertThat(ann.button("Confirm Selection")).isDisabled();
      assertThat(ann.button("New Game")).isEnabled();
      ann.hasSeenNoError();
    }
  }

  @Test
  @Proves({"NINE-5", "NINE-12", "NINE-13"})
  void a_selection_can_be_changed_until_it_is_confirmed(Scene scene) {
    try (var ann = scene.visitor(Look.DESK)) {
      var page = ann.playsAlone(NAME).page();
      NineGame.card(page, 5).click();
      assertThat(NineGame.card(page, 5)).hasAttribute("aria-pressed", "true");
      NineGame.card(page, 8).click();
      assertThat(NineGame.card(page, 5)).hasAttribute("aria-pressed", "false");
      assertThat(page.locator(".selected .face")).hasCSS("border-color", "rgb(41, 128, 185)");
      assertThat(page.evaluate(CONFIRM_AND_CHANGE_ONES_MIND)).isEqualTo(List.of(true, "false"));
    }
  }

  @Test
  @Proves({"NINE-7", "NINE-11", "NINE-12"})
  void a_turn_ends_with_its_result_and_used_cards(Scene scene) {
    try (var ann = scene.visitor(Look.DESK)) {
      var page = ann.playsAlone(NAME).page();
      NineGame.place(page, 9);
      assertThat(NineGame.turn(page)).hasText("Turn 1/9 - CPU's turn");
      assertThat(page.locator(".aside small")).hasText("Thinking...");
      assertThat(page.locator(".line")).hasText(Pattern.compile("You win 1[345] points!"));
      assertThat(NineGame.turn(page)).hasText(Pattern.compile("Turn 2/9 - (CPU's|Your) turn"));
      assertThat(NineGame.card(page, 9)).hasAttribute("aria-label", "9, used");
      assertThat(NineGame.card(page, 9)).hasCSS("opacity", "0.5");
      assertThat(page.locator(".far .used")).hasCount(1);
      NineGame.card(page, 9).dispatchEvent("click");
      assertThat(NineGame.confirm(page)).isDisabled();
    }
  }

  @Test
  @Proves("NINE-12")
  void odd_cards_are_red_and_even_ones_black(Scene scene) {
    try (var ann = scene.visitor(Look.DESK)) {
      var page = ann.playsAlone(NAME).page();
      assertThat(page.locator(".near .odd")).hasCount(5);
      assertThat(page.locator(".near .odd").first()).hasCSS("color", "rgb(192, 57, 43)");
      assertThat(page.locator(".near .even").first()).hasCSS("color", "rgb(44, 62, 80)");
    }
  }

  @Test
  @Proves("NINE-14")
  void both_cards_lie_face_down_for_half_a_second_and_turn_up_together(Scene scene) {
    try (var ann = scene.visitor(Look.DESK)) {
      var page = ann.playsAlone(NAME).page();
      NineGame.card(page, 6).click();
      var seen = (List<?>) page.evaluate(WATCH_THE_REVEAL);
      assertThat(((Number) seen.getFirst()).doubleValue()).isBetween(490.0, 5_000.0);
      assertThat(seen.getLast()).isEqualTo(2);
    }
  }

  @Test
  @Proves({"NINE-14", "PLT-21"})
  void without_motion_nothing_moves(Scene scene) {
    try (var ann = scene.visitor(Look.DESK)) {
      var page = ann.opens("/").page();
      ann.button("Settings").click();
      page.getByLabel("Motion").selectOption("reduced");
      page.keyboard().press("Escape");
      ann.playsAlone(NAME);
      NineGame.place(page, 9);
      assertThat(page.locator(".flip.up")).hasCount(2);
      var moving =
          page.evaluate(
              "() => document.getAnimations().filter(a => a.effect.getComputedTiming().duration > 0).length");
      assertThat(((Number) moving).intValue()).isZero();
    }
  }

  @Test
  @Proves({"NINE-15", "NINE-18"})
  void the_first_game_is_a_record_that_survives_a_reload(Scene scene) {
    try (var ann = scene.visitor(Look.PHONE)) {
      var page = ann.playsAlone(NAME).page();
      NineGame.playToTheEnd(page);
      assertThat(NineGame.result(page)).containsText("New Record!");
      assertThat(NineGame.result(page).locator("h2").textContent())
          .isIn("You win!", "You lose.", "Draw!");
      var score = NineGame.result(page).locator("dd").first().textContent();
      assertThat(NineGame.stored(page, "highscore")).isEqualTo(score);
      page.reload();
      assertThat(NineGame.result(page)).isVisible();
      assertThat(page.locator(".scores dd").last()).hasText(score);
      ann.button("New Game").last().click();
      assertThat(NineGame.turn(page)).hasText("Turn 1/9 - Your turn");
      assertThat(page.locator(".scores dd").last()).hasText(score);
      ann.hasSeenNoError();
    }
  }

  @Test
  @Proves("NINE-18")
  void a_corrupt_record_reads_as_none(Scene scene) {
    try (var ann = scene.visitor(Look.DESK)) {
      ann.opens("/")
          .page()
          .evaluate("() => localStorage.setItem('bgc_nine-game_highscore', 'a lot')");
      ann.playsAlone(NAME);
      assertThat(ann.page().locator(".scores dd").last()).hasText("--");
    }
  }

  @Test
  @Proves({"NINE-16", "PLT-22"})
  void a_whole_game_is_played_with_the_keyboard_alone(Scene scene) {
    try (var ann = scene.visitor(Look.DESK)) {
      var page = ann.playsAlone(NAME).page();
      NineGame.card(page, 1).focus();
      for (var number = 1; number <= 9; number++) {
        assertThat(NineGame.card(page, number)).hasAttribute("aria-disabled", "false");
        page.keyboard().press(String.valueOf(number));
        assertThat(NineGame.confirm(page)).isEnabled();
        NineGame.confirm(page).focus();
        page.keyboard().press("Enter");
      }
      assertThat(NineGame.result(page)).isVisible();
      assertThat(page.locator("[aria-live]"))
          .containsText(NineGame.result(page).locator("h2").textContent());
    }
  }

  @Test
  @Proves("NINE-12")
  void three_card_backs_can_be_chosen_and_stay(Scene scene) {
    try (var ann = scene.visitor(Look.DESK)) {
      var page = ann.playsAlone(NAME).page();
      page.locator(".more summary").click();
      assertThat(page.locator(".swatch")).hasCount(3);
      ann.button("Stars").click();
      page.reload();
      NineGame.place(page, 4);
      assertThat(page.locator(".flip .back.stars").first()).isVisible();
    }
  }

  @Test
  @Proves("NINE-19")
  void statistics_count_a_finished_game(Scene scene) {
    try (var ann = scene.visitor(Look.DESK)) {
      var page = ann.playsAlone(NAME).page();
      NineGame.playToTheEnd(page);
      ann.button("Look at the table").click();
      page.locator(".more summary").click();
      assertThat(page.locator(".figures dt").nth(1)).hasText("Win rate");
      assertThat(page.locator(".figures dd").first()).hasText("1");
      assertThat(page.locator(".figures").first()).containsText("1 (1×), 2 (1×), 3 (1×)");
    }
  }

  @Test
  @Proves({"NINE-19", "PLT-23"})
  void the_tutorial_is_a_short_game_that_the_keyboard_plays(Scene scene) {
    try (var ann = scene.visitor(Look.PHONE)) {
      var page = ann.playsAlone(NAME).page();
      page.locator(".more summary").click();
      ann.button("Tutorial").click();
      var coach = page.locator(".lesson .coach");
      for (var card : List.of("7", "2", "5")) {
        assertThat(coach).containsText("your " + card);
        page.keyboard().press("4");
        assertThat(page.locator(".lesson .selected")).hasCount(0);
        page.keyboard().press(card);
        assertThat(coach).containsText("Press Confirm Selection");
        page.keyboard().press("Enter");
      }
      assertThat(coach).containsText("the higher total wins");
      assertThat(page.locator(".lesson .line")).hasText("10 – 11");
      page.keyboard().press("Escape");
      assertThat(NineGame.turn(page)).hasText("Turn 1/9 - Your turn");
      ann.hasSeenNoError();
    }
  }
}
