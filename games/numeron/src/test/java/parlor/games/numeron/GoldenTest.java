package parlor.games.numeron;

import org.junit.jupiter.api.Test;
import parlor.engine.Setup;
import parlor.games.numeron.NumeronOptions.FirstCaller;
import parlor.games.numeron.NumeronOptions.Mode;
import parlor.testkit.Golden;
import parlor.testkit.Proves;

class GoldenTest {
  private static final int STEPS_MAX = 300;
  private static final NumeronOptions TOURNAMENT =
      new NumeronOptions(Mode.TOURNAMENT, true, FirstCaller.DRAWN);
  private final Golden<NumeronOptions, NumeronState, NumeronAction, NumeronEvent, NumeronView>
      golden = new Golden<>(new NumeronPlugin());

  @Test
  void single_play_goes_as_it_went() {
    golden.playThrough("single-play", new Setup<>(1, NumeronOptions.USUAL), 1, STEPS_MAX);
  }

  @Test
  void a_duel_goes_as_it_went() {
    golden.playThrough("duel", new Setup<>(2, NumeronOptions.USUAL), 2, STEPS_MAX);
  }

  @Test
  void a_tournament_goes_as_it_went() {
    golden.playThrough("tournament", new Setup<>(2, TOURNAMENT), 3, STEPS_MAX);
  }

  @Test
  @Proves("PLT-20")
  void journals_of_the_first_version_still_replay() {
    golden.journal("version-1-single-play", new Setup<>(1, NumeronOptions.USUAL), 4, STEPS_MAX);
    golden.journal("version-1-duel", new Setup<>(2, NumeronOptions.USUAL), 5, STEPS_MAX);
    golden.journal("version-1-tournament", new Setup<>(2, TOURNAMENT), 6, STEPS_MAX);
  }
}
