package parlor.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import parlor.testkit.Proves;

@ExtendWith(Stage.class)
class ShankoTutorialTest {
  @Test
  @Proves({"PLT-23", "PLT-22", "SHA-25"})
  void the_tutorial_is_finished_with_the_keyboard_alone(Scene scene) {
    try (var ann = scene.visitor(Look.PHONE)) {
      var page = ShankoTables.tutorial(ann);
      press(page, ".pile button");
      select(page, "QC", "QD", "X");
      press(page, ".slot.fits");
      select(page, "6S", "7S", "8S", "9S");
      press(page, ".slot.fits");
      press(page, ".builder .main");
      select(page, "6H");
      press(page, ".add");
      select(page, "KD");
      press(page, ".task .main");
      assertThat(page.locator(".queue li")).hasCount(2);
      press(page, ".task .main");
      press(page, ".pile button");
      select(page, "4H");
      press(page, ".swap");
      select(page, "X'2");
      press(page, ".add");
      select(page, "10C");
      press(page, ".task .main");
      assertThat(page.locator(".coached")).containsText("That is all.");
      press(page, ".task .main");
      assertThat(page.locator(".tutorial")).hasCount(0);
      assertThat(page.locator(".contract")).containsText("Round 1 of 7");
      ann.hasSeenNoError();
    }
  }

  /// The hand stays in sight above the table, and might hide the very place.
  @Test
  @Proves({"PLT-22", "SHA-25"})
  void where_a_selected_card_fits_comes_into_sight(Scene scene) {
    try (var ann = scene.calmVisitor(new Look("low", 360, 680, Look.PHONE.theme(), "en"))) {
      var page = ShankoTables.tutorial(ann);
      press(page, ".pile button");
      select(page, "QC", "QD", "X");
      press(page, ".slot.fits");
      select(page, "6S", "7S", "8S", "9S");
      press(page, ".slot.fits");
      press(page, ".builder .main");
      page.evaluate("() => scrollTo(0, 0)");
      select(page, "6H");
      page.locator(".add").waitFor();
      page.waitForFunction(
          """
          () => {
            const add = document.querySelector('.add');
            const { x, y, width, height } = add.getBoundingClientRect();
            return document.elementFromPoint(x + width / 2, y + height / 2) === add;
          }
          """);
    }
  }

  private static void press(Page page, String button) {
    var wanted = page.locator(".tutorial " + button).first();
    wanted.waitFor();
    ShankoKeyboard.press(wanted);
  }

  private static void select(Page page, String... cards) {
    for (var card : List.of(cards)) {
      press(page, ".hand [data-card=\"" + card + "\"] button");
    }
  }

  @Test
  @Proves("PLT-23")
  void the_rules_are_one_tap_away(Scene scene) {
    try (var ann = scene.visitor(Look.PHONE)) {
      var page = ShankoTables.with(ann, 2);
      ann.button("Rules").click();
      assertThat(page.locator("dialog .prose")).containsText("Laying off");
    }
  }
}
