package parlor.games.nine.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlor.testkit.Proves;

class RandomMatchingTest {
  /// A position in which neither hand is the other's.
  private static Situation position(boolean joker) {
    return new Situation(
        Cards.of(List.of(1, 2, 5, 7, 9)),
        Cards.of(List.of(1, 3, 4, 8, 9)),
        6,
        3,
        2,
        new Stakes(joker, 1, 0));
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  @Proves("NINE-9")
  void a_random_matching_is_what_perfect_play_brings_about(boolean joker) {
    var now = position(joker);
    var worth = RandomMatching.afterEachPair(now);
    var response = new BestResponse(new Uniform());
    for (var i = 0; i < worth.length; i++) {
      for (var j = 0; j < worth.length; j++) {
        var after = now.after(Cards.list(now.hand())[i], Cards.list(now.other())[j]);
        assertThat(worth[i][j]).isCloseTo(response.value(after), within(1e-12));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4})
  @Proves("NINE-9")
  void whatever_the_other_plays_an_even_mix_keeps_the_value(int other) {
    var worth = RandomMatching.afterEachPair(position(false));
    var even = 0.0;
    for (var row : worth) {
      even += row[other] / worth.length;
    }
    assertThat(even)
        .isCloseTo(new BestResponse(new Uniform()).value(position(false)), within(1e-12));
  }
}
