package parlor.games.shanko;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlor.engine.Setup;
import parlor.testkit.Golden;
import parlor.testkit.Proves;

class GoldenTest {
  private static final int STEPS_MAX = 300;
  private final Golden<ShankoOptions, ShankoState, ShankoAction, ShankoEvent, ShankoView> golden =
      new Golden<>(new ShankoPlugin());

  @ParameterizedTest
  @ValueSource(ints = {2, 5})
  void the_first_rounds_go_as_they_went(int seats) {
    golden.playThrough("seats-" + seats, setup(seats), seats, STEPS_MAX);
  }

  @Test
  @Proves("PLT-20")
  void a_journal_of_the_first_version_still_replays() {
    golden.journal("version-1", setup(3), 7, 10_000);
  }

  private static Setup<ShankoOptions> setup(int seats) {
    return new Setup<>(seats, new ShankoOptions(0));
  }
}
