package parlor.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
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
  @Proves({"TTT-8", "TTT-10"})
  void the_readme_has_a_picture_of_a_game(Scene scene) {
    try (var ann = scene.visitor(Look.DESK.dark())) {
      ann.playsAlone("tic-tac-toe").square(0).waitFor();
      Game.forTwo(ann.page());
      Game.mark(ann.page(), 4, 1, 3, 5, 0, 6, 8);
      Game.result(ann.page()).waitFor();
      var wanted = Boolean.getBoolean("parlor.picture") || !Files.exists(README_PICTURE);
      var file = wanted ? README_PICTURE : SCREENS.resolve("readme.png");
      ann.page().mouse().move(0, 0);
      ann.page().waitForTimeout(500);
      ann.page().screenshot(new Page.ScreenshotOptions().setPath(file));
      assertThat(Files.exists(README_PICTURE)).isTrue();
    }
  }
}
