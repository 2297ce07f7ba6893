package parlor.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlor.testkit.Proves;

@ExtendWith(Stage.class)
class HistoryTest {
  private static final Path SCREENS = Path.of("target/screens");

  static Stream<Look> looks() {
    return Stream.of(Look.PHONE, Look.DESK.dark(), Look.SMALLEST.japanese());
  }

  @ParameterizedTest
  @MethodSource("looks")
  @Proves({"PLT-19", "PLT-21", "PLT-22"})
  void a_finished_game_is_in_ones_history_and_on_the_leaderboard(Look look, Scene scene) {
    try (var ann = scene.visitor(look)) {
      ann.playsAlone("tic-tac-toe").square(0).waitFor();
      Game.playToTheEnd(ann.page());
      var page = ann.page();
      ann.hasHistory();
      ann.opens("/");
      page.locator("a[href='/history']").click();
      // Where it is not there, the failure tells what is.
      assertThat(page.locator("main")).containsText(Pattern.compile("turn|手"));
      assertThat(page.locator(".past > li")).hasCount(1);
      look(page, "history", look);
      page.locator("a[href^='/leaders']").click();
      page.locator(".records tr.own").waitFor();
      look(page, "leaders", look);
      ann.opens("/history").page().locator(".past a.button").click();
      page.locator(".replay").waitFor();
      ann.hasSeenNoError();
    }
  }

  @Test
  @Proves("PLT-19")
  void a_history_that_cannot_be_had_says_so_and_can_be_asked_for_again(Scene scene) {
    try (var ann = scene.visitor(Look.PHONE)) {
      var page = ann.opens("/").page();
      page.route("**/api/v1/history", Route::abort);
      page.locator("a[href='/history']").click();
      assertThat(page.locator("[role=alert]")).isVisible();
      page.unroute("**/api/v1/history");
      ann.button("Try again").click();
      assertThat(page.locator("main")).containsText("No game has been played to its end yet.");
      assertThat(page.locator("[role=alert]")).hasCount(0);
    }
  }

  @Test
  @Proves("PLT-19")
  void a_game_that_has_just_ended_appears_by_itself(Scene scene) {
    try (var ann = scene.local(Look.PHONE)) {
      ann.playsAlone("tic-tac-toe").square(0).waitFor();
      Game.playToTheEnd(ann.page());
      ann.opens("/history");
      assertThat(ann.page().locator("main a[href^='/replay/']")).hasCount(1);
      assertThat(ann.page().locator("table tbody tr")).hasCount(1);
    }
  }

  private static void look(Page page, String where, Look look) {
    Axe.findsNothing(page, where + " " + look);
    var file = SCREENS.resolve(where + "-" + look + ".png");
    page.screenshot(new Page.ScreenshotOptions().setPath(file).setFullPage(true));
    var width = (Number) page.evaluate("() => document.documentElement.scrollWidth");
    org.assertj.core.api.Assertions.assertThat(width.intValue()).isLessThanOrEqualTo(look.width());
  }
}
