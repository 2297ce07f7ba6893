package parlor.e2e;

import com.microsoft.playwright.Page;
import java.util.function.BiConsumer;

/// A walk through the states of Shanko's table, in any language; the tutorial's script has them
/// all.
final class ShankoScreens {
  private ShankoScreens() {}

  static void walk(Visitor ann, BiConsumer<Page, String> looker) {
    var page = ShankoTables.with(ann, 8);
    looker.accept(page, "shanko-begins");
    page.locator(".shanko .sheet-fold summary").click();
    page.locator(".shanko .help summary").click();
    looker.accept(page, "shanko-help");
    page.locator(".shanko .help button").click();
    page.locator(".tutorial .pile button").click();
    select(page, "QC", "QD", "X");
    looker.accept(page, "shanko-forms-a-triplet");
    page.locator(".slot.fits").click();
    select(page, "6S", "7S", "8S", "9S");
    page.locator(".slot.fits").click();
    looker.accept(page, "shanko-contract-complete");
    page.locator(".builder .main").click();
    select(page, "6H");
    looker.accept(page, "shanko-lays-off");
    page.locator(".add").click();
    select(page, "KD");
    page.locator(".task .main").click();
    page.locator(".queue").waitFor();
    looker.accept(page, "shanko-buying");
    page.locator(".task .main").click();
    page.locator(".pile button").click();
    select(page, "4H");
    looker.accept(page, "shanko-swaps-a-joker");
    page.evaluate(
        "() => fetch('/api/v1/tables' + location.pathname.slice(2) + '/leave', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' })");
  }

  private static void select(Page page, String... cards) {
    for (var card : cards) {
      page.locator(".hand [data-card=\"" + card + "\"] button").click();
    }
  }
}
