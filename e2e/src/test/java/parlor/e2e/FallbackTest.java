package parlor.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import parlor.testkit.Proves;

@ExtendWith(Stage.class)
class FallbackTest {
  private static final Duration LONGEST = Duration.ofMinutes(2);

  @Test
  @Proves("PLT-11")
  void a_game_without_a_page_of_its_own_is_played_as_text_and_buttons(Scene scene) {
    try (var ann = scene.visitor(Look.PHONE)) {
      var page = ann.playsAlone("Nine").page();
      clickThrough(page);
      assertThat(page.locator(".outcome")).isVisible();
      ann.hasSeenNoError();
    }
  }

  private static void clickThrough(Page page) {
    var deadline = Instant.now().plus(LONGEST);
    var option = page.locator(".fallback .row button").first();
    while (!page.locator(".outcome").isVisible() && Instant.now().isBefore(deadline)) {
      if (option.isVisible()) {
        option.click();
      } else {
        page.waitForTimeout(50);
      }
    }
  }
}
