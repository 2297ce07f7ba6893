package parlor.games.cambio.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import parlor.engine.SplitMix64;
import parlor.engine.Status;
import parlor.games.cambio.CambioAction;
import parlor.games.cambio.CambioPlugin;
import parlor.testkit.Proves;

/// How long games take at the default pace: SC-001.
class DurationTest {
  private static final int GAMES = 1_000;

  @Test
  @Proves("CAM-22")
  void at_least_95_of_100_games_take_under_ten_minutes() {
    var luck = new SplitMix64(1);
    var durations = new ArrayList<Duration>();
    for (var game = 0; game < GAMES; game++) {
      durations.add(played(2 + game % 3, game, luck));
    }
    Collections.sort(durations);
    assertThat(durations.get(GAMES * 95 / 100)).isLessThan(Duration.ofMinutes(10));
  }

  private static Duration played(int seats, long seed, RandomGenerator luck) {
    var bots = Collections.nCopies(seats, CambioBots.medium());
    var total = Duration.ZERO;
    for (var step : Arena.play(bots, seed)) {
      total = total.plus(before(step.before(), luck));
    }
    return total;
  }

  /// The dealer's pause, or the time that somebody takes for an action.
  private static Duration before(Status<CambioAction> status, RandomGenerator luck) {
    return switch (status) {
      case Status.Dealing<CambioAction>(var pause) -> pause;
      case Status.Waiting<CambioAction> _ -> thinking(luck);
      case Status.Finished<CambioAction> _ -> Duration.ZERO;
    };
  }

  private static Duration thinking(RandomGenerator luck) {
    var pace = new CambioPlugin().thinking();
    return Duration.ofMillis(luck.nextLong(pace.least().toMillis(), pace.most().toMillis() + 1));
  }
}
