package parlor.testkit.toy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The laws themselves on trial: each catches the bug that was planted for it.
class PlantedBugsTest {
  private static final Pattern SEED = Pattern.compile("-Dparlor\\.seed=(-?[0-9]+)");

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NONE")
  void its_law_catches_the_bug(Bug bug) {
    assertThatThrownBy(() -> bug.law.accept(new ToyLaws(bug))).isInstanceOf(AssertionError.class);
  }

  @Test
  void a_failure_names_the_seed_that_replays_it() {
    var failure = catchThrowable(() -> Bug.LOST_CARD.law.accept(new ToyLaws(Bug.LOST_CARD)));
    var seed = SEED.matcher(failure.getMessage());
    assertThat(seed.find()).isTrue();
    System.setProperty("parlor.seed", seed.group(1));
    try {
      assertThatThrownBy(() -> Bug.LOST_CARD.law.accept(new ToyLaws(Bug.LOST_CARD)))
          .hasMessage(failure.getMessage());
    } finally {
      System.clearProperty("parlor.seed");
    }
  }
}
