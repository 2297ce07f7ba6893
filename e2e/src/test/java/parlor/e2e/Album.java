package parlor.e2e;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;

/// Pictures of a page, to be looked at: one of each name, in the light and in the dark.
final class Album {
  private static final Path PICTURES = Path.of("target/screens");
  private static final int MOTION_MS = 600;

  private final Page page;
  private final Look look;
  private final Set<String> names = new HashSet<>();

  Album(Page page, Look look) {
    this.page = page;
    this.look = look;
  }

  void add(String name) {
    if (names.add(name)) {
      page.waitForTimeout(MOTION_MS);
      take(name, look);
      page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
      take(name, look.dark());
      page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));
    }
  }

  private void take(String name, Look colours) {
    var file = PICTURES.resolve(name + "-" + colours + ".png");
    page.screenshot(new Page.ScreenshotOptions().setPath(file));
  }
}
