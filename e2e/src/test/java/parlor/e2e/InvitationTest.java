package parlor.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlor.testkit.Proves;

@ExtendWith(Stage.class)
class InvitationTest {
  /// Makes a table with one open seat and gives its code.
  static String invite(Visitor host, String name) {
    host.opens("/new/tic-tac-toe").page().getByLabel("Your name").fill(name);
    host.button("Create Game").click();
    host.see("Waiting for players");
    return host.page().locator("p.code").textContent();
  }

  static void accept(Visitor guest, String code, String name) {
    guest.opens("/t/" + code).page().getByLabel("Your name").fill(name);
    guest.button("Join").click();
  }

  @Test
  @Proves({"PLT-2", "PLT-3", "PLT-10"})
  void a_link_a_name_and_one_click_lead_to_a_game_of_two(Scene scene) {
    try (var ann = scene.visitor(Look.DESK);
        var bea = scene.visitor(Look.PHONE)) {
      var code = invite(ann, "Ann");
      assertThat(code).matches("[A-HJ-NP-Z2-9]{6}");
      assertThat(ann.page().getByAltText("QR code of the link")).isVisible();
      assertThat(ann.button("Start Game")).isDisabled();
      accept(bea, code, "Bea");
      bea.see("The host starts the game.");
      assertThat(ann.page().locator(".sitters")).containsText("Bea");
      ann.button("Start Game").click();
      assertThat(Game.turn(bea.page())).containsText("Current Turn: Ann (X)");
      takeTurns(ann.page(), bea.page(), 0, 3, 1, 4, 2);
      assertThat(Game.result(ann.page())).hasText("You win!");
      assertThat(Game.result(bea.page())).hasText("You lose.");
      ann.hasSeenNoError();
      bea.hasSeenNoError();
    }
  }

  static void takeTurns(Page first, Page second, int... squares) {
    for (var turn = 0; turn < squares.length; turn++) {
      var page = turn % 2 == 0 ? first : second;
      page.locator(".free").first().waitFor();
      page.locator("[role=gridcell]").nth(squares[turn]).click();
    }
  }

  @Test
  @Proves("PLT-6")
  void one_click_opens_the_rematch_for_both_and_the_start_rotates(Scene scene) {
    try (var ann = scene.visitor(Look.DESK);
        var bea = scene.visitor(Look.DESK)) {
      accept(bea, invite(ann, "Ann"), "Bea");
      ann.button("Start Game").click();
      takeTurns(ann.page(), bea.page(), 0, 3, 1, 4, 2);
      bea.button("Play Again").click();
      assertThat(Game.turn(ann.page())).containsText("Current Turn: Bea (X)");
      assertThat(Game.turn(bea.page())).containsText("Current Turn: Bea (X)");
    }
  }

  @Test
  @Proves("PLT-4")
  void an_unknown_code_and_a_full_table_are_told_apart(Scene scene) {
    try (var ann = scene.visitor(Look.DESK);
        var bea = scene.visitor(Look.DESK);
        var cal = scene.visitor(Look.DESK)) {
      var code = invite(ann, "Ann");
      accept(bea, code, "Bea");
      bea.see("The host starts the game.");
      accept(cal, code.toLowerCase(java.util.Locale.ROOT), "Cal");
      cal.see("Game is full");
      cal.opens("/").page().getByLabel("Game code").fill("ZZZZZZ");
      cal.button("Join").click();
      cal.see("Game not found");
    }
  }

  @Test
  @Proves("PLT-30")
  void the_link_of_a_running_game_leads_to_watching_it_where_others_may(Scene scene) {
    try (var ann = scene.visitor(Look.DESK);
        var bea = scene.visitor(Look.DESK);
        var cal = scene.visitor(Look.PHONE)) {
      ann.opens("/new/tic-tac-toe").page().getByLabel("Your name").fill("Ann");
      ann.page().getByLabel("Others may watch").check();
      ann.button("Create Game").click();
      var code = ann.page().locator("p.code").textContent();
      accept(bea, code, "Bea");
      ann.button("Start Game").click();
      bea.page().locator(".board").waitFor();
      accept(cal, code, "Cal");
      assertThat(Game.turn(cal.page())).containsText("Current Turn: Ann (X)");
      ann.square(4).click();
      assertThat(cal.page().locator(".board svg.X")).hasCount(1);
      assertThat(cal.page().locator(".free")).hasCount(0);
    }
  }

  @Test
  @Proves("PLT-3")
  void the_host_seats_a_bot_removes_it_and_starts_with_another(Scene scene) {
    try (var ann = scene.visitor(Look.PHONE)) {
      invite(ann, "Ann");
      ann.page().getByLabel("Add a bot on seat 2").selectOption("easy");
      ann.button("Remove Bot (Easy)").click();
      ann.page().getByLabel("Add a bot on seat 2").selectOption("hard");
      ann.button("Start Game").click();
      assertThat(Game.turn(ann.page())).containsText("Current Turn: Player (X)");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "ja"})
  @Proves({"PLT-3", "PLT-22"})
  void of_a_long_name_a_phone_shortens_the_name_and_not_who_it_is(String language, Scene scene) {
    try (var ann = scene.visitor(language.equals("ja") ? Look.PHONE.japanese() : Look.PHONE)) {
      var page = ann.opens("/new/cambio").page();
      page.locator("[name=name]").fill("Wilhelmina Longname M");
      page.locator("form .main").click();
      page.locator(".sitters small").nth(1).waitFor();
      var cut =
          page.evaluate(
              """
              () => [...document.querySelectorAll('.sitters small')]
                .filter(tag => tag.getBoundingClientRect().right > tag.closest('li').getBoundingClientRect().right + 1)
                .map(tag => tag.textContent)
              """);
      assertThat((List<?>) cut).isEmpty();
    }
  }

  @Test
  @Proves("PLT-5")
  void who_starts_another_game_is_offered_to_leave_the_first(Scene scene) {
    try (var ann = scene.visitor(Look.DESK)) {
      ann.playsAlone("tic-tac-toe").square(0).click();
      ann.page().getByLabel("Back to Home").click();
      ann.button("Play Tic-Tac-Toe against the computer").click();
      ann.see("You are already in another game");
      ann.button("Leave it and go on").click();
      assertThat(ann.page().locator(".free")).hasCount(9);
    }
  }
}
