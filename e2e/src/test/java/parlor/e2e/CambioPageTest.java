package parlor.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlor.testkit.Proves;

/// Cambio against bots, on its own page.
@ExtendWith(Stage.class)
class CambioPageTest {
  @Test
  @Proves({"CAM-14", "CAM-20"})
  void a_game_ends_with_all_hands_open_the_winner_marked_and_a_rematch(Scene scene) {
    var game = new CambioGame(scene);
    try (var ann = game.visitor(Look.PHONE)) {
      var page = ann.playsAlone("cambio").page();
      game.playToTheEnd(page);
      var summary = CambioGame.summary(page);
      assertThat(summary.locator("li")).hasCount(4);
      assertThat(summary.locator("li.winner [aria-label=Winner]").first()).isVisible();
      assertThat(summary.locator(".card:not(.back)")).hasCount(16);
      page.reload();
      assertThat(summary.locator("li.winner").first()).isVisible();
      assertThat(page.getByText("Return to Lobby")).isVisible();
      ann.button("Rematch").click();
      assertThat(page.locator(".south .spot")).hasCount(4);
      ann.hasSeenNoError();
    }
  }

  @Test
  @Proves({"CAM-2", "CAM-3", "CAM-4", "CAM-18", "CAM-20"})
  void a_turn_is_drawn_swapped_and_ended_and_then_the_piles_are_closed(Scene scene) {
    var game = new CambioGame(scene);
    try (var ann = game.visitor(Look.DESK)) {
      var page = ann.playsAlone("cambio").page();
      assertThat(page.locator(".south .spot .card:not(.back)")).hasCount(2);
      assertThat(CambioGame.deck(page)).isDisabled();
      game.passes(Duration.ofSeconds(10));
      assertThat(page.locator(".south .spot .card:not(.back)")).hasCount(0);
      assertThat(CambioGame.prompt(page)).hasText("Your turn. Draw from the deck.");
      CambioGame.deck(page).click();
      assertThat(page.locator("[data-at=hand] .card:not(.back)")).isVisible();
      assertThat(ann.button("Discard without swapping")).hasCount(2);
      CambioGame.own(page, 0).click();
      assertThat(CambioGame.discards(page).locator(".flies .card:not(.back)")).isVisible();
      assertThat(CambioGame.own(page, 0).locator(".back")).isVisible();
      ann.button("End turn").click();
      assertThat(CambioGame.prompt(page)).hasText("Bot 1's turn");
      assertThat(CambioGame.deck(page)).isDisabled();
      assertThat(CambioGame.discards(page)).isDisabled();
      assertThat(page.locator(".lately li").last()).hasText("You ended the turn");
    }
  }

  @Test
  @Proves({"CAM-10", "CAM-11"})
  void a_call_asks_once_more_and_opens_the_final_round(Scene scene) {
    var game = new CambioGame(scene);
    try (var ann = game.visitor(Look.PHONE.dark())) {
      var page = game.beginsAlone(ann);
      CambioGame.deck(page).click();
      CambioGame.own(page, 3).click();
      ann.button("Call Cambio").click();
      assertThat(page.getByText("Call Cambio? Everyone else has one more turn.")).isVisible();
      ann.button("No").click();
      ann.button("Call Cambio").click();
      ann.button("Yes, call Cambio").click();
      assertThat(page.locator(".final")).containsText("You called Cambio!");
      game.playToTheEnd(page);
      assertThat(CambioGame.summary(page)).containsText("alled");
    }
  }

  @Test
  @Proves({"CAM-7", "CAM-8", "CAM-20"})
  void a_power_is_offered_and_can_be_skipped_and_a_look_turns_back(Scene scene) {
    var game = new CambioGame(scene);
    try (var ann = game.visitor(Look.DESK.dark())) {
      var page = game.beginsAlone(ann);
      drawsPower(game, page);
      ann.button("Skip Power").click();
      assertThat(page.locator(".lately")).containsText("You skipped the power");
      while (page.locator(".spot.open").count() == 0) {
        drawsPower(game, page);
        if (page.getByText("Show me a card").isVisible()) {
          ann.button("Show me a card").click();
        } else if (page.locator(".south .may").count() * page.locator(".far .may").count() == 0) {
          page.locator(".spot.may").first().click();
        } else {
          page.locator(".south .may").first().click();
          page.locator(".far .may").first().click();
          continue;
        }
        page.locator(".spot.open .card:not(.back)").waitFor();
      }
      assertThat(page.locator(".lately")).containsText("You used a power");
      game.passes(Duration.ofSeconds(5));
      assertThat(page.locator(".spot .card:not(.back)")).hasCount(0);
    }
  }

  /// Plays on until a card with a power was discarded, in another game if this one ends before.
  private static void drawsPower(CambioGame game, Page page) {
    var skip = page.getByText("Skip Power");
    game.passesUntil(() -> {
      if (page.locator("[data-at=deck].may").isVisible()) {
        CambioGame.deck(page).click();
        page.locator("[data-at=discards].may").click();
        page.waitForFunction("() => !document.querySelector('[data-at=hand]')");
      }
      if (CambioGame.summary(page).isVisible()) {
        page.getByText("Rematch").click();
        page.locator(".south .spot").first().waitFor();
      }
      return skip.isVisible();
    });
  }

  @ParameterizedTest
  @ValueSource(ints = {320, 360, 768, 1280})
  @Proves({"CAM-20", "PLT-22"})
  void it_fits_every_screen_and_every_target_is_large_enough(int width, Scene scene) {
    var game = new CambioGame(scene);
    try (var ann = game.visitor(new Look("w" + width, width, 740, Look.PHONE.theme(), "en"))) {
      var page = game.beginsAlone(ann);
      CambioGame.deck(page).click();
      page.locator(".south .may").first().waitFor();
      page.waitForTimeout(400);
      var scroll = (Number) page.evaluate("() => document.documentElement.scrollWidth");
      assertThat(scroll.intValue()).isLessThanOrEqualTo(width);
      var small =
          page.evaluate(
              "() => [...document.querySelectorAll('.cambio button')].map(b => b.getBoundingClientRect()).filter(b => b.width < 44 || b.height < 44).length");
      assertThat(small).isEqualTo(0);
    }
  }
}
