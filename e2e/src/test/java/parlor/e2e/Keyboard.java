package parlor.e2e;

import com.microsoft.playwright.Page;

/// Plays Tic-Tac-Toe with Tab, arrow keys and Enter, as somebody without a mouse.
final class Keyboard {
  private static final int TABS_MAX = 30;
  private static final int ROUNDS_MAX = 400;

  private Keyboard() {}

  static void playToTheEnd(Page page) {
    tabInto(page);
    for (var round = 0; round < ROUNDS_MAX && !Game.result(page).isVisible(); round++) {
      if (focused(page, "e.classList.contains('free')")) {
        page.keyboard().press("Enter");
      } else {
        page.keyboard().press(ARROWS[round % ARROWS.length]);
        page.waitForTimeout(30);
      }
    }
    Game.result(page).waitFor();
  }

  /// A walk that reaches every square from any other.
  private static final String[] ARROWS = {
    "ArrowRight",
    "ArrowRight",
    "ArrowDown",
    "ArrowLeft",
    "ArrowLeft",
    "ArrowDown",
    "ArrowRight",
    "ArrowRight",
    "ArrowUp",
    "ArrowUp",
    "ArrowLeft",
    "ArrowLeft",
  };

  private static void tabInto(Page page) {
    for (var tab = 0; tab < TABS_MAX && !focused(page, "e.role === 'gridcell'"); tab++) {
      page.keyboard().press("Tab");
    }
  }

  private static boolean focused(Page page, String condition) {
    return (Boolean)
        page.evaluate("() => { const e = document.activeElement; return " + condition + " }");
  }
}
