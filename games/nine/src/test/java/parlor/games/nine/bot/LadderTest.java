package parlor.games.nine.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import parlor.testkit.Proves;

class LadderTest {
  /// The cards that Medium may play, each of them equally likely.
  private static List<Integer> candidates(int lead, Integer... hand) {
    var cards = Cards.of(List.of(hand));
    var chances = new Ladder().chances(new Situation(cards, cards, lead, 0, 0, Stakes.STANDARD));
    var likely = IntStream.rangeClosed(1, 9).filter(c -> chances[c] > 0).boxed().toList();
    assertThat(likely).allSatisfy(c -> assertThat(chances[c]).isEqualTo(1.0 / likely.size()));
    return likely;
  }

  @Test
  @Proves("NINE-8")
  void far_behind_it_plays_one_of_its_top_three() {
    assertThat(candidates(-16, 1, 2, 3, 4, 5, 6, 7, 8, 9)).containsExactly(7, 8, 9);
    assertThat(candidates(-16, 2, 5)).containsExactly(2, 5);
    assertThat(candidates(-15, 1, 2, 3, 4, 5, 6, 7)).containsExactly(4, 5, 6);
  }

  @Test
  @Proves("NINE-8")
  void far_ahead_it_plays_one_of_its_bottom_three() {
    assertThat(candidates(16, 1, 2, 3, 4, 5, 6, 7, 8, 9)).containsExactly(1, 2, 3);
    assertThat(candidates(16, 8)).containsExactly(8);
    assertThat(candidates(15, 1, 2, 3, 4, 5, 6, 7)).containsExactly(4, 5, 6);
  }

  @Test
  @Proves("NINE-8")
  void from_the_seventh_turn_it_plays_its_highest_unless_ahead() {
    assertThat(candidates(0, 1, 4, 8)).containsExactly(8);
    assertThat(candidates(-15, 1, 4)).containsExactly(4);
    assertThat(candidates(1, 1, 4, 8)).containsExactly(4);
    assertThat(candidates(0, 1, 4, 8, 9)).containsExactly(4);
  }

  @Test
  @Proves("NINE-8")
  void else_it_plays_a_middle_card_and_else_any() {
    assertThat(candidates(0, 1, 2, 3, 4, 5, 6, 7, 8, 9)).containsExactly(4, 5, 6);
    assertThat(candidates(3, 1, 2, 7, 8, 9)).containsExactly(1, 2, 7, 8, 9);
  }
}
