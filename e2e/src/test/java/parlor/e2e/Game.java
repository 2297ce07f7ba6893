package parlor.e2e;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.time.Duration;
import java.time.Instant;

/// A game of Tic-Tac-Toe on a page, played without thinking.
final class Game {
  private static final Duration LONGEST = Duration.ofMinutes(1);

  private Game() {}

  /// Marks the first free square whenever it is one's turn, to the end.
  static void playToTheEnd(Page page) {
    var deadline = Instant.now().plus(LONGEST);
    var free = page.locator(".free").first();
    while (!result(page).isVisible() && Instant.now().isBefore(deadline)) {
      if (free.isVisible()) {
        free.click();
      } else {
        page.waitForTimeout(50);
      }
    }
    result(page).waitFor();
  }

  static Locator result(Page page) {
    return page.locator(".result");
  }

  static Locator turn(Page page) {
    return page.locator(".turn");
  }

  static int marks(Page page) {
    return page.locator(".board svg.X, .board svg.O").count();
  }
}
