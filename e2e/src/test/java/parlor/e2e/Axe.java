package parlor.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// The accessibility checker axe-core, run inside a page.
final class Axe {
  private static final Path SCRIPT = Path.of("../web/node_modules/axe-core/axe.min.js");

  private Axe() {}

  /// Fails with the rule and the element of every violation.
  static void findsNothing(Page page, String where) {
    runs(page, where, "{ resultTypes: ['violations'] }");
  }

  /// The same for colours alone, which are all that another theme changes.
  static void findsColoursClear(Page page, String where) {
    runs(page, where, "{ resultTypes: ['violations'], runOnly: ['color-contrast'] }");
  }

  private static void runs(Page page, String where, String options) {
    // Half-drawn animations have half-drawn colours.
    page.waitForFunction(
        "() => document.getAnimations().every(a => a.playState !== 'running' || a.effect.getTiming().iterations === Infinity)");
    page.evaluate(script());
    var violations =
        (List<?>)
            page.evaluate(
                """
                async () => {
                  const result = await axe.run(document, %s);
                  return result.violations.flatMap(v => v.nodes.map(n => v.id + ': ' + n.html + ' ' + n.failureSummary));
                }
                """
                    .formatted(options));
    assertThat(violations).as(where).isEmpty();
  }

  private static String script() {
    try {
      return Files.readString(SCRIPT);
    } catch (IOException e) {
      throw new UncheckedIOException("build web/ first: it brings axe-core", e);
    }
  }
}
