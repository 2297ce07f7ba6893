package parlor.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlor.testkit.Proves;

/// Pictures of every screen in `target/screens`, to be looked at.
@ExtendWith(Stage.class)
class ScreenshotTest {
  private static final Path SCREENS = Path.of("target/screens");

  static Stream<Look> looks() {
    return Stream.of(Look.PHONE, Look.PHONE.dark().japanese(), Look.DESK, Look.DESK.dark());
  }

  @ParameterizedTest
  @MethodSource("looks")
  @Proves("PLT-21")
  void every_screen_has_its_picture(Look look, Scene scene) {
    Screens.walk(
        scene,
        look,
        (page, where) -> {
          page.waitForTimeout(300);
          var file = SCREENS.resolve(where + "-" + look + ".png");
          page.screenshot(new Page.ScreenshotOptions().setPath(file));
          assertThat(Files.exists(file)).isTrue();
        });
  }
}
