package parlor.e2e;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.function.BiConsumer;

/// A walk through every page and state that a visitor can see, in any language.
final class Screens {
  private static final int CAMBIO_LESSONS = 12;

  private Screens() {}

  /// Shows each screen to the looker, with its name.
  static void walk(Scene scene, Look look, BiConsumer<Page, String> looker) {
    try (var ann = scene.calmVisitor(look)) {
      var page = ann.opens("/").page();
      page.locator(".game").first().waitFor();
      looker.accept(page, "home");
      openTool(page, -1, "dialog select");
      looker.accept(page, "settings");
      page.locator("dialog .form > button").click();
      page.locator("dialog .keys").first().waitFor();
      looker.accept(page, "keys");
      page.keyboard().press("Escape");
      page.locator(".game .quiet").first().click();
      page.locator("dialog .prose *").first().waitFor();
      looker.accept(page, "rules");
      page.keyboard().press("Escape");
      walkTicTacToe(ann, looker);
      NumberScreens.walkNine(ann, looker);
      NumberScreens.walkNumeron(ann, looker);
      ShankoScreens.walk(ann, looker);
      walkTable(scene, look, ann, looker);
      walkCambio(scene, look, looker);
      ann.opens("/nowhere").page().locator(".panel").waitFor();
      looker.accept(page, "not-found");
    }
  }

  private static void openTool(Page page, int index, String awaited) {
    page.locator(".bar button").nth(index).click();
    page.locator(awaited).first().waitFor();
  }

  private static void walkTicTacToe(Visitor ann, BiConsumer<Page, String> looker) {
    var page = ann.page();
    page.locator("[data-game=tic-tac-toe] .main").click();
    page.locator(".free").first().waitFor();
    looker.accept(page, "tic-tac-toe-begins");
    page.locator(".ttt > button").last().click();
    page.locator(".first-game").waitFor();
    looker.accept(page, "tic-tac-toe-lesson");
    page.keyboard().press("Escape");
    ann.square(4).click();
    page.locator(".turn small").waitFor();
    looker.accept(page, "tic-tac-toe-thinking");
    page.locator("summary").first().click();
    page.locator(".statistics").waitFor();
    looker.accept(page, "tic-tac-toe-statistics");
    page.locator("summary").first().click();
    Game.playToTheEnd(page);
    looker.accept(page, "tic-tac-toe-result");
    openTool(page, 0, "dialog .log");
    looker.accept(page, "log");
    page.keyboard().press("Escape");
  }

  /// The first look of a real game, and by way of the tutorial what comes after it.
  private static void walkCambio(Scene scene, Look look, BiConsumer<Page, String> looker) {
    try (var cal = scene.calmVisitor(look)) {
      var page = cal.opens("/").page();
      page.locator("[data-game=cambio] .main").click();
      page.locator(".south .card:not(.back)").first().waitFor();
      looker.accept(page, "cambio-first-look");
      page.locator(".below button").click();
      for (var step = 1; step < CAMBIO_LESSONS; step++) {
        page.getByText(step + "/" + CAMBIO_LESSONS).waitFor();
        looker.accept(page, "cambio-lesson-" + step);
        var action = step == 6 ? ".actions button:not(.main)" : ".actions .main, .felt .may";
        page.locator(".coaching .main, " + action).first().click();
        if (step == 10) {
          page.locator(".actions .main").click();
        }
      }
      page.locator(".summary").waitFor();
      looker.accept(page, "cambio-summary");
    }
  }

  private static void walkTable(
      Scene scene, Look look, Visitor ann, BiConsumer<Page, String> looker) {
    var page = ann.opens("/new/tic-tac-toe").page();
    page.locator("[name=name]").fill("Ann");
    looker.accept(page, "create");
    page.locator("form .main").click();
    page.locator(".lobby").waitFor();
    looker.accept(page, "lobby");
    var code = page.locator("p.code").textContent();
    try (var bea = scene.calmVisitor(look)) {
      var other = bea.opens("/t/" + code).page();
      other.locator("[name=name]").fill("Bea");
      looker.accept(other, "join");
      other.locator("form .main").click();
      other.locator(".lobby").waitFor();
      page.locator(".lobby .main:enabled").click();
      other.locator(".board").waitFor();
      page.locator(".free").first().click();
      other.locator(".free").first().waitFor();
      looker.accept(other, "two-people");
      var second = bea.newPage();
      second.navigate(other.url());
      second.getByRole(AriaRole.BUTTON).last().waitFor();
      second.locator(".panel").waitFor();
      looker.accept(second, "already-connected");
    }
    page.locator(".note").waitFor();
    looker.accept(page, "disconnected");
  }
}
