package parlor.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlor.testkit.Proves;

@ExtendWith(Stage.class)
class AccountPageTest {
  private static final Path SCREENS = Path.of("target/screens");
  private static final String SECRET = "correct horse battery";

  static Stream<Look> looks() {
    return Stream.of(Look.PHONE, Look.DESK.dark(), Look.SMALLEST.japanese());
  }

  private static Locator form(Visitor visitor, String name) {
    return visitor.page().getByRole(AriaRole.FORM, new Page.GetByRoleOptions().setName(name));
  }

  private static void send(Locator form, String name) {
    form.getByLabel("Name").fill(name);
    form.getByLabel("Password").fill(SECRET);
    form.getByRole(AriaRole.BUTTON).click();
  }

  @Test
  @Proves("PLT-1")
  void a_guest_becomes_an_account_and_finds_its_game_on_another_device(Scene scene) {
    var name = "Ann " + System.nanoTime() % 1_000_000;
    try (var desk = scene.visitor(Look.DESK);
        var phone = scene.visitor(Look.PHONE)) {
      desk.playsAlone("tic-tac-toe").square(0).click();
      desk.opens("/account");
      send(form(desk, "Make an account"), name);
      desk.see("You are logged in as " + name + ".");
      phone.opens("/account");
      send(form(phone, "Log in"), name);
      phone.see("You are logged in as " + name + ".");
      assertThat(phone.opens("/").page().locator(".note"))
          .containsText("You are playing Tic-Tac-Toe.");
      phone.opens("/account").button("Log out").click();
      phone.button("Log out").click();
      phone.page().waitForURL("**/");
      assertThat(desk.opens("/account").page().getByText("You are logged in as " + name + "."))
          .isVisible();
    }
  }

  @ParameterizedTest
  @MethodSource("looks")
  @Proves({"PLT-1", "PLT-21", "PLT-22"})
  void axe_finds_nothing_and_there_is_a_picture(Look look, Scene scene) {
    try (var ann = scene.visitor(look)) {
      ann.playsAlone("tic-tac-toe").square(0).waitFor();
      var page = ann.opens("/account").page();
      page.locator("form").nth(1).waitFor();
      Axe.findsNothing(page, "account " + look);
      var file = SCREENS.resolve("account-" + look + ".png");
      page.screenshot(new Page.ScreenshotOptions().setPath(file).setFullPage(true));
      var width = (Number) page.evaluate("() => document.documentElement.scrollWidth");
      org.assertj.core.api.Assertions.assertThat(width.intValue())
          .isLessThanOrEqualTo(look.width());
    }
  }
}
