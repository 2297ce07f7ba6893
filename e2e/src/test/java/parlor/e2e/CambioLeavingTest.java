package parlor.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import parlor.testkit.Proves;

/// Who drops, returns, stays away or leaves a game of Cambio, by a clock that the test moves.
@ExtendWith(Stage.class)
class CambioLeavingTest {
  private static final String TAKEN_OVER = "A bot has taken over your position";

  /// Two people at a table, the first one in turn.
  private static void two(CambioGame game, Visitor ann, Visitor bea) {
    CambioGame.joins(bea, game.invites(ann, "Ann", 2), "Bea");
    game.begins(ann);
    ann.page().locator("[data-at=deck].may").waitFor();
  }

  /// Closes the page; what it showed can be opened again.
  private static String drops(Visitor visitor) {
    var address = visitor.page().url();
    visitor.page().navigate("about:blank");
    return address;
  }

  @Test
  @Proves({"PLT-12", "CAM-18", "CAM-21"})
  void who_drops_in_the_middle_of_a_turn_is_back_at_it_within_a_minute(Scene scene) {
    var game = new CambioGame(scene);
    try (var ann = game.visitor(Look.DESK);
        var bea = game.visitor(Look.DESK)) {
      two(game, ann, bea);
      CambioGame.deck(ann.page()).click();
      var hand = ann.page().locator("[data-at=hand] .card");
      hand.waitFor();
      var card = hand.getAttribute("aria-label");
      var address = drops(ann);
      bea.see("Ann disconnected");
      game.passes(Duration.ofSeconds(30));
      assertThat(CambioGame.prompt(bea.page())).hasText("Ann's turn");
      ann.page().navigate(address);
      assertThat(ann.page().locator("[data-at=hand] .card")).hasAttribute("aria-label", card);
      assertThat(bea.page().locator(".note")).hasCount(0);
      CambioGame.own(ann.page(), 1).click();
      assertThat(bea.page().locator(".log")).containsText("Ann swapped the top right card");
    }
  }

  @Test
  @Proves({"CAM-9", "PLT-12"})
  void who_drops_during_a_power_loses_it_and_the_turn_ends(Scene scene) {
    var game = new CambioGame(scene);
    try (var ann = game.visitor(Look.DESK);
        var bea = game.visitor(Look.DESK)) {
      two(game, ann, bea);
      reachesPower(game, ann.page(), bea.page());
      drops(ann);
      bea.see("Ann disconnected");
      game.passes(Duration.ofSeconds(4));
      assertThat(bea.page().locator(".log")).containsText("Ann skipped the power");
      game.passes(Duration.ofSeconds(6));
      assertThat(CambioGame.deck(bea.page())).isEnabled();
    }
  }

  /// Both draw and discard, until the first one may use a power.
  private static void reachesPower(CambioGame game, Page first, Page second) {
    var skip = first.getByText("Skip Power");
    game.passesUntil(() -> {
      if (!skip.isVisible()) {
        CambioGame.doesSomething(first, false);
        CambioGame.doesSomething(second, false);
      }
      return skip.isVisible();
    });
  }

  @Test
  @Proves({"CAM-11", "CAM-21", "PLT-13"})
  void the_final_round_waits_a_minute_for_the_caller_then_goes_on_with_a_bot(Scene scene) {
    var game = new CambioGame(scene);
    try (var ann = game.visitor(Look.DESK);
        var bea = game.visitor(Look.DESK)) {
      two(game, ann, bea);
      ann.button("Call Cambio after this turn").click();
      CambioGame.deck(ann.page()).click();
      CambioGame.own(ann.page(), 0).click();
      bea.see("Ann called Cambio! This is your last turn.");
      assertThat(bea.page().locator(".log")).containsText("Ann called Cambio!");
      drops(ann);
      bea.see("Ann disconnected");
      game.passes(Duration.ofSeconds(50));
      assertThat(CambioGame.prompt(bea.page())).containsText("The game waits for Ann");
      assertThat(CambioGame.deck(bea.page())).isDisabled();
      game.passes(Duration.ofSeconds(11));
      assertThat(bea.page().locator(".log")).containsText("A bot plays for Ann.");
      game.playToTheEnd(bea.page());
      assertThat(CambioGame.summary(bea.page()).locator("li")).hasCount(2);
    }
  }

  @Test
  @Proves({"PLT-13", "CAM-19", "CAM-21"})
  void who_is_back_after_65_seconds_may_only_watch(Scene scene) {
    var game = new CambioGame(scene);
    try (var ann = game.visitor(Look.DESK);
        var bea = game.visitor(Look.DESK)) {
      two(game, ann, bea);
      var address = drops(ann);
      bea.see("Ann disconnected");
      game.passes(Duration.ofSeconds(65));
      ann.page().navigate(address);
      ann.see(TAKEN_OVER);
      assertThat(ann.button("Take my seat back")).hasCount(0);
      assertThat(ann.page().locator(".cambio .may")).hasCount(0);
      assertThat(ann.page().locator(".spot .card:not(.back)")).hasCount(0);
      game.passesUntil(() -> bea.page().locator("[data-at=deck].may").isVisible());
    }
  }

  @Test
  @Proves({"PLT-14", "CAM-21"})
  void a_table_that_all_have_left_is_abandoned_after_five_minutes(Scene scene) {
    var game = new CambioGame(scene);
    try (var ann = game.visitor(Look.DESK);
        var bea = game.visitor(Look.DESK)) {
      two(game, ann, bea);
      var address = drops(ann);
      drops(bea);
      ann.page().waitForTimeout(1500);
      game.leaps(Duration.ofMinutes(6));
      ann.page().navigate(address);
      ann.see("Game was abandoned");
      assertThat(ann.page().locator(".cambio .may")).hasCount(0);
    }
  }

  @Test
  @Proves({"PLT-4", "CAM-21"})
  void each_wrong_way_to_a_table_has_its_own_message(Scene scene) {
    var game = new CambioGame(scene);
    try (var ann = game.visitor(Look.DESK);
        var bea = game.visitor(Look.DESK);
        var cal = game.visitor(Look.DESK)) {
      var code = game.invites(ann, "Ann", 2);
      CambioGame.joins(bea, code, "Bea");
      InvitationTest.accept(cal, code, "Cal");
      cal.see("Game is full");
      joinsByCode(cal, "ZZZZZZ");
      cal.see("Game not found");
      joinsByCode(bea, code);
      bea.see("You are already in this game");
      game.begins(ann);
      // Who acts has just been heard of, however late the sign of life comes on a busy machine.
      CambioGame.deck(ann.page()).click();
      ann.page().locator("[data-at=hand] .card:not(.back)").waitFor();
      var second = ann.newPage();
      second.navigate(ann.page().url());
      assertThat(
              second.getByText("You are already connected to this game in another session").first())
          .isVisible();
    }
  }

  private static void joinsByCode(Visitor visitor, String code) {
    visitor.opens("/").page().getByLabel("Game code").fill(code);
    visitor.button("Join").click();
  }
}
