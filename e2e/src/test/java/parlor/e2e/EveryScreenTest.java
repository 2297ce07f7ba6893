package parlor.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlor.testkit.Proves;

@ExtendWith(Stage.class)
class EveryScreenTest {
  /// Pictures of every screen, to be looked at.
  private static final Path PICTURES = Path.of("target/screens");

  static Stream<Look> looks() {
    return Stream.of(Look.SMALLEST.japanese(), Look.DESK);
  }

  /// One walk looks at everything, since walking takes longer than looking.
  @ParameterizedTest
  @MethodSource("looks")
  @Proves({"PLT-21", "PLT-22", "TTT-12", "NINE-16", "CAM-20"})
  void on_any_screen_axe_finds_nothing_targets_are_big_enough_and_nothing_scrolls_sideways(
      Look look, Scene scene) {
    Screens.walk(
        scene,
        look,
        (page, where) -> {
          Axe.findsNothing(page, where);
          var width = (Number) page.evaluate("() => document.documentElement.scrollWidth");
          assertThat(width.intValue()).as(where).isLessThanOrEqualTo(look.width());
          if (look.width() <= Look.PHONE.width()) {
            everyTargetIsAtLeast44PixelsHigh(page, where);
          }
          takesPicture(page, where, look);
          page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
          Axe.findsColoursClear(page, where + " in the dark");
          takesPicture(page, where, look.dark());
          page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));
        });
  }

  private static void takesPicture(Page page, String where, Look look) {
    var picture = PICTURES.resolve(where + "-" + look + ".png");
    page.screenshot(new Page.ScreenshotOptions().setPath(picture));
  }

  private static void everyTargetIsAtLeast44PixelsHigh(Page page, String where) {
    var small =
        page.evaluate(
            """
            () => [...document.querySelectorAll('button, a, select, summary, input:not([type=checkbox])')]
              .filter(e => e.checkVisibility() && !e.closest('.prose'))
              .filter(e => e.getBoundingClientRect().height < 44)
              .map(e => e.outerHTML)
            """);
    assertThat((Iterable<?>) small).as(where).isEmpty();
  }

  @Test
  @Proves("PLT-21")
  void the_language_and_the_colours_can_be_switched_and_stay(Scene scene) {
    try (var ann = scene.visitor(Look.DESK)) {
      var page = ann.opens("/").page();
      ann.button("Settings").click();
      page.getByLabel("Colours").selectOption("dark");
      assertThat(page.locator("html")).hasCSS("color-scheme", "dark");
      page.getByLabel("Language").selectOption("ja");
      assertThat(page.getByText("ゲームを選ぶ")).isVisible();
      page.reload();
      assertThat(page.locator("html")).hasAttribute("lang", "ja");
      assertThat(page.locator("html")).hasCSS("color-scheme", "dark");
      ann.hasSeenNoError();
    }
  }

  @Test
  @Proves("PLT-21")
  void reduced_motion_is_honoured(Scene scene) {
    try (var ann = scene.visitor(Look.DESK)) {
      var page = ann.opens("/").page();
      ann.button("Settings").click();
      page.getByLabel("Motion").selectOption("reduced");
      page.keyboard().press("Escape");
      ann.playsAlone("tic-tac-toe").square(0).click();
      var moving =
          page.evaluate(
              "() => document.getAnimations().filter(a => a.effect.getComputedTiming().duration > 0).length");
      assertThat(((Number) moving).intValue()).isZero();
    }
  }

  @Test
  @Proves("PLT-24")
  void a_neighbour_on_plain_http_plays_and_copies_the_link(Scene scene) {
    try (var ann = scene.neighbour(Look.PHONE)) {
      assertThat(ann.opens("/").page().evaluate("() => isSecureContext")).isEqualTo(false);
      InvitationTest.invite(ann, "Ann");
      ann.button("Copy link").click();
      ann.see("Copied");
      ann.page().getByLabel("Add a bot on seat 2").selectOption("easy");
      ann.button("Start Game").click();
      Game.playToTheEnd(ann.page());
      ann.hasSeenNoError();
    }
  }
}
