package parlor.e2e;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

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

  /// Plays until something is to be seen, with the mouse.
  static void playUntil(Page page, Locator wanted) {
    playUntil(page, wanted, ShankoGame::click, () -> page.waitForTimeout(MOMENT_MS));
  }

  /// Plays until something is to be seen: `press` presses a button, `wait` lets time pass.
  static void playUntil(Page page, Locator wanted, Consumer<Locator> press, Runnable wait) {
    var deadline = Instant.now().plus(LONGEST);
    while (!wanted.isVisible() && Instant.now().isBefore(deadline)) {
      next(page)
          .ifPresentOrElse(
              button -> {
                press.accept(button);
                page.waitForTimeout(MOMENT_MS);
              },
              wait);
    }
    wanted.waitFor();
  }

  /// What is to be pressed now, if anything is.
  private static Optional<Locator> next(Page page) {
    return Stream.of(
            ".summary .main:enabled",
            ".window .row button:last-child",
            ".pile:first-child button",
            ".builder .main:enabled",
            ".builder .suggest",
            ".meld.fits button",
            ".task .main:enabled")
        .map(button -> page.locator(".shanko " + button))
        .filter(button -> button.count() > 0)
        .map(Locator::first)
        .findFirst()
        .or(() -> toSelect(page));
  }

  /// The last card that may be thrown, while it is one's turn to throw one.
  private static Optional<Locator> toSelect(Page page) {
    var selected = page.locator(".shanko .hand [aria-pressed=true]");
    if (page.locator(".shanko .task .main").count() == 0) {
      return Optional.empty();
    }
    return Optional.of(
        selected.count() > 0
            ? selected.first()
            : page.locator(".shanko .hand button:not([aria-label*='thrown back'])").last());
  }

  /// What has gone in the meantime need not be pressed.
  static void click(Locator button) {
    if (button.count() > 0) {
      button.evaluate("element => element.click()");
    }
  }
}
