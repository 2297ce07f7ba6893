package parlor.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlor.testkit.Proves;

/// Nine among people, on every screen, and for long.
@ExtendWith(Stage.class)
class NineCompanyTest {
  private static final String NAME = "nine";

  private static Page twoOnOneDevice(Visitor ann) {
    var page = ann.playsAlone(NAME).page();
    page.locator(".more summary").click();
    page.getByLabel("Opponent").selectOption("two");
    assertThat(NineGame.turn(page)).hasText("Turn 1/9 - Player 1's turn");
    return page;
  }

  @Test
  @Proves({"NINE-3", "NINE-19"})
  void two_people_play_on_one_device(Scene scene) {
    try (var ann = scene.visitor(Look.PHONE)) {
      var page = twoOnOneDevice(ann);
      NineGame.place(page, 7);
      assertThat(NineGame.turn(page)).hasText("Turn 1/9 - Player 2's turn");
      assertThat(page.locator("dialog.pass")).containsText("Pass the device to Player 2");
      assertThat(page.locator("[aria-pressed=true].number")).hasCount(0);
      page.keyboard().press("5");
      assertThat(page.locator(".selected")).hasCount(0);
      ann.button("I am Player 2").click();
      NineGame.playToTheEnd(page);
      assertThat(NineGame.result(page).locator("h2").textContent())
          .matches("Player [12] wins!|Draw!");
      assertThat(NineGame.stored(page, "highscore")).isEqualTo("null");
      ann.hasSeenNoError();
    }
  }

  @Test
  @Proves({"NINE-6", "NINE-11"})
  void a_placed_card_changes_nothing_in_its_row_on_the_other_screen(Scene scene) {
    try (var ann = scene.visitor(Look.DESK);
        var bea = scene.visitor(Look.PHONE)) {
      ann.opens("/new/nine").page().locator("[name=name]").fill("Ann");
      ann.page().locator("form .main").click();
      var code = ann.page().locator("p.code").textContent();
      bea.opens("/t/" + code).page().locator("[name=name]").fill("Bea");
      bea.page().locator("form .main").click();
      ann.page().locator(".lobby .main:enabled").click();
      assertThat(NineGame.turn(bea.page())).hasText("Turn 1/9 - Ann's turn");
      var before = bea.page().locator(".far").innerHTML();
      NineGame.place(ann.page(), 6);
      assertThat(NineGame.turn(bea.page())).hasText("Turn 1/9 - Your turn");
      assertThat(bea.page().locator(".far").innerHTML()).isEqualTo(before);
      NineGame.place(bea.page(), 8);
      assertThat(ann.page().locator(".line")).hasText("Bea wins 14 points!");
      assertThat(bea.page().locator(".line")).hasText("You win 14 points!");
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {320, 360, 419, 420, 768, 1280})
  @Proves("NINE-16")
  void it_fits_every_screen_and_wraps_five_and_four_below_420(int width, Scene scene) {
    var look = new Look("w" + width, width, 740, Look.PHONE.theme(), "en");
    try (var ann = scene.visitor(look)) {
      var page = ann.playsAlone(NAME).page();
      assertThat(NineGame.card(page, 9)).isVisible();
      var scroll = (Number) page.evaluate("() => document.documentElement.scrollWidth");
      assertThat(scroll.intValue()).isLessThanOrEqualTo(width);
      var wrapped =
          page.evaluate(
              "() => { const [a, f] = [0, 5].map(i => document.querySelectorAll('.near li')[i].getBoundingClientRect().top); return f - a > 1 }");
      assertThat(wrapped).isEqualTo(width < 420);
    }
  }

  @Test
  @Proves("NINE-20")
  void ten_games_in_a_row_leave_no_heap_behind(Scene scene) {
    try (var ann = scene.visitor(Look.DESK)) {
      ann.opens("/");
      ann.button("Settings").click();
      ann.page().getByLabel("Motion").selectOption("reduced");
      ann.page().keyboard().press("Escape");
      var page = twoOnOneDevice(ann);
      playAgain(page);
      var first = heap(page);
      for (var game = 2; game <= 10; game++) {
        playAgain(page);
      }
      assertThat(heap(page) - first).isLessThan(1_000_000);
      ann.hasSeenNoError();
    }
  }

  private static void playAgain(Page page) {
    NineGame.playToTheEnd(page);
    NineGame.result(page).getByText("New Game").click();
    assertThat(NineGame.turn(page)).hasText("Turn 1/9 - Player 1's turn");
  }

  private static long heap(Page page) {
    var session = page.context().newCDPSession(page);
    session.send("HeapProfiler.enable");
    session.send("HeapProfiler.collectGarbage");
    return session.send("Runtime.getHeapUsage").get("usedSize").getAsLong();
  }
}
