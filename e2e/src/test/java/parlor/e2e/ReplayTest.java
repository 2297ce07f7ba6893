package parlor.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlor.testkit.Proves;

@ExtendWith(Stage.class)
class ReplayTest {
  private static final Path SCREENS = Path.of("target/screens");

  static Stream<Look> looks() {
    return Stream.of(Look.PHONE, Look.DESK.dark(), Look.PHONE.dark().japanese());
  }

  /// Plays to the end against the computer, and opens the replay.
  private static Page replay(Visitor visitor) {
    visitor.playsAlone("tic-tac-toe").square(0).waitFor();
    Game.playToTheEnd(visitor.page());
    visitor.page().locator("main > a.button").click();
    visitor.page().locator(".replay").waitFor();
    return visitor.page();
  }

  @Test
  @Proves("PLT-18")
  void a_finished_table_offers_its_replay_step_by_step_with_buttons_and_arrow_keys(Scene scene) {
    try (var ann = scene.visitor(Look.DESK)) {
      var page = replay(ann);
      assertThat(page.locator(".board")).isVisible();
      assertThat(Game.marks(page)).isZero();
      ann.button("One step forward").click();
      assertThat(page.locator(".board svg.X")).hasCount(1);
      page.locator("h1").focus();
      page.keyboard().press("ArrowRight");
      assertThat(page.locator(".board svg.O")).hasCount(1);
      page.keyboard().press("ArrowLeft");
      assertThat(page.locator(".board svg.O")).hasCount(0);
      ann.button("Last step").click();
      assertThat(Game.result(page)).isVisible();
      page.keyboard().press("Home");
      assertThat(page.locator(".board svg.X")).hasCount(0);
      ann.hasSeenNoError();
    }
  }

  @Test
  @Proves("PLT-18")
  void its_link_shows_a_stranger_the_same_step_and_it_can_be_downloaded(Scene scene)
      throws IOException {
    try (var ann = scene.visitor(Look.DESK);
        var eve = scene.visitor(Look.PHONE)) {
      var page = replay(ann);
      ann.button("One step forward").click();
      var link = page.getByLabel("Link").inputValue();
      eve.page().navigate(link);
      assertThat(eve.page().locator(".board svg.X")).hasCount(1);
      var download = page.waitForDownload(() -> page.getByText("Download").click());
      assertThat(Files.readString(download.path())).contains("\"steps\":[{\"seq\":");
      eve.hasSeenNoError();
      ann.hasSeenNoError();
    }
  }

  @Test
  @Proves("PLT-18")
  void the_player_checks_on_their_own_device_that_the_deal_was_fair(Scene scene)
      throws IOException {
    try (var ann = scene.visitor(Look.PHONE)) {
      var page = ann.playsAlone("numeron").page();
      NumeronGame.playToTheEnd(page);
      page.locator("main > a.button").click();
      assertThat(page.locator(".replay .secret .code3")).hasText(Pattern.compile("[0-9]{3}"));
      ann.button("Check it on this device").click();
      var fair = page.locator(".fair");
      assertThat(fair).containsText("This device noted that fingerprint before the game.");
      assertThat(fair).containsText("One player added luck that the server could not know before.");
      assertThat(fair).containsText("One draw was repeated, with the same result.");
      assertThat(page.locator("[aria-live]").first()).containsText("with the same result");
      fair.locator("summary").click();
      assertThat(fair.locator("code")).hasCount(3);
      Axe.findsNothing(page, "the fair deal");
      page.screenshot(
          new Page.ScreenshotOptions().setFullPage(true).setPath(SCREENS.resolve("fair-deal.png")));
      ann.hasSeenNoError();
    }
  }

  @Test
  @Proves({"PLT-6", "PLT-18"})
  void a_rematch_is_checked_against_what_was_noted_before_it(Scene scene) {
    try (var ann = scene.visitor(Look.DESK)) {
      var page = ann.playsAlone("numeron").page();
      NumeronGame.playToTheEnd(page);
      page.locator(".front > .act .main").click();
      page.locator(".front .entry").waitFor();
      NumeronGame.playToTheEnd(page);
      page.locator("main > a.button").click();
      ann.button("Check it on this device").click();
      var fair = page.locator(".fair");
      assertThat(fair).containsText("This device noted that fingerprint before the game.");
      assertThat(fair).containsText("One player added luck that the server could not know before.");
      ann.hasSeenNoError();
    }
  }

  @Test
  @Proves("PLT-18")
  void a_game_of_another_mode_is_bound_and_has_luck_too(Scene scene) {
    try (var ann = scene.visitor(Look.DESK)) {
      var page = ann.playsAlone("numeron").page();
      NumeronGame.mode(page, "Player vs Computer");
      assertThat(ann.button("Player vs Computer")).hasAttribute("aria-pressed", "true");
      NumeronGame.playToTheEnd(page);
      page.locator("main > a.button").click();
      ann.button("Check it on this device").click();
      var fair = page.locator(".fair");
      assertThat(fair).containsText("This device noted that fingerprint before the game.");
      assertThat(fair).containsText("One player added luck that the server could not know before.");
    }
  }

  @Test
  @Proves({"PLT-18", "PLT-22"})
  void on_a_phone_the_board_stays_in_sight_from_step_to_step(Scene scene) {
    try (var ann = scene.visitor(Look.PHONE)) {
      var table = ann.opens("/").page().evaluate(PLAY, "nine");
      var page = ann.opens("/replay/" + table + "/open/1").page();
      for (var step = 2; step <= 8; step++) {
        ann.button("One step forward").click();
        page.locator(".story li:nth-child(" + step + ") [aria-current]").waitFor();
      }
      assertThat(page.evaluate("() => scrollY")).isEqualTo(0);
      var isInItsList =
          page.evaluate(
              """
              () => {
                const line = document.querySelector('.story [aria-current]').getBoundingClientRect();
                return line.bottom <= document.querySelector('.story').getBoundingClientRect().bottom + 1;
              }
              """);
      assertThat(isInItsList).isEqualTo(true);
    }
  }

  @Test
  @Proves("PLT-18")
  void a_deal_that_was_changed_afterwards_is_found_out(Scene scene) {
    try (var ann = scene.visitor(Look.DESK)) {
      var page = ann.playsAlone("numeron").page();
      NumeronGame.playToTheEnd(page);
      page.route(
          "**/replay?as=open",
          route -> {
            var told = route.fetch().text();
            var code = told.replaceFirst("(?s).*\"code-drawn\"[^}]*?(\\d{3}).*", "$1");
            var other = code.equals("123") ? "456" : "123";
            route.fulfill(
                new Route.FulfillOptions()
                    .setContentType("application/json")
                    .setBody(told.replaceFirst("(\"code-drawn\"[^}]*?)\\d{3}", "$1" + other)));
          });
      page.locator("main > a.button").click();
      ann.button("Check it on this device").click();
      assertThat(page.locator(".fair")).containsText("Something does not fit.");
    }
  }

  @Test
  @Proves({"PLT-3", "PLT-18"})
  void in_the_lobby_everybody_adds_luck_to_a_deal_that_is_bound_already(Scene scene) {
    try (var ann = scene.visitor(Look.DESK);
        var bea = scene.visitor(Look.PHONE)) {
      ann.opens("/new/cambio").page().getByLabel("Your name").fill("Ann");
      ann.button("Create Game").click();
      var lobby = ann.page().locator(".lobby");
      assertThat(lobby).containsText("1 player has added luck of their own");
      InvitationTest.accept(bea, ann.page().locator("p.code").textContent(), "Bea");
      assertThat(lobby).containsText("2 players have added luck of their own");
      ann.hasSeenNoError();
      bea.hasSeenNoError();
    }
  }

  @Test
  @Proves("PLT-18")
  void each_seat_shows_what_it_knew_and_all_can_be_opened(Scene scene) {
    try (var ann = scene.visitor(Look.DESK)) {
      var page = replay(ann);
      var seats = page.getByLabel("Seen by");
      assertThat(seats.locator("option")).hasCount(4);
      seats.selectOption("0");
      page.waitForURL("**/0/1");
      seats.selectOption("public");
      page.waitForURL("**/public/1");
      assertThat(page.locator(".board")).isVisible();
    }
  }

  @Test
  @Proves("PLT-18")
  void a_running_game_has_no_replay(Scene scene) {
    try (var ann = scene.visitor(Look.DESK)) {
      ann.playsAlone("tic-tac-toe").square(0).waitFor();
      ann.opens(ann.page().url().replaceFirst(".*/t/", "/replay/"));
      ann.see("The game is not over yet.");
    }
  }

  /// Plays a game for two on this device without looking, to its end; the table.
  private static final String PLAY =
      """
      async game => {
        const call = async (method, path, body) => (await fetch('/api/v1' + path, {
          method, headers: { 'content-type': 'application/json' }, body: body && JSON.stringify(body) })).json();
        await call('POST', '/session', { name: 'Ann' });
        const { table } = await call('POST', '/tables', { game, seats: ['mine', 'mine'], options: {}, start: true });
        for (let move = 0; move < 300; move++) {
          const seat = move % 2;
          const frame = await call('GET', `/tables/${table}?seat=${seat}`);
          if (frame.table.phase === 'finished') return table;
          const [wanted] = frame.options;
          if (wanted) await call('POST', `/tables/${table}/actions`, { id: `m${move}`, seat, action: wanted });
        }
        throw new Error('the game never ends');
      }
      """;

  @Test
  @Proves("PLT-18")
  void a_game_with_secrets_is_replayed_on_its_own_board(Scene scene) {
    var game = "nine";
    try (var ann = scene.visitor(Look.PHONE)) {
      var table = ann.opens("/").page().evaluate(PLAY, game);
      for (var as : List.of("open", "public", "0", "1")) {
        var page = ann.opens("/replay/" + table + "/" + as + "/2").page();
        page.locator(".replay .stage > div, .replay .stage > section").first().waitFor();
        Axe.findsNothing(page, game + " as " + as);
        ann.button("Last step").click();
        page.locator(".story li:last-child [aria-current]").waitFor();
        ann.button("First step").click();
        page.locator(".story li:first-child [aria-current]").waitFor();
      }
      var picture = SCREENS.resolve("replay-" + game + ".png");
      ann.opens("/replay/" + table + "/open/5").page().locator(".replay").waitFor();
      ann.page().screenshot(new Page.ScreenshotOptions().setPath(picture).setFullPage(true));
      ann.hasSeenNoError();
    }
  }

  @ParameterizedTest
  @MethodSource("looks")
  @Proves({"PLT-18", "PLT-21", "PLT-22"})
  void axe_finds_nothing_and_there_is_a_picture(Look look, Scene scene) {
    try (var ann = scene.visitor(look)) {
      var page = replay(ann);
      page.keyboard().press("ArrowRight");
      Axe.findsNothing(page, "replay " + look);
      page.screenshot(
          new Page.ScreenshotOptions()
              .setPath(SCREENS.resolve("replay-" + look + ".png"))
              .setFullPage(true));
      var width = (Number) page.evaluate("() => document.documentElement.scrollWidth");
      assertThat(width.intValue()).isLessThanOrEqualTo(look.width());
    }
  }
}
