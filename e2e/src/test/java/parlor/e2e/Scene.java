package parlor.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;

/// A server and a browser.
final class Scene implements AutoCloseable {
  /// Debian's own Chromium; another one by `-Dparlor.chromium=…`.
  private static final Path CHROMIUM =
      Path.of(System.getProperty("parlor.chromium", "/usr/bin/chromium"));

  private final Playwright playwright;
  private final Browser browser;
  private final Premises premises;

  private Scene(Playwright playwright, Browser browser, Premises premises) {
    this.playwright = playwright;
    this.browser = browser;
    this.premises = premises;
  }

  static Scene open() {
    Assumptions.assumeTrue(Files.isExecutable(CHROMIUM), "no browser at " + CHROMIUM);
    PlaywrightAssertions.setDefaultAssertionTimeout(Visitor.PATIENCE_MS);
    var playwright = Playwright.create();
    var browser =
        playwright
            .chromium()
            .launch(
                new BrowserType.LaunchOptions()
                    .setExecutablePath(CHROMIUM)
                    .setArgs(
                        List.of(
                            "--no-sandbox",
                            "--disable-gpu",
                            "--disable-background-networking",
                            "--disable-component-update",
                            "--disable-sync",
                            "--no-first-run",
                            // A name that is not the machine's own: a page without secure APIs.
                            "--host-resolver-rules=MAP parlor.test 127.0.0.1")));
    return new Scene(playwright, browser, Premises.open());
  }

  Premises premises() {
    return premises;
  }

  Visitor visitor(Look look) {
    return visitor(premises, look);
  }

  Visitor visitor(Premises where, Look look) {
    return new Visitor(browser, where.url(), look);
  }

  /// Somebody in the home network, for whom the page is no secure context.
  Visitor neighbour(Look look) {
    return new Visitor(browser, premises.url().replace("127.0.0.1", "parlor.test"), look);
  }

  @Override
  public void close() {
    premises.close();
    browser.close();
    playwright.close();
  }
}
