package parlor.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.stream.Stream;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlor.testkit.Proves;

/// All seven rounds in the browser, on a phone and on a desk, with pictures in `target/screens`.
/// Takes minutes, so only with `-Dparlor.shanko.whole=true`.
@ExtendWith(Stage.class)
@EnabledIfSystemProperty(named = "parlor.shanko.whole", matches = "true")
class ShankoWholeGameTest {
  private static final int ROUNDS = 7;
  private static final int LARGE_HAND = 16;

  static Stream<Look> looks() {
    return Stream.of(Look.PHONE, Look.DESK);
  }

  @ParameterizedTest
  @MethodSource("looks")
  @Proves({"SHA-2", "SHA-24", "SHA-25", "PLT-22"})
  void a_game_of_seven_rounds_is_played_to_its_result(Look look, Scene scene) {
    try (var timing = new BriskTiming();
        var premises = Premises.open(timing);
        var ann = scene.visitor(premises, look)) {
      var page = ShankoTables.with(ann, 4);
      var album = new Album(page, look);
      for (var round = 1; round <= ROUNDS; round++) {
        assertThat(page.locator(".contract")).containsText("Round " + round + " of 7");
        var wanted = round == ROUNDS ? ShankoGame.result(page) : ShankoGame.summary(page);
        ShankoGame.playUntil(page, wanted, button -> press(page, button, album));
        album.add("shanko-sheet-" + round);
        if (round < ROUNDS) {
          page.locator(".summary .main").click();
        }
      }
      assertThat(ShankoGame.result(page).locator(".ranking li")).hasCount(4);
      Axe.findsNothing(page, "result");
      showsAllHandsInItsReplay(ann, look);
      ann.hasSeenNoError();
    }
  }

  /// In the middle of the replay all hands are open, and nothing covers its buttons.
  private static void showsAllHandsInItsReplay(Visitor ann, Look look) {
    var page = ann.page();
    page.locator("main > a.button").click();
    page.locator(".replay").waitFor();
    ann.opens(page.url().replaceFirst(".*/replay/([^/]+).*", "/replay/$1/open/40"));
    assertThat(page.locator(".replay .hands li")).hasCount(4);
    ann.button("One step forward").click();
    assertThat(page.locator(".story li:nth-child(41) [aria-current]")).isVisible();
    Axe.findsNothing(page, "replay of Shanko");
    new Album(page, look).add("shanko-replay");
  }

  /// Looks at what is new, then presses; buys whatever is offered.
  private static void press(Page page, Locator button, Album album) {
    var buy = page.locator(".window .row .main");
    if (buy.count() > 0) {
      album.add("shanko-offer");
      ShankoGame.click(buy.first());
      return;
    }
    if (ShankoGame.hand(page).count() >= LARGE_HAND) {
      album.add("shanko-hand-of-" + ShankoGame.hand(page).count());
    }
    Stream.of("builder .main:enabled", "meld.fits", "pile .inviting")
        .filter(sight -> page.locator("." + sight).count() > 0)
        .forEach(sight -> album.add("shanko-" + sight.replaceAll("\\W+", "-")));
    ShankoGame.click(button);
  }
}
