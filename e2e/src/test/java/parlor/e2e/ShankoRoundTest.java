package parlor.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import parlor.testkit.Proves;

/// Rounds in the browser.
@ExtendWith(Stage.class)
class ShankoRoundTest {
  /// The next player may also have taken it.
  private static final Pattern TOLD = Pattern.compile("bought|took");

  @Test
  @Proves({"PLT-22", "SHA-2", "SHA-24", "SHA-25"})
  void a_round_is_played_with_the_keyboard_alone(Scene scene) {
    try (var timing = new BriskTiming();
        var premises = Premises.open(timing);
        var ann = scene.calmVisitor(premises, Look.PHONE)) {
      var page = ShankoTables.with(ann, 2, "medium");
      ShankoGame.playUntil(page, ShankoGame.summary(page), ShankoKeyboard::press);
      Axe.findsNothing(page, "summary");
      assertThat(page.locator(".tally tbody tr")).hasCount(2);
      assertThat(page.locator(".tally .zero")).hasCount(1);
      page.emulateMedia(
          new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.NO_PREFERENCE));
      ShankoGame.countMotion(page);
      ShankoKeyboard.press(page.locator(".summary .main"));
      assertThat(page.locator(".contract")).containsText("Round 2 of 7");
      assertThat(page.locator(".contract")).containsText("1 triplet + 1 sequence");
      assertThat(ShankoGame.motion(page)).as("dealing").isGreaterThanOrEqualTo(11);
      ann.hasSeenNoError();
    }
  }

  /// Here bots think as long as they do: who is ahead may end the window by taking the card.
  @Test
  @Proves({"SHA-15", "SHA-24"})
  void the_window_shows_who_is_ahead_and_everybody_is_told_who_got_the_card(Scene scene) {
    try (var premises = Premises.open();
        var ann = scene.visitor(premises, Look.PHONE)) {
      var page = ShankoTables.with(ann, 3);
      var buy = page.locator(".shanko .window .main", new Page.LocatorOptions().setHasText("Buy"));
      ShankoGame.playUntil(page, buy, ShankoGame::click);
      assertThat(page.locator(".queue li").last()).containsText("You");
      assertThat(page.locator(".window")).containsText("1 player ahead of you");
      assertThat(page.locator(".window")).containsText("No answer means no.");
      ShankoGame.countMotion(page);
      buy.click();
      ann.button("What happened").click();
      assertThat(page.locator("dialog .log")).containsText(TOLD);
      assertThat(ShankoGame.motion(page)).as("a card that changes hands").isPositive();
    }
  }
}
