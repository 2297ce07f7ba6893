package parlor.games.numeron.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import parlor.games.numeron.Code;
import parlor.testkit.Proves;

/// The race without items.
class RaceSearchTest {
  private static final int FOUND_OUT = Pursuit.group(1);
  private static final int AT_THE_START = Pursuit.group(720);

  /// Seven codes that no call among them tells apart.
  private static final int[] ALIKE =
      IntStream.range(2, 9).map(last -> new Code("01" + last).index()).toArray();

  @Test
  @Proves("NUM-23")
  void it_guesses_outright_only_when_the_other_side_is_about_to_win() {
    var best = new RaceSearch().best(ALIKE, 4);
    assertThat(ALIKE).contains(best.call(FOUND_OUT)).doesNotContain(best.call(AT_THE_START));
  }

  @Test
  void between_two_codes_one_wins_at_once_and_the_other_if_the_rival_misses() {
    var codes = Arrays.copyOf(ALIKE, 2);
    var best = new RaceSearch().best(codes, 4);
    assertThat(best.won(FOUND_OUT)).isCloseTo(0.5, within(1e-9));
    assertThat(best.won(Pursuit.group(2))).isCloseTo(0.75, within(0.02));
  }

  /// The mean is the sum of the chances that the search still goes on after 0, 1, 2 … calls.
  @Test
  @Proves("NUM-22")
  void a_caller_of_any_fitting_code_needs_about_5_24_calls() {
    var mean = 0.0;
    for (var calls = 0; calls <= 12; calls++) {
      mean += goesOnAfter(calls);
    }
    assertThat(mean).isCloseTo(5.24, within(0.03));
  }

  private static double goesOnAfter(int calls) {
    var chance = new double[Pursuit.GROUPS];
    Arrays.fill(chance, 1);
    for (var call = calls - 1; call >= 0; call--) {
      chance = Pursuit.before(chance, call);
    }
    return chance[AT_THE_START];
  }
}
