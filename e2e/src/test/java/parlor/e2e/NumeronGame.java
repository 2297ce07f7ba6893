package parlor.e2e;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.time.Duration;
import java.time.Instant;
import java.util.stream.IntStream;

/// A game of Numer0n on a page. It calls with a little thought: any code that fits the answers.
final class NumeronGame {
  private static final Duration LONGEST = Duration.ofMinutes(3);
  private static final int CALLS_MAX = 12;

  private NumeronGame() {}

  static Locator say(Page page) {
    return page.locator(".say");
  }

  static Locator mine(Page page) {
    return page.locator(".history").first();
  }

  /// Enters three digits by clicks and presses the main button.
  static void enter(Page page, String digits) {
    digits.chars().forEach(digit -> page.locator(".front .digit").nth(digit - '0').click());
    page.locator(".front .entry .main").click();
  }

  /// Types three digits and Enter.
  static void type(Page page, String digits) {
    digits.chars().forEach(digit -> page.keyboard().press(Character.toString(digit)));
    page.keyboard().press("Enter");
  }

  /// Another game, of this mode.
  static void mode(Page page, String name) {
    var before = page.url();
    page.locator(".modes").getByText(name).click();
    page.waitForCondition(() -> !page.url().equals(before));
    page.locator(".say").waitFor();
  }

  /// How often the player has called.
  static int calls(Page page) {
    return mine(page).locator(".judged").count();
  }

  /// Whether the game is over.
  static boolean isOver(Page page) {
    return page.locator(".front > .act .main").first().isVisible()
        && page.locator(".front > .act .button").isVisible();
  }

  /// Plays to the end by typing only, answering whatever is asked.
  static void playToTheEnd(Page page) {
    playToTheEnd(page, () -> {});
  }

  /// The same, with a look before each step.
  static void playToTheEnd(Page page, Runnable look) {
    var deadline = Instant.now().plus(LONGEST);
    while (!isOver(page) && Instant.now().isBefore(deadline)) {
      look.run();
      answer(page);
      page.waitForTimeout(40);
    }
    page.locator(".front > .act .button").waitFor();
  }

  /// Calls whenever it can, until this is to be seen.
  static void callUntil(Page page, Locator seen) {
    page.waitForCondition(() -> {
      if (!seen.isVisible() && awaitsDigits(page)) {
        type(page, "098");
      }
      return seen.isVisible();
    });
  }

  private static boolean awaitsDigits(Page page) {
    return page.locator(".front .slot.empty").count() == 3 && page.locator(".pending").count() == 0;
  }

  private static void answer(Page page) {
    var pass = page.locator(".arms > .act .main");
    var place = page.locator(".front > .act .main").first();
    if (page.locator(".choice").isVisible()) {
      chooseItems(page, "double", "target", "shuffle");
    } else if (pass.isVisible()) {
      pass.click();
    } else if (page.locator(".front .entry .main:enabled").isVisible()) {
      page.keyboard().press("Enter");
    } else if (awaitsDigits(page)) {
      type(page, next(page));
    } else if (place.isVisible() && !isOver(page)) {
      place.click();
    }
  }

  static void chooseItems(Page page, String... items) {
    for (var item : items) {
      page.locator(".choice .item." + item).click();
    }
    page.locator(".choice > .main").click();
  }

  /// The lowest code that fits what the first history says of calls.
  static String next(Page page) {
    var calls = mine(page).locator("li:not(.stale) .judged .code3").allTextContents();
    var answers = mine(page).locator("li:not(.stale) .judged .eb").allTextContents();
    return IntStream.range(0, 1_000)
        .mapToObj("%03d"::formatted)
        .filter(code -> code.chars().distinct().count() == 3)
        .filter(code ->
            IntStream.range(0, Math.min(CALLS_MAX, Math.min(calls.size(), answers.size())))
                .allMatch(i -> answers.get(i).equals(judged(code, calls.get(i)))))
        .findFirst()
        .orElse("012");
  }

  private static String judged(String code, String call) {
    var eat = IntStream.range(0, 3).filter(i -> code.charAt(i) == call.charAt(i)).count();
    var bite = call.chars().filter(digit -> code.indexOf(digit) >= 0).count() - eat;
    return eat + " EAT " + bite + " BITE";
  }
}
