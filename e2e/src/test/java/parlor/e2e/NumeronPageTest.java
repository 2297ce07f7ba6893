package parlor.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlor.testkit.Proves;

@ExtendWith(Stage.class)
class NumeronPageTest {
  private static final String NAME = "numeron";
  private static final Path SCREENS = Path.of("target/screens");

  @Test
  @Proves({"NUM-6", "NUM-19"})
  void single_play_is_what_the_page_begins_with(Scene scene) {
    try (var ann = scene.visitor(Look.DESK)) {
      var page = ann.playsAlone(NAME).page();
      assertThat(NumeronGame.say(page)).containsText("Find Deep Numb's code");
      assertThat(ann.button("Single Play")).hasAttribute("aria-pressed", "true");
      assertThat(ann.button("Player vs Computer")).hasAttribute("aria-pressed", "false");
      assertThat(page.locator(".digit")).hasCount(10);
      assertThat(page.locator(".slot.empty")).hasCount(3);
      assertThat(ann.button("CALL")).isDisabled();
      assertThat(page.locator(".history")).hasCount(1);
      assertThat(page.locator(".item")).hasCount(0);
      ann.hasSeenNoError();
    }
  }

  @Test
  @Proves({"NUM-4", "NUM-19"})
  void digits_are_clicked_changed_and_called(Scene scene) {
    try (var ann = scene.visitor(Look.PHONE)) {
      var page = ann.playsAlone(NAME).page();
      page.locator(".digit").nth(7).click();
      assertThat(page.locator(".slot").first()).hasText("7");
      page.locator(".slot").first().click();
      assertThat(page.locator(".slot.empty")).hasCount(3);
      NumeronGame.enter(page, "012");
      assertThat(NumeronGame.mine(page).locator(".judged")).hasCount(1);
      assertThat(NumeronGame.mine(page).locator(".eb"))
          .hasText(Pattern.compile("[0-3] EAT [0-3] BITE"));
      assertThat(page.locator("[aria-live]")).containsText(Pattern.compile("0.1.2. . EAT, . BITE"));
    }
  }

  @Test
  @Proves({"NUM-21", "NUM-6", "PLT-22"})
  void a_whole_game_is_played_by_digits_backspace_and_enter(Scene scene) {
    try (var ann = scene.visitor(Look.DESK)) {
      var page = ann.playsAlone(NAME).page();
      page.locator(".digit").first().waitFor();
      page.keyboard().type("98");
      page.keyboard().press("Backspace");
      assertThat(page.locator(".slot.empty")).hasCount(2);
      page.keyboard().press("Backspace");
      NumeronGame.playToTheEnd(page);
      assertThat(NumeronGame.say(page)).containsText(Pattern.compile("3 EAT! You found \\d{3} in"));
      assertThat(page.locator("[aria-live]")).containsText("3 EAT");
      ann.hasSeenNoError();
    }
  }

  @Test
  @Proves({"NUM-5", "NUM-7", "NUM-19", "NUM-21"})
  void a_game_against_deep_numb_is_played_to_the_end(Scene scene) {
    try (var ann = scene.visitor(Look.PHONE)) {
      var page = ann.playsAlone(NAME).page();
      NumeronGame.mode(page, "Player vs Computer");
      assertThat(ann.button("Single game")).hasAttribute("aria-pressed", "true");
      NumeronGame.enter(page, "427");
      assertThat(page.locator(".history h2"))
          .hasText(new String[] {"Your calls", "Deep Numb's calls"});
      assertThat(page.locator(".secret .code3").last()).hasText("427");
      NumeronGame.playToTheEnd(page);
      assertThat(NumeronGame.say(page)).containsText(Pattern.compile("You win!|Deep Numb wins\\."));
      assertThat(page.locator(".secret .code3").first()).hasText(Pattern.compile("\\d{3}"));
      ann.hasSeenNoError();
    }
  }

  @Test
  @Proves({"NUM-8", "NUM-10", "NUM-19"})
  void a_tournament_begins_with_items_and_counts_its_rounds(Scene scene) {
    try (var ann = scene.visitor(Look.DESK)) {
      var page = ann.playsAlone(NAME).page();
      NumeronGame.mode(page, "Player vs Computer");
      NumeronGame.mode(page, "Tournament mode");
      assertThat(page.locator(".rounds")).containsText("Round 1 of 3");
      page.locator(".item.slash").click();
      assertThat(page.locator(".item.high-low")).hasAttribute("aria-disabled", "true");
      page.locator(".item.high-low").dispatchEvent("click");
      assertThat(page.locator(".item[aria-pressed=true]")).hasCount(1);
      NumeronGame.chooseItems(page, "target", "change");
      assertThat(page.locator(".items .item")).hasCount(3);
      assertThat(page.locator(".theirs .tag")).hasCount(3);
      NumeronGame.playToTheEnd(page);
      assertThat(NumeronGame.say(page))
          .containsText(Pattern.compile("champion|Game over in round [123]"));
      ann.hasSeenNoError();
    }
  }

  /// On plain HTTP, where there is no clipboard.
  @Test
  @Proves({"PLT-22", "PLT-24"})
  void the_result_is_shared_as_squares_that_tell_no_digit(Scene scene) {
    try (var ann = scene.neighbour(Look.SMALLEST)) {
      var page = ann.playsAlone(NAME).page();
      assertThat(ann.button("Share the result")).hasCount(0);
      NumeronGame.playToTheEnd(page);
      var calls = NumeronGame.calls(page);
      ann.button("Share the result").click();
      ann.see("Copied");
      var text = page.locator(".share-result textarea");
      text.waitFor();
      var lines = text.inputValue().lines().toList();
      assertThat(lines.getFirst()).matches("Numer0n: found after " + calls + " calls?");
      assertThat(lines.subList(1, calls + 1))
          .allSatisfy(row -> assertThat(row).matches("(🟥|🟦|⬜){3}"))
          .last()
          .isEqualTo("🟥🟥🟥");
      assertThat(page.locator(".toast")).hasCount(0);
      Axe.findsNothing(page, "shared result");
      page.screenshot(new Page.ScreenshotOptions().setPath(SCREENS.resolve("numeron-shared.png")));
      var scroll = (Number) page.evaluate("() => document.documentElement.scrollWidth");
      assertThat(scroll.intValue()).isLessThanOrEqualTo(Look.SMALLEST.width());
      ann.hasSeenNoError();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {320, 360, 768, 1280})
  @Proves({"NUM-19", "PLT-22"})
  void it_fits_every_screen(int width, Scene scene) {
    var look = new Look("w" + width, width, 740, Look.PHONE.theme(), "en");
    try (var ann = scene.visitor(look)) {
      var page = ann.playsAlone(NAME).page();
      NumeronGame.mode(page, "Player vs Computer");
      page.locator(".digit").nth(9).waitFor();
      var scroll = (Number) page.evaluate("() => document.documentElement.scrollWidth");
      assertThat(scroll.intValue()).isLessThanOrEqualTo(width);
    }
  }
}
