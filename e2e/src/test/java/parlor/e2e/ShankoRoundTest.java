package parlor.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import parlor.testkit.Proves;

@ExtendWith(Stage.class)
class ShankoRoundTest {
  /// The next player may also have taken it.
  private static final Pattern TOLD = Pattern.compile("bought|took");

  @Test
  @Proves("SHA-15")
  void the_window_shows_who_is_ahead_and_everybody_is_told_who_got_the_card(Scene scene) {
    try (var ann = scene.visitor(Look.PHONE)) {
      var page = ShankoTables.with(ann, 3);
      var buy = page.locator(".shanko .window .main", new Page.LocatorOptions().setHasText("Buy"));
      ShankoGame.playUntil(page, buy);
      assertThat(page.locator(".queue li").last()).containsText("You");
      assertThat(page.locator(".window")).containsText("1 player ahead of you");
      assertThat(page.locator(".window")).containsText("No answer means no.");
      buy.click();
      ann.button("What happened").click();
      assertThat(page.locator("dialog .log")).containsText(TOLD);
    }
  }
}
