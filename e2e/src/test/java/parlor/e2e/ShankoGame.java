package parlor.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// A game of Shanko on a page, played simply: melds when the page shows a way, lays off what fits,
/// discards the last card.
final class ShankoGame {
  private static final Duration LONGEST = Duration.ofMinutes(8);
  private static final int MOMENT_MS = 60;

  /// What to press, the first that there is; a card to throw is selected only when it is one's
  /// turn.
  private static final List<String> BUTTONS =
      List.of(
          ".window .row button:last-child",
          ".pile:first-child button",
          ".builder .main:enabled",
          ".builder .suggest",
          ".meld.fits button",
          ".task .main:enabled",
          ".whole:has(.task .main) .hand [aria-pressed=true]",
          ".whole:has(.task .main) .hand button:not([aria-label*='thrown back'], [aria-label^=joker])",
          ".whole:has(.task .main) .hand button");

  private static final String NEXT =
      "buttons => buttons.find(button => document.querySelector('.shanko ' + button)) ?? null";

  private ShankoGame() {}

  static Locator hand(Page page) {
    return page.locator(".shanko .hand button");
  }

  static Locator pile(Page page) {
    return page.locator(".shanko .pile button").first();
  }

  static Locator says(Page page) {
    return page.locator(".shanko .says");
  }

  static Locator summary(Page page) {
    return page.locator(".shanko .summary");
  }

  static Locator result(Page page) {
    return page.locator(".shanko .final");
  }

  /// The hand as the page shows it, card by card.
  static List<String> order(Page page) {
    return hand(page).all().stream().map(card -> card.getAttribute("aria-label")).toList();
  }

  /// A card of the hand, by its name.
  static Locator card(Page page, String name) {
    return page.locator(".shanko .hand button[aria-label^='" + name + "']").first();
  }

  /// From now on, everything that begins to move is counted.
  static void countMotion(Page page) {
    page.evaluate(
        """
        () => {
          window.motion = 0;
          window.durations = [];
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (...how) {
            window.motion++;
            window.durations.push(how[1].duration);
            return animate.apply(this, how);
          };
        }
        """);
  }

  /// How much has begun to move.
  static int motion(Page page) {
    return ((Number) page.evaluate("() => window.motion")).intValue();
  }

  /// Plays until something is to be seen, which may be gone again soon; `press` presses a button.
  static void playUntil(Page page, Locator wanted, Consumer<Locator> press) {
    var deadline = Instant.now().plus(LONGEST);
    while (!wanted.isVisible()) {
      assertThat(Instant.now()).as("%s is to be seen", wanted).isBefore(deadline);
      next(page).ifPresent(press);
      page.waitForTimeout(MOMENT_MS);
    }
  }

  /// What is to be pressed now, if anything is.
  private static Optional<Locator> next(Page page) {
    return Optional.ofNullable((String) page.evaluate(NEXT, BUTTONS))
        .map(button -> page.locator(".shanko " + button).first());
  }

  /// What has gone in the meantime need not be pressed.
  static void click(Locator button) {
    if (button.count() > 0) {
      button.evaluate("element => element.click()");
    }
  }
}
