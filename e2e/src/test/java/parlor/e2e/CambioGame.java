package parlor.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;

/// How Cambio's page is played, by a clock that the test moves.
final class CambioGame {
  private static final Duration BEAT = Duration.ofMillis(500);
  private static final int BEATS_MAX = 1500;
  private static final Duration FIRST_LOOK = Duration.ofSeconds(10);
  private static final int TRIES_MAX = 15;
  private static final int TRY_MS = 2000;

  /// Whether the server has answered: who is in turn can do something, unless a card is looked at.
  private static final String IS_ANSWERED =
      "() => !document.querySelector('.south.turn')"
          + " || !!document.querySelector('.cambio .may, .actions button, .spot.open')";

  private final Scene scene;
  private final MovableTiming timing;

  CambioGame(Scene scene) {
    this.scene = scene;
    this.timing = scene.movable().timing();
  }

  Visitor visitor(Look look) {
    return scene.visitor(scene.movable().premises(), look);
  }

  void passes(Duration time) {
    timing.passes(time);
  }

  void leaps(Duration time) {
    timing.leaps(time);
  }

  /// Time passes until this is so.
  void passesUntil(BooleanSupplier claim) {
    for (var beat = 0; !claim.getAsBoolean(); beat++) {
      assertThat(beat).as("beats of time").isLessThan(BEATS_MAX);
      timing.passes(BEAT);
    }
  }

  /// Makes a table of so many seats, the first one taken, the others open, and gives its code.
  String invites(Visitor host, String name, int seats) {
    var page = host.opens("/new/cambio").page();
    page.locator("[name=name]").fill(name);
    page.getByLabel("Number of seats").selectOption(String.valueOf(seats));
    host.button("Create Game").click();
    host.see("Waiting for players");
    return page.locator("p.code").textContent();
  }

  static void joins(Visitor guest, String code, String name) {
    InvitationTest.accept(guest, code, name);
    guest.page().locator(".lobby").waitFor();
  }

  /// Starts, and waits until the first look is over.
  void begins(Visitor host) {
    host.page().locator(".lobby .main:enabled").click();
    firstLookPasses(host.page());
  }

  /// Plays against bots, up to one's own first turn.
  Page beginsAlone(Visitor visitor) {
    var page = visitor.playsAlone("cambio").page();
    firstLookPasses(page);
    page.locator("[data-at=deck].may").waitFor();
    return page;
  }

  /// The clock moves only when the table is there, since it is set when the cards are dealt.
  private void firstLookPasses(Page page) {
    page.locator(".south .spot").first().waitFor();
    passes(FIRST_LOOK);
    PlaywrightAssertions.assertThat(page.getByText("Remember your")).hasCount(0);
  }

  static Locator prompt(Page page) {
    return page.locator(".cambio .prompt");
  }

  static Locator summary(Page page) {
    return page.locator(".cambio .summary");
  }

  static Locator deck(Page page) {
    return page.locator("[data-at=deck]");
  }

  static Locator discards(Page page) {
    return page.locator("[data-at=discards]");
  }

  /// One's own card, counted from 0, row by row.
  static Locator own(Page page, int place) {
    return page.locator(".south .spot").nth(place);
  }

  static boolean isInTurn(Page page) {
    return page.locator(".south.turn").isVisible();
  }

  /// Does the first thing that can be done now and waits for the answer, since the clock must not
  /// run ahead of the page; says whether there was anything.
  ///
  /// @param calls whether Cambio is called as soon as it can be
  static boolean doesSomething(Page page, boolean calls) {
    var main = page.locator(".actions .main").first();
    var other = page.locator(".actions button:not(.main):not(.arm)").first();
    var target = page.locator(".cambio .may").first();
    for (var choice : calls ? List.of(main, other, target) : List.of(other, target)) {
      if (choice.isVisible()) {
        clicks(choice);
        page.waitForFunction(IS_ANSWERED);
        return true;
      }
    }
    return false;
  }

  /// What has gone in the meantime, as its time was over, need not be clicked any more.
  private static void clicks(Locator choice) {
    for (var tries = 1; choice.isVisible(); tries++) {
      try {
        choice.click(new Locator.ClickOptions().setTimeout(TRY_MS));
        return;
      } catch (TimeoutError e) {
        if (tries == TRIES_MAX) {
          throw e;
        }
      }
    }
  }

  /// Plays one's own turn to its end, without calling.
  void playsTurn(Page page) {
    passesUntil(() -> isInTurn(page));
    passesUntil(() -> {
      doesSomething(page, false);
      return !isInTurn(page);
    });
  }

  /// Everybody does what can be done first, until all cards are open on every page.
  void playToTheEnd(Page... pages) {
    passesUntil(() -> {
      var done = true;
      for (var page : pages) {
        if (!summary(page).isVisible()) {
          done = false;
          doesSomething(page, true);
        }
      }
      return done;
    });
  }
}
