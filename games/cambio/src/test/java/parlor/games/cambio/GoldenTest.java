package parlor.games.cambio;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlor.engine.Setup;
import parlor.testkit.Golden;
import parlor.testkit.Proves;

class GoldenTest {
  private static final int STEPS_MAX = 1_000;
  private final Golden<CambioOptions, CambioState, CambioAction, CambioEvent, CambioView> golden =
      new Golden<>(new CambioPlugin());

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void a_whole_game_goes_as_it_went(int seats) {
    golden.playThrough("seats-" + seats, setup(seats), seats, STEPS_MAX);
  }

  @Test
  @Proves("PLT-20")
  void a_journal_of_the_first_version_still_replays() {
    golden.journal("version-1", setup(4), 7, STEPS_MAX);
  }

  private static Setup<CambioOptions> setup(int seats) {
    return new Setup<>(seats, new CambioOptions());
  }
}
