package parlor.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/// A person with a browser of their own: own cookies, own memory. Notes every error of the page.
final class Visitor implements AutoCloseable {
  /// Long, since the machine may be busy; what must be quick is measured in the page.
  static final int PATIENCE_MS = 30_000;

  private static final List<String> PROBLEMS = List.of("error", "warning");

  /// On plain HTTP the browser notes that it does without this header.
  private static final String IGNORED_HEADER = "Cross-Origin-Opener-Policy header has been ignored";

  private final BrowserContext context;
  private final Page page;
  private final String url;
  private final List<String> errors = new CopyOnWriteArrayList<>();

  Visitor(Browser browser, String url, Look look) {
    this(browser, url, look, ReducedMotion.NO_PREFERENCE);
  }

  Visitor(Browser browser, String url, Look look, ReducedMotion motion) {
    this.url = url;
    this.context =
        browser.newContext(
            new Browser.NewContextOptions()
                .setViewportSize(look.width(), look.height())
                .setColorScheme(look.theme())
                .setReducedMotion(motion)
                .setLocale(look.language()));
    context.setDefaultTimeout(PATIENCE_MS);
    this.page = newPage();
  }

  /// Another tab of the same person.
  Page newPage() {
    var tab = context.newPage();
    tab.onConsoleMessage(message -> {
      if (PROBLEMS.contains(message.type()) && !message.text().contains(IGNORED_HEADER)) {
        errors.add(message.text() + " " + message.location());
      }
    });
    tab.onPageError(errors::add);
    return tab;
  }

  Page page() {
    return page;
  }

  Visitor opens(String path) {
    page.navigate(url + path);
    return this;
  }

  /// One click on a game's `Play`.
  Visitor playsAlone(String game) {
    opens("/");
    page.locator("[data-game=" + game + "] .main").click();
    page.locator("main").first().waitFor();
    return this;
  }

  /// Waits until a game of theirs is in their history, which follows the tables within seconds.
  void hasHistory() {
    page.waitForCondition(() -> {
      var games =
          page.evaluate("async () => (await (await fetch('/api/v1/history')).json()).games.length");
      return ((Number) games).intValue() > 0;
    });
  }

  Locator button(String name) {
    return page.getByRole(
        AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
  }

  Locator see(String text) {
    var found = page.getByText(text, new Page.GetByTextOptions().setExact(true)).first();
    found.waitFor();
    return found;
  }

  /// The square's button, counted row by row from 0.
  Locator square(int index) {
    return page.getByRole(AriaRole.GRIDCELL).nth(index);
  }

  void hasSeenNoError() {
    assertThat(errors).isEmpty();
  }

  @Override
  public void close() {
    context.close();
  }
}
