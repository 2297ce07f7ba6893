package parlor.e2e;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;

/// Plays Shanko with Tab, arrow keys, Space and Enter, as somebody without a mouse.
final class ShankoKeyboard {
  private static final int KEYS_MAX = 120;

  private ShankoKeyboard() {}

  /// Goes to a button and presses it; if it vanishes on the way, it need not be pressed.
  static void press(Locator button) {
    var page = button.page();
    for (var key = 0; key < KEYS_MAX && button.count() > 0; key++) {
      if (isFocused(button)) {
        page.keyboard().press("Space");
        return;
      }
      page.keyboard().press(isInHand(button) && isInHand(page) ? "ArrowRight" : "Tab");
      if (isInHand(button) && isInHand(page) && key % 30 == 29) {
        page.keyboard().press("Home");
      }
    }
  }

  private static boolean isFocused(Locator button) {
    return (Boolean) button.first().evaluate("element => element === document.activeElement");
  }

  private static boolean isInHand(Locator button) {
    return (Boolean) button.first().evaluate("element => !!element.closest('.hand')");
  }

  private static boolean isInHand(Page page) {
    return (Boolean) page.evaluate("() => !!document.activeElement?.closest('.hand')");
  }
}
