package parlor.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import parlor.testkit.Proves;

@ExtendWith(Stage.class)
class StatisticsTest {
  private static final String KEY = "bgc_tic-tac-toe_";

  private static String stored(Page page, String key) {
    return String.valueOf(page.evaluate("key => localStorage.getItem(key)", KEY + key));
  }

  private static int total(Page page, String key) {
    var text = stored(page, key);
    return text.equals("null") ? 0 : Integer.parseInt(text);
  }

  @Test
  @Proves({"TTT-13", "TTT-14"})
  void a_game_against_the_computer_counts_once_and_survives_a_reload(Scene scene) {
    try (var ann = scene.visitor(Look.DESK)) {
      var page = ann.playsAlone("Tic-Tac-Toe").page();
      Game.playToTheEnd(page);
      assertThat(page.getByText("Games played: 1")).isVisible();
      assertThat(total(page, "wins") + total(page, "losses") + total(page, "draws")).isOne();
      page.reload();
      assertThat(page.getByText("Games played: 1")).isVisible();
      assertThat(total(page, "wins") + total(page, "losses") + total(page, "draws")).isOne();
    }
  }

  @Test
  @Proves("TTT-13")
  void a_win_lengthens_the_streak_and_anything_else_ends_it(Scene scene) {
    try (var ann = scene.visitor(Look.DESK)) {
      var page = ann.opens("/").page();
      page.evaluate("key => localStorage.setItem(key + 'current_streak', '2')", KEY);
      page.evaluate("key => localStorage.setItem(key + 'streak', '2')", KEY);
      ann.playsAlone("Tic-Tac-Toe");
      Game.playToTheEnd(page);
      var won = total(page, "wins") == 1;
      assertThat(total(page, "current_streak")).isEqualTo(won ? 3 : 0);
      assertThat(total(page, "streak")).isEqualTo(won ? 3 : 2);
    }
  }

  @Test
  @Proves("TTT-13")
  void corrupt_values_read_as_0(Scene scene) {
    try (var ann = scene.visitor(Look.DESK)) {
      var page = ann.opens("/").page();
      page.evaluate("key => localStorage.setItem(key + 'wins', 'many')", KEY);
      page.evaluate("key => localStorage.setItem(key + 'losses', '-3')", KEY);
      page.evaluate("key => localStorage.setItem(key + 'draws', '1e400')", KEY);
      ann.playsAlone("Tic-Tac-Toe");
      assertThat(page.locator(".score")).hasText("W: 0\u2002L: 0\u2002D: 0");
    }
  }

  @Test
  @Proves({"TTT-14", "TTT-15"})
  void resetting_asks_first_and_leaves_the_session_alone(Scene scene) {
    try (var ann = scene.visitor(Look.DESK)) {
      var page = ann.opens("/").page();
      page.evaluate("key => localStorage.setItem(key + 'wins', '5')", KEY);
      ann.playsAlone("Tic-Tac-Toe");
      assertThat(page.locator(".score")).hasText("W: 5\u2002L: 0\u2002D: 0");
      page.getByText("Games played: 5").click();
      assertThat(page.getByText("Wins 0, Losses 0, Draws 0")).isVisible();
      ann.button("Reset statistics").click();
      ann.button("No").click();
      assertThat(page.locator(".score")).hasText("W: 5\u2002L: 0\u2002D: 0");
      ann.button("Reset statistics").click();
      ann.button("Reset").click();
      assertThat(page.locator(".score")).hasText("W: 0\u2002L: 0\u2002D: 0");
      assertThat(stored(page, "wins")).isEqualTo("0");
    }
  }
}
