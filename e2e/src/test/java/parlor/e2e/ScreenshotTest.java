package parlor.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import parlor.testkit.Proves;

@ExtendWith(Stage.class)
class ScreenshotTest {
  private static final Path SCREENS = Path.of("target/screens");

  private static final Path README_PICTURE = Path.of("../docs/screenshot.png");

  /// The picture in the README; drawn anew only on demand, so that a test run changes nothing.
  @Test
  @Proves("PLT-21")
  void the_readme_has_a_picture_of_the_first_page(Scene scene) {
    try (var ann = scene.visitor(Look.DESK.dark())) {
      var page = ann.opens("/").page();
      page.locator("[data-game=shanko]").waitFor();
      var wanted = Boolean.getBoolean("parlor.picture") || !Files.exists(README_PICTURE);
      var file = wanted ? README_PICTURE : SCREENS.resolve("readme.png");
      page.screenshot(new Page.ScreenshotOptions().setPath(file));
      assertThat(Files.size(file)).isPositive();
      assertThat(Files.exists(README_PICTURE)).isTrue();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
