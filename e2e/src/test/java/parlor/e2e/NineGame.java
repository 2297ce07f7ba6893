package parlor.e2e;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.time.Duration;

/// A game of Nine on a page, played without thinking.
final class NineGame {
  private static final Duration LONGEST = Duration.ofMinutes(2);

  private NineGame() {}

  /// One's own card, by its number.
  static Locator card(Page page, int number) {
    return page.locator(".near .number").nth(number - 1);
  }

  static Locator confirm(Page page) {
    return page.locator(".controls .main");
  }

  static Locator turn(Page page) {
    return page.locator(".scores .turn");
  }

  /// The button of who has taken the device.
  static Locator pass(Page page) {
    return page.locator("dialog.pass .main");
  }

  static Locator result(Page page) {
    return page.locator("dialog.outcome:not(.pass)");
  }

  /// Places a card and waits until it was taken.
  static void place(Page page, int number) {
    card(page, number).click();
    confirm(page).click();
  }

  /// Places the lowest card whenever it is one's turn, to the end. Where two share the page, it
  /// places for both. The page plays by itself, so that no time is lost between clicks.
  static void playToTheEnd(Page page) {
    page.evaluate(
        """
        async longest => {
          const seen = selector => [...document.querySelectorAll(selector)].find(e => e.checkVisibility())
          const end = Date.now() + longest
          while (!seen('dialog.outcome:not(.pass)') && Date.now() < end) {
            const next = seen('dialog.pass .main')
              ?? seen('.controls .main:enabled')
              ?? seen('button.number[aria-disabled=false]')
            next?.click()
            await new Promise(done => setTimeout(done, 10))
          }
        }
        """,
        (int) LONGEST.toMillis());
    result(page).waitFor();
  }

  static int score(Page page, int index) {
    return Integer.parseInt(page.locator(".scores dd").nth(index).textContent());
  }

  static String stored(Page page, String key) {
    return String.valueOf(
        page.evaluate("key => localStorage.getItem('bgc_nine-game_' + key)", key));
  }
}
