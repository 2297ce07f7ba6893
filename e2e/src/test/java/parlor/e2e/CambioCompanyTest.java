package parlor.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import parlor.testkit.Proves;

/// Four people with a browser each, and one with a keyboard only.
@ExtendWith(Stage.class)
class CambioCompanyTest {
  private static final int PRESSES_MAX = 200;

  /// A card that is chosen already waits for a second one.
  private static final String TARGET = ".felt button:not(.arm):not([aria-pressed=true])";

  @Test
  @Proves({"CAM-1", "CAM-3", "CAM-11", "CAM-14", "CAM-19", "PLT-12", "PLT-13"})
  void four_browsers_play_a_game_one_returns_and_one_is_replaced(Scene scene) {
    var game = new CambioGame(scene);
    try (var ann = game.visitor(Look.PHONE);
        var bea = game.visitor(Look.DESK);
        var cal = game.visitor(Look.PHONE.dark());
        var dan = game.visitor(Look.DESK.dark())) {
      var code = game.invites(ann, "Ann", 4);
      CambioGame.joins(bea, code, "Bea");
      CambioGame.joins(cal, code, "Cal");
      CambioGame.joins(dan, code, "Dan");
      game.begins(ann);
      for (var visitor : List.of(ann, bea, cal, dan)) {
        assertThat(visitor.page().locator(".spot")).hasCount(16);
      }
      game.playsTurn(ann.page());
      assertThat(CambioGame.prompt(ann.page())).hasText("Bea's turn");
      var beasTable = bea.page().url();
      bea.page().navigate("about:blank");
      ann.see("Bea disconnected");
      game.passes(Duration.ofSeconds(40));
      bea.page().navigate(beasTable);
      bea.page().locator("[data-at=deck].may").waitFor();
      game.playsTurn(bea.page());
      var calsTable = cal.page().url();
      cal.page().navigate("about:blank");
      ann.see("Cal disconnected");
      game.passes(Duration.ofSeconds(62));
      assertThat(ann.page().locator(".log")).containsText("A bot plays for Cal.");
      cal.page().navigate(calsTable);
      cal.see("A bot has taken over your position");
      game.playToTheEnd(ann.page(), bea.page(), dan.page());
      for (var visitor : List.of(ann, bea, cal, dan)) {
        assertThat(CambioGame.summary(visitor.page()).locator("li")).hasCount(4);
        visitor.hasSeenNoError();
      }
    }
  }

  @Test
  @Proves({"PLT-22", "CAM-20"})
  void the_keyboard_alone_plays_a_whole_game(Scene scene) {
    var game = new CambioGame(scene);
    try (var ann = game.visitor(Look.DESK)) {
      var page = ann.playsAlone("cambio").page();
      page.locator(".south .spot").first().waitFor();
      game.passesUntil(() -> {
        if (page.locator(".felt button:enabled").count() > 0) {
          page.keyboard().press(isOn(page, TARGET) ? "Enter" : "Tab");
        }
        return CambioGame.summary(page).isVisible();
      });
      assertThat(page.locator("p[aria-live]")).containsText("win");
    }
  }

  /// The coach asks for one thing after the other; pressing what has the focus is right but once,
  /// where the turn is to be ended and not Cambio to be called.
  @Test
  @Proves({"PLT-23", "PLT-22"})
  void the_keyboard_alone_goes_through_the_tutorial(Scene scene) {
    var game = new CambioGame(scene);
    try (var ann = game.visitor(Look.PHONE)) {
      var page = ann.playsAlone("cambio").page();
      ann.button("Tutorial").press("Enter");
      var step = page.locator(".coaching small");
      for (var press = 0; press < PRESSES_MAX && !step.textContent().equals("12/12"); press++) {
        var isTarget = isOn(page, ".coaching .main, .felt button:not(.arm)");
        var isEarly = step.textContent().equals("6/12") && isOn(page, ".actions .main");
        page.keyboard().press(isTarget && !isEarly ? "Enter" : "Tab");
      }
      Axe.findsNothing(page, "tutorial");
      assertThat(CambioGame.summary(page)).containsText("You win!");
      ann.button("Play a real game").press("Enter");
      assertThat(page.locator(".spot")).hasCount(16);
    }
  }

  private static boolean isOn(Page page, String selector) {
    return (Boolean) page.evaluate("s => !!document.activeElement?.matches(s)", selector);
  }
}
