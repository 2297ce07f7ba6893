package parlor.e2e;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/// A game of Shanko on a page, played simply: melds when the page shows a way, lays off what fits,
/// discards the last card.
final class ShankoGame {
  private static final Duration LONGEST = Duration.ofMinutes(8);
  private static final int MOMENT_MS = 60;

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

  /// Plays until something is to be seen.
  static void playUntil(Page page, Locator wanted) {
    var deadline = Instant.now().plus(LONGEST);
    while (!wanted.isVisible() && Instant.now().isBefore(deadline)) {
      step(page);
    }
    wanted.waitFor();
  }

  /// One small thing, whatever is to be done now.
  private static void step(Page page) {
    var things =
        List.of(
            summary(page).locator(".main:enabled"),
            page.locator(".shanko .window .row button").last(),
            page.locator(".shanko .pile button.inviting").first(),
            page.locator(".shanko .builder .main:enabled"),
            page.locator(".shanko .builder .suggest"),
            page.locator(".shanko .meld.fits button").first());
    for (var thing : things) {
      if (thing.isVisible()) {
        press(thing);
        return;
      }
    }
    if (page.locator(".shanko .task .main").isVisible()) {
      discard(page);
    } else {
      page.waitForTimeout(MOMENT_MS);
    }
  }

  private static void discard(Page page) {
    if (page.locator(".shanko .task .main").isEnabled()) {
      press(page.locator(".shanko .task .main"));
      return;
    }
    for (var card : hand(page).all().reversed()) {
      press(card);
      if (page.locator(".shanko .task .main").isEnabled()
          || page.locator(".shanko .meld.fits").count() > 0) {
        return;
      }
      press(card);
    }
  }

  /// What has gone in the meantime need not be pressed.
  private static void press(Locator thing) {
    if (thing.count() > 0) {
      thing.first().evaluate("element => element.click()");
      thing.page().waitForTimeout(MOMENT_MS);
    }
  }
}
