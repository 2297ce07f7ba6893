package parlor.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlor.testkit.Proves;

/// Passkeys on the account page, with a device that the browser imitates.
@ExtendWith(Stage.class)
class PasskeyPageTest {
  private static final Path SCREENS = Path.of("target/screens");
  private static final Locator.WaitForOptions GONE =
      new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED);
  private static final String SECRET = "correct horse battery";
  private static final String INSTEAD = "Use a passkey instead";
  private static final String LOG_IN = "Log in with a passkey";

  static Stream<Look> looks() {
    return Stream.of(
        Look.PHONE, Look.PHONE.dark().japanese(), Look.DESK.dark(), Look.SMALLEST.japanese());
  }

  private static String someName() {
    return "Ann " + System.nanoTime() % 1_000_000;
  }

  /// The name in the form for guests, which is there once it is known who asks.
  private static Locator name(Page page) {
    page.locator("form").nth(1).waitFor();
    return page.locator("form [name=name]").first();
  }

  private static Visitor becomesAccount(Visitor guest, String name) {
    guest.opens("/account");
    name(guest.page()).fill(name);
    guest.button(INSTEAD).press("Enter");
    guest.see("You are logged in as " + name + ".");
    return guest;
  }

  private static void logsOut(Visitor visitor) {
    visitor.opens("/account").button("Log out").click();
    visitor.button("Log out").click();
    visitor.page().waitForURL("**/");
  }

  @Test
  @Proves("PLT-1")
  void a_guest_makes_a_passkey_logs_out_and_in_again_and_finds_everything(Scene scene) {
    var name = someName();
    try (var ann = scene.local(Look.DESK)) {
      SoftKey.at(ann.page());
      ann.playsAlone("tic-tac-toe");
      Game.playToTheEnd(ann.page());
      ann.hasHistory();
      becomesAccount(ann, name);
      ann.hasSeenNoError();
      logsOut(ann);
      ann.opens("/account").button(LOG_IN).press("Enter");
      ann.see("You are logged in as " + name + ".");
      assertThat(ann.opens("/history").page().locator("main a[href^='/replay/']")).hasCount(1);
    }
  }

  @Test
  @Proves("PLT-1")
  void a_running_table_is_found_on_another_device_without_typing_a_name(Scene scene) {
    var name = someName();
    try (var desk = scene.local(Look.DESK);
        var phone = scene.local(Look.PHONE)) {
      var deskKey = SoftKey.at(desk.page());
      var phoneKey = SoftKey.at(phone.page());
      desk.playsAlone("tic-tac-toe").square(0).click();
      becomesAccount(desk, name);
      deskKey.shareWith(phoneKey);
      phone.opens("/account").button(LOG_IN).click();
      phone.see("You are logged in as " + name + ".");
      assertThat(phone.opens("/").page().locator(".note"))
          .containsText("You are playing Tic-Tac-Toe.");
    }
  }

  @Test
  @Proves("PLT-1")
  void an_account_with_a_password_adds_a_passkey_once_per_device_and_removes_it(Scene scene) {
    var name = someName();
    try (var ann = scene.local(Look.PHONE)) {
      SoftKey.at(ann.page());
      ann.playsAlone("tic-tac-toe").square(0).waitFor();
      ann.opens("/account");
      name(ann.page()).fill(name);
      ann.page().locator("[type=password]").first().fill(SECRET);
      ann.button("Make an account").click();
      ann.button("Add a passkey").click();
      assertThat(ann.page().locator(".passkeys li")).hasCount(1);
      ann.button("Add a passkey").click();
      ann.see("There is a passkey for your account on this device already.");
      ann.button("Remove passkey 1").click();
      ann.button("Remove passkey 1").click();
      assertThat(ann.page().locator(".passkeys li")).hasCount(0);
      logsOut(ann);
      ann.opens("/account").button(LOG_IN).click();
      ann.see("This passkey is not known here.");
    }
  }

  @Test
  @Proves("PLT-1")
  void the_only_way_in_cannot_be_removed_before_there_is_a_password(Scene scene) {
    try (var ann = scene.local(Look.PHONE)) {
      SoftKey.at(ann.page());
      ann.playsAlone("tic-tac-toe").square(0).waitFor();
      becomesAccount(ann, someName());
      ann.see("This is your only way to log in, so it cannot be removed.");
      assertThat(ann.button("Remove passkey 1")).hasCount(0);
      ann.page().locator("[type=password]").fill(SECRET);
      ann.button("Set a password").click();
      assertThat(ann.button("Remove passkey 1")).isVisible();
      assertThat(ann.button("Set a password")).hasCount(0);
    }
  }

  @Test
  @Proves("PLT-1")
  void who_changes_their_mind_is_told_nothing_and_stays_who_they_are(Scene scene) {
    try (var ann = scene.local(Look.PHONE)) {
      SoftKey.at(ann.page()).recognizesNobody();
      ann.playsAlone("tic-tac-toe").square(0).waitFor();
      ann.opens("/account");
      name(ann.page()).fill(someName());
      ann.page()
          .waitForResponse("**/account/passkeys/challenge", () -> ann.button(INSTEAD).click());
      ann.page().waitForResponse("**/account/login/challenge", () -> ann.button(LOG_IN).click());
      ann.page().waitForTimeout(500);
      assertThat(ann.page().locator(".toast")).hasCount(0);
      assertThat(ann.button(INSTEAD)).isVisible();
      ann.hasSeenNoError();
    }
  }

  @Test
  @Proves("PLT-1")
  void a_name_that_is_taken_leaves_no_passkey_behind(Scene scene) {
    var name = someName();
    try (var ann = scene.local(Look.PHONE);
        var eve = scene.local(Look.PHONE.japanese())) {
      SoftKey.at(ann.page());
      var key = SoftKey.at(eve.page());
      ann.playsAlone("tic-tac-toe").square(0).waitFor();
      becomesAccount(ann, name);
      eve.playsAlone("tic-tac-toe").square(0).waitFor();
      eve.opens("/account");
      name(eve.page()).fill(name);
      eve.button("代わりにパスキーを使う").click();
      eve.see("その名前はすでに使われています");
      Assertions.assertThat(key.passkeys()).isEmpty();
    }
  }

  @Test
  @Proves({"PLT-1", "PLT-24"})
  void where_a_browser_has_no_passkeys_nothing_is_said_of_them(Scene scene) {
    try (var neighbour = scene.neighbour(Look.PHONE);
        var numbered = scene.visitor(Look.PHONE)) {
      for (var visitor : new Visitor[] {neighbour, numbered}) {
        visitor.playsAlone("tic-tac-toe").square(0).waitFor();
        var page = visitor.opens("/account").page();
        assertThat(page.locator("main")).not().containsText("passkey");
        name(page).fill(someName());
        page.locator("[type=password]").first().fill(SECRET);
        visitor.button("Make an account").click();
        page.getByText("You are logged in as").waitFor();
        assertThat(page.locator("main")).not().containsText("asskey");
      }
    }
  }

  @ParameterizedTest
  @MethodSource("looks")
  @Proves({"PLT-1", "PLT-21", "PLT-22"})
  void axe_finds_nothing_and_there_are_pictures(Look look, Scene scene) {
    try (var ann = scene.local(look)) {
      var page = ann.page();
      var key = SoftKey.at(page);
      ann.playsAlone("tic-tac-toe").square(0).waitFor();
      ann.opens("/account");
      name(page).fill(someName());
      picture(page, look, "guest");
      page.locator("form [type=button]").first().click();
      page.locator(".passkeys li").waitFor();
      picture(page, look, "one");
      key.forgetsAll();
      page.locator("section button").last().click();
      page.locator(".passkeys button").nth(1).waitFor();
      page.locator(".passkeys button").first().click();
      page.getByRole(AriaRole.GROUP).waitFor();
      picture(page, look, "removing");
    }
  }

  private static void picture(Page page, Look look, String name) {
    page.locator(".toast").waitFor(GONE);
    Axe.findsNothing(page, "passkeys " + name + " " + look);
    var file = SCREENS.resolve("passkeys-" + name + "-" + look + ".png");
    page.screenshot(new Page.ScreenshotOptions().setPath(file).setFullPage(true));
    var width = (Number) page.evaluate("() => document.documentElement.scrollWidth");
    Assertions.assertThat(width.intValue()).isLessThanOrEqualTo(look.width());
    var lowest =
        (Number)
            page.evaluate(
                "() => Math.min(...[...document.querySelectorAll('main button')].map(b =>"
                    + " b.getBoundingClientRect().height))");
    Assertions.assertThat(lowest.intValue()).isGreaterThanOrEqualTo(44);
  }
}
