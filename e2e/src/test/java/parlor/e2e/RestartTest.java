package parlor.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import parlor.testkit.Proves;

@ExtendWith(Stage.class)
class RestartTest {
  private static final double BANNER_WITHIN_MS = 1000;

  /// Notes in the page when the line goes down and when the banner shows.
  private static final String WATCH =
      """
      () => {
        window.lostAt = window.shownAt = 0;
        addEventListener('offline', () => (lostAt ||= performance.now()), true);
        new MutationObserver(() => {
          if (document.querySelector('.banner')) shownAt ||= performance.now();
        }).observe(document.body, { childList: true, subtree: true });
      }
      """;

  @Test
  @Proves({"PLT-16", "PLT-12"})
  void both_pages_show_the_stop_and_go_on_by_themselves_after_the_start(Scene scene) {
    try (var premises = Premises.open();
        var ann = scene.visitor(premises, Look.DESK);
        var bea = scene.visitor(premises, Look.PHONE)) {
      InvitationTest.accept(bea, InvitationTest.invite(ann, "Ann"), "Bea");
      ann.button("Start Game").click();
      InvitationTest.takeTurns(ann.page(), bea.page(), 0, 3);
      assertThat(ann.page().locator(".free")).hasCount(7);
      premises.stop();
      assertThat(ann.page().locator(".banner")).containsText("Reconnecting");
      assertThat(bea.page().locator(".banner")).containsText("Reconnecting");
      ann.square(1).click();
      premises.start();
      assertThat(ann.page().locator(".banner")).hasCount(0);
      assertThat(bea.square(1)).hasAttribute("aria-label", "Row 1, column 2: X");
      InvitationTest.takeTurns(bea.page(), ann.page(), 4, 2);
      assertThat(Game.result(bea.page())).hasText("You lose.");
    }
  }

  @Test
  @Proves("PLT-16")
  void the_banner_shows_within_a_second_of_the_loss(Scene scene) {
    try (var ann = scene.visitor(Look.PHONE)) {
      ann.playsAlone("Tic-Tac-Toe").square(0).waitFor();
      ann.page().evaluate(WATCH);
      ann.page().context().setOffline(true);
      assertThat(ann.page().locator(".banner")).isVisible();
      var delay = (Number) ann.page().evaluate("() => shownAt - lostAt");
      assertThat(delay.doubleValue()).isLessThan(BANNER_WITHIN_MS);
      ann.page().context().setOffline(false);
      assertThat(ann.page().locator(".banner")).hasCount(0);
      ann.square(0).click();
      assertThat(ann.page().locator(".board svg.O")).hasCount(1);
    }
  }
}
