package parlor.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.TimeoutError;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ReducedMotion;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;

/// A server and a browser.
final class Scene implements AutoCloseable {
  /// Debian's own Chromium, if possible without the windows that nobody would see: those take more
  /// time than the pages. Another one by `-Dparlor.chromium=…`.
  private static final Path CHROMIUM =
      Path.of(System.getProperty("parlor.chromium", installed().toString()));

  private static final int ATTEMPTS_MAX = 6;
  private static final Locator.WaitForOptions PATIENT =
      new Locator.WaitForOptions().setTimeout(10_000);
  private static final System.Logger LOG = System.getLogger(Scene.class.getName());

  private final Playwright playwright;
  private final Browser browser;
  private final Premises premises;
  private Optional<MovableHouse> movable = Optional.empty();

  private Scene(Playwright playwright, Browser browser, Premises premises) {
    this.playwright = playwright;
    this.browser = browser;
    this.premises = premises;
  }

  private static Path installed() {
    var slim = Path.of("/usr/bin/chromium-headless-shell");
    return Files.exists(slim) ? slim : Path.of("/usr/bin/chromium");
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
    var scene = new Scene(playwright, browser, Premises.open());
    scene.warmUp();
    return scene;
  }

  /// The first table of a server that has just started, on a busy machine, may take more than one
  /// attempt.
  private void warmUp() {
    for (var attempt = 1; attempt <= ATTEMPTS_MAX; attempt++) {
      try (var first = visitor(Look.DESK)) {
        first.playsAlone("tic-tac-toe").square(0).waitFor(PATIENT);
        return;
      } catch (TimeoutError e) {
        LOG.log(Level.INFO, "The server is not warm yet", e);
      }
    }
  }

  Premises premises() {
    return premises;
  }

  /// A second server, opened when it is first needed. Tests move its clock one after the other.
  MovableHouse movable() {
    if (movable.isEmpty()) {
      movable = Optional.of(MovableHouse.open());
    }
    return movable.get();
  }

  Visitor visitor(Look look) {
    return visitor(premises, look);
  }

  Visitor visitor(Premises where, Look look) {
    return new Visitor(browser, where.url(), look);
  }

  /// Somebody who wants to see nothing move, which is also quicker.
  Visitor calmVisitor(Look look) {
    return calmVisitor(premises, look);
  }

  Visitor calmVisitor(Premises where, Look look) {
    return new Visitor(browser, where.url(), look, ReducedMotion.REDUCE);
  }

  /// Somebody in the home network, for whom the page is no secure context.
  Visitor neighbour(Look look) {
    return new Visitor(browser, premises.url().replace("127.0.0.1", "parlor.test"), look);
  }

  /// Somebody at the machine itself, by its name: there browsers have passkeys without HTTPS.
  Visitor local(Look look) {
    return new Visitor(browser, premises.url().replace("127.0.0.1", "localhost"), look);
  }

  @Override
  public void close() {
    movable.ifPresent(MovableHouse::close);
    premises.close();
    browser.close();
    playwright.close();
  }
}
