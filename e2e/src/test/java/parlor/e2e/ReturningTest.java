package parlor.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import parlor.testkit.Proves;

@ExtendWith(Stage.class)
class ReturningTest {
  @Test
  @Proves({"PLT-15", "PLT-12"})
  void a_reload_shows_the_same_game_at_the_same_step(Scene scene) {
    try (var ann = scene.visitor(Look.DESK);
        var bea = scene.visitor(Look.DESK)) {
      InvitationTest.accept(bea, InvitationTest.invite(ann, "Ann"), "Bea");
      ann.button("Start Game").click();
      InvitationTest.takeTurns(ann.page(), bea.page(), 0, 3, 1);
      bea.page().reload();
      assertThat(Game.turn(bea.page())).containsText("Current Turn: Bea (O)");
      assertThat(bea.square(0)).hasAttribute("aria-label", "Row 1, column 1: X");
      bea.square(4).click();
      assertThat(ann.square(4)).hasAttribute("aria-label", "Row 2, column 2: O");
      bea.hasSeenNoError();
    }
  }

  @Test
  @Proves("PLT-15")
  void a_finished_game_shows_its_result_at_its_address(Scene scene) {
    try (var ann = scene.visitor(Look.DESK)) {
      var page = ann.playsAlone("Tic-Tac-Toe").page();
      Game.playToTheEnd(page);
      var result = Game.result(page).textContent();
      var address = page.url();
      ann.opens("/");
      page.navigate(address);
      assertThat(Game.result(page)).hasText(result);
    }
  }

  @Test
  @Proves("PLT-12")
  void who_drops_out_is_shown_as_disconnected_and_comes_back(Scene scene) {
    try (var ann = scene.visitor(Look.DESK);
        var bea = scene.visitor(Look.DESK)) {
      InvitationTest.accept(bea, InvitationTest.invite(ann, "Ann"), "Bea");
      ann.button("Start Game").click();
      assertThat(Game.turn(bea.page())).isVisible();
      var address = bea.page().url();
      bea.opens("/");
      assertThat(ann.page().locator(".note")).containsText("Bea disconnected");
      bea.page().navigate(address);
      assertThat(ann.page().locator(".note")).hasCount(0);
    }
  }

  @Test
  @Proves("PLT-4")
  void a_second_tab_is_told_so_and_may_take_over(Scene scene) {
    try (var ann = scene.visitor(Look.DESK)) {
      ann.playsAlone("Tic-Tac-Toe").square(0).waitFor();
      var second = ann.newPage();
      second.navigate(ann.page().url());
      var message = "You are already connected to this game in another session";
      assertThat(second.getByText(message)).isVisible();
      second.getByText("Take over here").click();
      assertThat(second.getByRole(AriaRole.GRIDCELL)).hasCount(9);
      assertThat(ann.page().getByText(message)).isVisible();
    }
  }

  @Test
  @Proves("PLT-13")
  void who_left_is_replaced_by_a_bot_and_may_take_the_seat_back(Scene scene) {
    try (var ann = scene.visitor(Look.DESK);
        var bea = scene.visitor(Look.DESK)) {
      InvitationTest.accept(bea, InvitationTest.invite(ann, "Ann"), "Bea");
      ann.button("Start Game").click();
      assertThat(Game.turn(bea.page())).isVisible();
      var address = bea.page().url();
      bea.button("Leave game").click();
      bea.button("Leave game").click();
      bea.see("Choose a game");
      assertThat(ann.page().locator(".log")).containsText("A bot plays for Bea.");
      bea.page().navigate(address);
      assertThat(bea.page().locator(".note")).containsText("A bot has taken over your position");
      bea.button("Take my seat back").click();
      assertThat(ann.page().locator(".log")).containsText("Bea plays again.");
    }
  }

  @Test
  @Proves({"PLT-7", "TTT-2"})
  void a_refusal_is_told_and_the_echo_is_taken_back(Scene scene) {
    try (var ann = scene.visitor(Look.DESK)) {
      var page = ann.playsAlone("Tic-Tac-Toe").page();
      ann.square(0).click();
      assertThat(page.locator(".board svg.O")).hasCount(1);
      page.evaluate(
          """
          () => {
            const send = WebSocket.prototype.send;
            WebSocket.prototype.send = function (text) {
              send.call(this, text.replace(/"square":\\d/, '"square":0'));
            };
          }
          """);
      page.locator(".free").first().click();
      assertThat(page.locator(".toast")).hasText("This square is taken.");
      assertThat(page.locator(".board svg.X")).hasCount(1);
    }
  }
}
