package parlor.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import parlor.testkit.Proves;

/// Numer0n between two people, the note pad and the tutorial.
@ExtendWith(Stage.class)
class NumeronCompanyTest {
  /// Ann makes a table at which she calls first, Bea joins by code, and Ann starts.
  private static void meet(Visitor ann, Visitor bea, boolean items) {
    var page = ann.opens("/new/numeron").page();
    page.locator("[name=name]").fill("Ann");
    if (items) {
      page.locator("fieldset input[type=checkbox]").check();
    }
    page.locator("fieldset select").last().selectOption("seat-0");
    page.locator("form .main").click();
    var code = page.locator("p.code").textContent();
    bea.opens("/t/" + code).page().locator("[name=name]").fill("Bea");
    bea.page().locator("form .main").click();
    // The host could begin alone.
    assertThat(page.locator(".sitters")).containsText("Bea");
    page.locator(".lobby .main:enabled").click();
    NumeronGame.say(bea.page()).waitFor();
  }

  private static void callsWhenAsked(Page page, String digits) {
    assertThat(NumeronGame.say(page)).containsText(Pattern.compile("Your call|two calls|second"));
    NumeronGame.enter(page, digits);
  }

  @Test
  @Proves({"NUM-3", "NUM-9"})
  void two_people_meet_by_code_and_play_without_items(Scene scene) {
    try (var ann = scene.visitor(Look.DESK);
        var bea = scene.visitor(Look.PHONE)) {
      meet(ann, bea, false);
      assertThat(NumeronGame.say(ann.page())).containsText("Choose your code");
      NumeronGame.enter(ann.page(), "427");
      NumeronGame.enter(bea.page(), "261");
      callsWhenAsked(ann.page(), "123");
      assertThat(bea.page().locator(".history").last()).containsText("0 EAT 2 BITE");
      callsWhenAsked(bea.page(), "123");
      assertThat(ann.page().locator(".history").last()).containsText("1 EAT 0 BITE");
      callsWhenAsked(ann.page(), "261");
      assertThat(NumeronGame.say(ann.page())).containsText("You win!");
      assertThat(NumeronGame.say(bea.page())).containsText("Ann wins.");
      assertThat(bea.page().locator(".secret .code3").first()).hasText("427");
      assertThat(bea.page().locator("[aria-live]")).containsText("Ann wins.");
      ann.hasSeenNoError();
      bea.hasSeenNoError();
    }
  }

  @Test
  @Proves({"NUM-9", "NUM-11", "NUM-12", "NUM-14", "NUM-16", "NUM-18", "NUM-19"})
  void two_people_play_with_items(Scene scene) {
    try (var ann = scene.visitor(Look.DESK);
        var bea = scene.visitor(Look.PHONE)) {
      meet(ann, bea, true);
      NumeronGame.chooseItems(ann.page(), "double", "target", "change");
      assertThat(bea.page().locator(".theirs")).hasCount(0);
      NumeronGame.chooseItems(bea.page(), "slash", "target", "shuffle");
      assertThat(bea.page().locator(".theirs .tag"))
          .hasText(new String[] {"DOUBLE", "TARGET", "CHANGE"});
      NumeronGame.enter(ann.page(), "427");
      NumeronGame.enter(bea.page(), "261");
      bea.button("No defence").click();
      targets(ann.page(), 6);
      assertThat(ann.page().locator(".answered")).containsText("6 is at place 2");
      assertThat(ann.page().locator(".items .double")).isDisabled();
      callsWhenAsked(ann.page(), "160");
      ann.button("No defence").click();
      callsWhenAsked(bea.page(), "123");
      bea.page().locator(".items .shuffle").click();
      bea.page().locator(".pick", new Page.LocatorOptions().setHasText("612")).click();
      assertThat(ann.page().locator(".stale .since"))
          .hasText(new String[] {"before SHUFFLE", "before SHUFFLE"});
      doubles(ann.page(), bea.page());
      assertThat(NumeronGame.say(ann.page())).containsText("You win!");
    }
  }

  private static void targets(Page page, int digit) {
    page.locator(".items .target:enabled").click();
    assertThat(page.locator(".use")).containsText("Which digit?");
    page.locator(".pick").nth(digit).click();
  }

  /// Ann pays for two calls with the digit that Bea names, and finds the code with the second.
  private static void doubles(Page ann, Page bea) {
    ann.locator(".items .double:enabled").click();
    ann.locator(".use .main").click();
    assertThat(NumeronGame.say(bea)).containsText("Which digit must it show you?");
    bea.locator(".front > .act .main").nth(1).click();
    assertThat(bea.locator(".history").first()).containsText("2 is at place 2");
    callsWhenAsked(ann, "162");
    callsWhenAsked(ann, "612");
  }

  @Test
  @Proves("NUM-20")
  void notes_stay_across_a_reload_and_can_be_filled_by_deduction(Scene scene) {
    try (var ann = scene.visitor(Look.PHONE)) {
      var page = ann.playsAlone("numeron").page();
      page.locator(".notes summary").click();
      page.locator(".note3").nth(3).click();
      page.locator(".note3").nth(14).click();
      page.locator(".note3").nth(14).click();
      page.reload();
      page.locator(".notes summary").click();
      assertThat(page.locator(".note3").nth(3))
          .hasAttribute("aria-label", "Place 1, digit 3: likely");
      assertThat(page.locator(".note3").nth(14))
          .hasAttribute("aria-label", "Place 2, digit 4: excluded");
      page.getByLabel("Fill in by deduction").check();
      assertThat(page.locator(".help")).hasText("720 codes are possible.");
      NumeronGame.enter(page, "012");
      assertThat(page.locator(".help")).not().hasText("720 codes are possible.");
      page.reload();
      page.locator(".notes summary").click();
      assertThat(page.getByLabel("Fill in by deduction")).isChecked();
    }
  }

  @Test
  @Proves({"PLT-23", "NUM-2", "NUM-21"})
  void the_tutorial_is_a_short_game_that_the_keyboard_plays(Scene scene) {
    try (var ann = scene.visitor(Look.PHONE)) {
      var page = ann.playsAlone("numeron").page();
      ann.button("Tutorial").focus();
      page.keyboard().press("Enter");
      var lesson = page.locator("dialog.lesson");
      NumeronGame.type(page, "456");
      assertThat(lesson.locator(".coach")).containsText("call the digits that are named above");
      for (var digits : List.of("123", "241", "261")) {
        NumeronGame.type(page, digits);
        assertThat(lesson.locator(".judged").last()).containsText(digits);
      }
      assertThat(lesson.locator(".eb"))
          .hasText(new String[] {"0 EAT 2 BITE", "2 EAT 0 BITE", "3 EAT 0 BITE"});
      page.keyboard().press("Escape");
      assertThat(NumeronGame.mine(page).locator(".judged")).hasCount(0);
      ann.hasSeenNoError();
    }
  }
}
