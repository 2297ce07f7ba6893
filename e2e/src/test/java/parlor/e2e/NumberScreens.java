package parlor.e2e;

import com.microsoft.playwright.Page;
import java.util.function.BiConsumer;

/// A walk through the states of Nine and Numer0n, in any language.
final class NumberScreens {
  private NumberScreens() {}

  static void walkNine(Visitor ann, BiConsumer<Page, String> looker) {
    var page = ann.playsAlone("nine").page();
    NineGame.card(page, 4).click();
    looker.accept(page, "nine-selected");
    NineGame.confirm(page).click();
    page.locator(".used").nth(1).waitFor();
    looker.accept(page, "nine-revealed");
    page.locator(".more summary").click();
    looker.accept(page, "nine-more");
    page.locator(".more summary").click();
    NineGame.playToTheEnd(page);
    looker.accept(page, "nine-result");
    page.locator("dialog.outcome button").last().click();
    page.locator(".more summary").click();
    page.locator(".more select").selectOption("two");
    page.waitForCondition(() -> page.locator(".scores dt").count() == 2);
    NineGame.place(page, 4);
    NineGame.pass(page).waitFor();
    looker.accept(page, "nine-pass");
    NineGame.pass(page).click();
    leave(page);
  }

  /// One plays at one table at a time.
  private static void leave(Page page) {
    page.evaluate(
        "() => fetch('/api/v1/tables' + location.pathname.slice(2) + '/leave', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' })");
  }

  static void walkNumeron(Visitor ann, BiConsumer<Page, String> looker) {
    var page = ann.playsAlone("numeron").page();
    page.locator(".digit").first().waitFor();
    looker.accept(page, "numeron-single");
    NumeronGame.type(page, "012");
    page.locator(".judged").first().waitFor();
    page.locator(".notes").evaluate("pad => pad.open = true");
    page.locator(".note3").nth(5).click();
    page.locator(".notes input").check();
    looker.accept(page, "numeron-notes");
    page.locator(".notes input").uncheck();
    NumeronGame.playToTheEnd(page);
    looker.accept(page, "numeron-result");
    page.locator(".foot button").last().click();
    page.locator("dialog.lesson").waitFor();
    looker.accept(page, "numeron-lesson");
    page.keyboard().press("Escape");
    page.locator(".modes .switch button").nth(1).click();
    page.locator(".second").waitFor();
    looker.accept(page, "numeron-code");
    page.locator(".second .switch button").nth(1).click();
    page.locator(".choice").waitFor();
    page.locator(".item.slash").click();
    looker.accept(page, "numeron-items");
    NumeronGame.chooseItems(page, "target", "shuffle");
    page.locator(".entry").waitFor();
    NumeronGame.type(page, "427");
    walkDefence(page, looker);
  }

  /// Until SHUFFLE can be played, with TARGET before it if one calls first.
  private static void walkDefence(Page page, BiConsumer<Page, String> looker) {
    var shuffle = page.locator(".items .shuffle:enabled");
    var target = page.locator(".items .target:enabled");
    page.waitForCondition(() -> shuffle.isVisible() || target.isVisible());
    if (target.isVisible()) {
      target.click();
      looker.accept(page, "numeron-target");
      page.locator(".pick").nth(3).click();
      page.locator(".answered").first().waitFor();
    }
    NumeronGame.callUntil(page, shuffle);
    shuffle.click();
    looker.accept(page, "numeron-defence");
    // Whoever looks for longer than ten seconds plays no defence.
    looker.accept(page, "numeron-duel");
    leave(page);
  }
}
