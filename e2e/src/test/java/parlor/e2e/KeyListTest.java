package parlor.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import parlor.testkit.Proves;

@ExtendWith(Stage.class)
class KeyListTest {
  private static Locator list(Page page) {
    return page.getByRole(AriaRole.DIALOG, new Page.GetByRoleOptions().setName("Keyboard"));
  }

  @Test
  @Proves("PLT-22")
  void a_question_mark_lists_the_keys_of_the_game_that_is_played(Scene scene) {
    try (var ann = scene.visitor(Look.DESK)) {
      var page = ann.playsAlone("tic-tac-toe").page();
      ann.square(4).focus();
      page.keyboard().press("?");
      assertThat(list(page)).containsText("from square to square");
      assertThat(list(page)).not().containsText("Backspace");
      page.keyboard().press("Escape");
      assertThat(list(page)).hasCount(0);
      assertThat(ann.square(4)).isFocused();
      ann.hasSeenNoError();
    }
  }

  @Test
  @Proves("PLT-22")
  void single_keys_can_be_switched_off_and_the_settings_still_show_the_list(Scene scene) {
    try (var ann = scene.visitor(Look.PHONE)) {
      var page = ann.playsAlone("numeron").page();
      page.locator(".front .entry").waitFor();
      page.keyboard().press("?");
      page.getByLabel("Single keys work wherever the focus is").uncheck();
      page.keyboard().press("Escape");
      page.locator("h1").focus();
      page.keyboard().press("?");
      page.keyboard().press("7");
      page.reload();
      page.locator(".front .entry").waitFor();
      page.locator("h1").focus();
      page.keyboard().press("7");
      assertThat(page.locator(".front .slot.empty")).hasCount(3);
      assertThat(list(page)).hasCount(0);
      page.locator(".front .digit").first().focus();
      page.keyboard().press("7");
      assertThat(page.locator(".front .slot.empty")).hasCount(2);
      ann.button("Settings").click();
      ann.button("Keyboard").click();
      assertThat(list(page)).containsText("erase the last one");
      ann.hasSeenNoError();
    }
  }

  @Test
  @Proves({"PLT-22", "CAM-20"})
  void a_turn_of_cambio_is_played_by_single_keys_unless_they_are_off(Scene scene) {
    var game = new CambioGame(scene);
    try (var ann = game.visitor(Look.DESK)) {
      var page = game.beginsAlone(ann);
      page.locator("h1").focus();
      page.keyboard().press("d");
      assertThat(page.locator("[data-at=hand] .card:not(.back)")).isVisible();
      page.keyboard().press("2");
      assertThat(page.locator(".lately li").last()).containsText("You swapped the top right card");
      page.keyboard().press("c");
      assertThat(page.getByText("Call Cambio? Everyone else has one more turn.")).isVisible();
      ann.button("No").click();
      page.keyboard().press("e");
      game.passesUntil(() -> !CambioGame.isInTurn(page));
      game.passesUntil(() -> CambioGame.deck(page).isEnabled());
      assertThat(CambioGame.deck(page)).hasAttribute("aria-keyshortcuts", "d");
      page.keyboard().press("?");
      page.locator("dialog[open]").waitFor();
      page.evaluate("() => document.activeElement.blur()");
      page.keyboard().press("d");
      page.getByLabel("Single keys work wherever the focus is").uncheck();
      page.keyboard().press("Escape");
      page.locator("h1").focus();
      page.keyboard().press("d");
      assertThat(CambioGame.deck(page)).isEnabled();
      assertThat(page.locator("[aria-keyshortcuts]")).hasCount(0);
      ann.hasSeenNoError();
    }
  }
}
