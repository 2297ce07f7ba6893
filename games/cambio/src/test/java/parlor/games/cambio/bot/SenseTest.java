package parlor.games.cambio.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import parlor.engine.Bot;
import parlor.engine.Seat;
import parlor.games.cambio.CambioAction;
import parlor.games.cambio.CambioView;
import parlor.testkit.Proves;

/// Whom the hard bot takes for a player with sense.
class SenseTest {
  private static final int GAMES = 60;

  /// How sure a watching seat is in the end that the other one plays with sense, on average.
  private static double seenOf(Bot<CambioAction, CambioView, ?> other) {
    var sum = new double[GAMES];
    for (var game = 0; game < GAMES; game++) {
      var at = game;
      Arena.play(
          List.of(CambioBots.reference(), other),
          game,
          (seat, memory, _, _) -> {
            if (seat.equals(new Seat(0))) {
              sum[at] = ((CambioMemory) memory).sensible().get(1);
            }
          });
    }
    return java.util.Arrays.stream(sum).average().orElseThrow();
  }

  @Test
  @Proves("CAM-17")
  void somebody_who_plays_at_random_is_found_out() {
    assertThat(seenOf(CambioBots.random(20))).isLessThan(0.3);
  }

  @Test
  @Proves("CAM-17")
  void every_level_is_taken_for_sensible() {
    assertThat(seenOf(CambioBots.medium())).isGreaterThan(0.95);
    assertThat(seenOf(CambioBots.easy())).isGreaterThan(0.9);
    assertThat(seenOf(CambioBots.hard(500))).isGreaterThan(0.9);
  }

  @Test
  void to_replace_an_unseen_card_before_the_first_one_is_a_sign_of_little_sense() {
    var first = Sense.afterSwapping(0.9, 6, 0, 0, true);
    assertThat(Sense.afterSwapping(0.9, 6, 0, 1, true)).isLessThan(first - 0.1);
  }

  @Test
  void a_ten_that_is_taken_is_no_sign_of_sense_but_an_ace_is() {
    assertThat(Sense.afterDrawing(0.9, 10, true)).isLessThan(0.5);
    assertThat(Sense.afterDrawing(0.9, 1, true)).isGreaterThan(0.9);
  }
}
