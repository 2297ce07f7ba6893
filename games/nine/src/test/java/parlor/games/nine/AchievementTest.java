package parlor.games.nine;

import static org.assertj.core.api.Assertions.assertThat;
import static parlor.games.nine.Achievement.CLOSE_CALL;
import static parlor.games.nine.Achievement.COMEBACK_KING;
import static parlor.games.nine.Achievement.PERFECT_GAME;

import java.util.List;
import org.junit.jupiter.api.Test;
import parlor.testkit.Proves;

class AchievementTest {
  private static List<List<Achievement>> earned(String turns) {
    var table = NineTable.standard().turns(turns);
    return table.seenByAll().results().getLast().achievements();
  }

  @Test
  @Proves("NINE-19")
  void eight_turns_won_are_a_perfect_game() {
    assertThat(earned("21 32 43 54 65 76 87 98 19"))
        .containsExactly(List.of(PERFECT_GAME), List.of());
  }

  @Test
  @Proves("NINE-19")
  void a_win_after_trailing_by_more_than_fifteen_is_a_comeback() {
    assertThat(earned("74 89 47 53 21 18 95 66 32"))
        .containsExactly(List.of(COMEBACK_KING), List.of());
  }

  @Test
  @Proves("NINE-19")
  void a_win_by_two_is_a_close_call() {
    assertThat(earned("96 84 79 62 58 43 31 27 15").getFirst()).contains(CLOSE_CALL);
  }

  @Test
  void losing_earns_nothing() {
    assertThat(earned("12 23 34 45 56 67 78 89 91").getFirst()).isEmpty();
  }
}
