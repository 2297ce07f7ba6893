package parlor.e2e;

import com.microsoft.playwright.Locator;

/// Plays Shanko with Tab, arrow keys, Space and Enter, as somebody without a mouse.
final class ShankoKeyboard {
  private static final int KEYS_MAX = 120;

  /// The shorter way; in the hand one walks with the arrows.
  private static final String NEXT_KEY =
      """
      button => {
        const at = document.activeElement;
        if (!button.isConnected) return '';
        if (at === button) return 'Space';
        const isBefore = at.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_PRECEDING;
        if (button.closest('.hand')?.contains(at)) return isBefore ? 'ArrowLeft' : 'ArrowRight';
        return isBefore ? 'Shift+Tab' : 'Tab';
      }
      """;

  private ShankoKeyboard() {}

  /// Goes to a button and presses it; if it vanishes on the way, it need not be pressed.
  static void press(Locator button) {
    var page = button.page();
    if (button.count() == 0) {
      return;
    }
    var element = button.first().elementHandle();
    for (var key = 0; key < KEYS_MAX; key++) {
      var next = (String) element.evaluate(NEXT_KEY);
      if (!next.isEmpty()) {
        page.keyboard().press(next);
      }
      if (next.isEmpty() || next.equals("Space")) {
        return;
      }
    }
  }
}
