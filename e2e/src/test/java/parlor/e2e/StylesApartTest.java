package parlor.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import parlor.testkit.Proves;

/// A page keeps the style sheets of all that was shown on it.
@ExtendWith(Stage.class)
class StylesApartTest {
  /// What of each game lies still while it waits.
  private static final Map<String, String> PARTS =
      Map.of(
          "tic-tac-toe", ".ttt .board, .ttt .board button, .ttt .turn",
          "nine", ".nine .scores, .nine .number, .nine .met .slot",
          "numeron", ".numeron .slot, .numeron .digit, .numeron .history",
          "cambio", ".cambio .place, .cambio .spot, .cambio .pile",
          "shanko", ".shanko .contract, .shanko .players li, .shanko .held, .shanko .piles");

  private static final String SHAPES =
      """
      parts => [...document.querySelectorAll(parts)].map(part => {
        const { x, width, height } = part.getBoundingClientRect();
        return [part.tagName, x, width, height].map(n => n.toFixed?.(0) ?? n).join(' ');
      }).join('\\n')
      """;

  @Test
  @Proves({"PLT-21", "CAM-20"})
  void a_game_looks_the_same_whatever_was_played_before(Scene scene) {
    try (var ann = scene.calmVisitor(Look.PHONE)) {
      var page = ann.page();
      var fresh = new HashMap<String, Object>();
      for (var game : PARTS.keySet()) {
        ann.opens("/");
        plays(page, game);
        page.reload();
        fresh.put(game, shapes(page, game));
        goesHome(page);
      }
      for (var game : PARTS.keySet()) {
        plays(page, game);
        goesHome(page);
      }
      page.locator("a[href='/history']").click();
      page.locator(".records").waitFor();
      goesHome(page);
      for (var game : PARTS.keySet()) {
        plays(page, game);
        assertThat(shapes(page, game)).as(game).isEqualTo(fresh.get(game));
        goesHome(page);
      }
    }
  }

  private static void plays(Page page, String game) {
    page.locator("[data-game=" + game + "] .main").click();
    page.locator(PARTS.get(game)).last().waitFor();
  }

  private static Object shapes(Page page, String game) {
    page.locator(PARTS.get(game)).last().waitFor();
    return page.evaluate(SHAPES, PARTS.get(game));
  }

  /// One plays at one table at a time.
  private static void goesHome(Page page) {
    page.evaluate(
        "() => location.pathname.startsWith('/t/') && fetch('/api/v1/tables' + location.pathname.slice(2) + '/leave', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' })");
    page.locator(".bar a").first().click();
    page.locator(".game").last().waitFor();
  }
}
