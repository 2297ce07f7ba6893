package parlor.games.numeron.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import parlor.engine.Bot;
import parlor.games.numeron.Duels;
import parlor.games.numeron.NumeronAction;
import parlor.games.numeron.NumeronView;
import parlor.testkit.Proves;

/// Short tournaments with wide margins; `parlor.lab.NumeronLab` measures the same with 10,000
/// games.
class StrengthTest {
  private static final long SEED = 2;

  private static Bot<NumeronAction, NumeronView, ?> level(String name) {
    return NumeronBot.levels().sequencedEntrySet().stream()
        .filter(entry -> entry.getKey().equals(name))
        .findFirst()
        .orElseThrow()
        .getValue();
  }

  @Test
  @Proves({"NUM-22", "NUM-24"})
  void hard_beats_a_random_consistent_caller() {
    var score = new Duels(level("hard"), Sparring.randomConsistent(), false).play(800, SEED);
    assertThat(score.share()).as(score::toString).isGreaterThan(0.53);
    assertThat(score.decision(0.95)).as(score::toString).isLessThan(Duration.ofMillis(5));
  }

  @Test
  @Proves("NUM-23")
  void hard_holds_its_own_against_the_plan_of_the_least_calls() {
    var score = new Duels(level("hard"), Sparring.leastCalls(), false).play(800, SEED);
    assertThat(score.share()).as(score::toString).isGreaterThan(0.48);
  }

  @Test
  @Proves({"NUM-23", "NUM-24"})
  void with_items_hard_beats_the_same_caller_without_them() {
    var score = new Duels(level("hard"), Sparring.hardWithoutItems(), true).play(200, SEED);
    assertThat(score.share()).as(score::toString).isGreaterThan(0.8);
    assertThat(score.decision(0.95)).as(score::toString).isLessThan(Duration.ofMillis(50));
  }

  @Test
  @Proves("NUM-8")
  void each_level_beats_the_one_below_it() {
    var medium = new Duels(level("medium"), level("easy"), true).play(200, SEED);
    assertThat(medium.share()).as(medium::toString).isGreaterThan(0.6);
    var hard = new Duels(level("hard"), level("easy"), true).play(200, SEED);
    assertThat(hard.share()).as(hard::toString).isGreaterThan(0.65);
  }
}
