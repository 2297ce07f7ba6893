package parlor.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import parlor.testkit.Proves;

/// What the table of Cambio does for those who want more help, or less.
@ExtendWith(Stage.class)
class CambioHelpTest {
  /// Keeps in the page what is noted, up to when all cards lie open.
  private static final String WATCH_NOTES =
      """
      () => {
        const look = () => {
          const spots = [...document.querySelectorAll('.spot')];
          const isHidden = spots.some((spot) => spot.textContent.includes('face-down'));
          if (isHidden) window.noted = spots.flatMap((spot) => {
            const note = spot.querySelector('.noted');
            return note ? [[spot.dataset.at, note.textContent]] : [];
          });
        };
        new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
        look();
      }
      """;

  /// Each note, and the card that really lay there before the last step, which opened them all.
  private static final String COMPARE_NOTES =
      """
      async () => {
        const table = location.pathname.split('/').pop();
        const { steps } = await (await fetch(`/api/v1/tables/${table}/replay?as=open`)).json();
        const lay = {};
        const signs = { C: '♣', D: '♦', H: '♥', S: '♠' };
        for (const { seat, places } of steps.at(-2).view.grids)
          for (const { place, card } of places) lay[`${seat}/${place}`] = card.slice(0, -1) + signs[card.at(-1)];
        return noted.map(([place, card]) => `${card} ${lay[place]}`);
      }
      """;

  private static Locator noted(Page page) {
    return page.locator(".spot .noted");
  }

  private static void sets(Visitor visitor, String setting, boolean on) {
    visitor.button("Settings").click();
    visitor.page().getByLabel(setting).setChecked(on);
    visitor.button("Close").click();
  }

  private static void wantsNotes(Visitor visitor) {
    sets(visitor, "Cambio: note the cards I have seen", true);
  }

  private static String draws(Page page) {
    CambioGame.deck(page).click();
    return page.locator("[data-at=hand] .card:not(.back)").getAttribute("aria-label");
  }

  private static void isNoted(Page page, int place, String name, String card) {
    assertThat(CambioGame.own(page, place))
        .hasAccessibleName("Your " + name + " card: face-down card (noted: " + card + ")");
  }

  @Test
  @Proves({"CAM-18", "CAM-20"})
  void who_wants_help_to_remember_finds_the_cards_that_they_saw_noted_where_they_lie(Scene scene) {
    var game = new CambioGame(scene);
    try (var ann = game.visitor(Look.PHONE)) {
      var page = game.beginsAlone(ann);
      assertThat(noted(page)).hasCount(0);
      wantsNotes(ann);
      assertThat(noted(page)).hasCount(2);
      var drawn = draws(page);
      CambioGame.own(page, 0).click();
      isNoted(page, 0, "top left", drawn);
      page.evaluate(WATCH_NOTES);
      game.playToTheEnd(page);
      var pairs = (List<?>) page.evaluate(COMPARE_NOTES);
      assertThat(pairs)
          .isNotEmpty()
          .allSatisfy(pair -> assertThat(pair).asString().matches("(\\S+) \\1"));
      ann.hasSeenNoError();
    }
  }

  @Test
  @Proves({"CAM-18", "PLT-12"})
  void what_is_noted_stays_true_when_the_line_was_silent_for_some_steps(Scene scene) {
    var game = new CambioGame(scene);
    try (var ann = game.visitor(Look.DESK);
        var bea = game.visitor(Look.DESK)) {
      var line = new SilentLine(ann.page());
      CambioGame.joins(bea, game.invites(ann, "Ann", 2), "Bea");
      game.begins(ann);
      var drawn = draws(ann.page());
      wantsNotes(ann);
      line.falls();
      CambioGame.own(ann.page(), 0).click();
      game.passesUntil(() -> CambioGame.isInTurn(bea.page()));
      draws(bea.page());
      CambioGame.own(bea.page(), 3).click();
      bea.button("End turn").click();
      assertThat(CambioGame.prompt(bea.page())).hasText("Ann's turn");
      line.rises();
      assertThat(ann.page().locator(".south.turn")).isVisible();
      isNoted(ann.page(), 0, "top left", drawn);
      assertThat(ann.page().locator(".south .noted")).hasCount(3);
      assertThat(noted(ann.page())).hasCount(3);
      ann.hasSeenNoError();
    }
  }

  @Test
  @Proves("CAM-20")
  void what_is_noted_outlasts_the_tutorial(Scene scene) {
    var game = new CambioGame(scene);
    try (var ann = game.visitor(Look.DESK)) {
      var page = game.beginsAlone(ann);
      wantsNotes(ann);
      ann.button("Tutorial").click();
      ann.button("End tutorial").click();
      assertThat(noted(page)).hasCount(2);
    }
  }

  @Test
  @Proves("CAM-20")
  void who_wants_no_hints_is_not_shown_what_can_be_played(Scene scene) {
    var game = new CambioGame(scene);
    try (var ann = game.visitor(Look.DESK)) {
      var page = game.beginsAlone(ann);
      var frame = "() => getComputedStyle(document.querySelector('.may'), '::after').display";
      assertThat(page.evaluate(frame)).isEqualTo("block");
      sets(ann, "Show what can be played", false);
      assertThat(page.locator(".cambio.plain")).hasCount(1);
      assertThat(page.evaluate(frame)).isEqualTo("none");
      assertThat(draws(page)).isNotEmpty();
    }
  }
}
