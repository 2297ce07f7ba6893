package parlor.e2e;

import com.microsoft.playwright.Page;
import java.util.Map;

/// Tables of Shanko made for a test.
final class ShankoTables {
  /// Makes a table at which the visitor sits first and begins, and all others are bots.
  private static final String MAKE =
      """
      async ({ seats, level }) => {
        const call = async (path, body) => (await fetch('/api/v1' + path, {
          method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json();
        await call('/session', { name: 'Ann' });
        const others = Array(seats - 1).fill('bot:' + level);
        return (await call('/tables', { game: 'shanko', seats: ['mine', ...others], options: { youngest: 1 }, start: true })).table;
      }
      """;

  private ShankoTables() {}

  static Page with(Visitor visitor, int seats) {
    return with(visitor, seats, "easy");
  }

  static Page with(Visitor visitor, int seats, String level) {
    var page = visitor.opens("/").page();
    var table = page.evaluate(MAKE, Map.of("seats", seats, "level", level));
    visitor.opens("/t/" + table);
    page.locator(".shanko .hand li").nth(10).waitFor();
    return page;
  }

  /// The tutorial, opened from a table.
  static Page tutorial(Visitor visitor) {
    var page = with(visitor, 2);
    page.locator(".shanko .help summary").click();
    page.locator(".shanko .help button").click();
    page.locator(".tutorial").waitFor();
    return page;
  }
}
