package parlor.games.nine.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlor.engine.SplitMix64;
import parlor.games.nine.Duels;
import parlor.testkit.Proves;

/// Full figures come from the lab; these are short, with margins that luck does not reach.
class HardBotTest {
  private static final double ROUNDING = 1e-9;

  static List<Style> opponents() {
    return List.of(new Uniform(), new Ladder(), Habit.DESCENDING, Habit.MIRROR.slipping(0.2));
  }

  @ParameterizedTest
  @MethodSource("opponents")
  @Proves("NINE-9")
  void no_card_of_the_opponent_can_cost_more_than_the_budget(Style style) {
    var luck = new SplitMix64(3);
    for (var game = 0; game < 40; game++) {
      var hard = Exploiter.ofStranger();
      for (var now = Situation.START; now.left() > 0; ) {
        var outlook = Planning.outlook(hard.belief(), now);
        var mix = SafeMix.of(outlook, hard.budget());
        assertThat(Arrays.stream(mix).sum()).isBetween(1 - ROUNDING, 1 + ROUNDING);
        for (var other = 0; other < mix.length; other++) {
          assertThat(outlook.gain(mix, other)).isGreaterThan(-hard.budget() - ROUNDING);
        }
        var card = StyleBot.draw(hard.chances(now), luck);
        var otherCard = StyleBot.draw(style.chances(now.mirrored()), luck);
        hard = hard.after(now, otherCard);
        now = now.after(card, otherCard);
      }
    }
  }

  @Test
  @Proves("NINE-9")
  void out_guessed_it_falls_back_to_any_card() {
    var beaten = new Exploiter(Belief.ofStranger(), 0);
    assertThat(beaten.chances(Situation.START))
        .containsExactly(new Uniform().chances(Situation.START));
  }

  @Test
  @Proves("NINE-9")
  void it_beats_medium_even_as_a_stranger() {
    assertThat(Duels.share(new HardBot(), new StyleBot(new Ladder()), 200, 1)).isGreaterThan(0.8);
  }

  @Test
  @Proves("NINE-9")
  void it_always_beats_medium_once_it_has_recognised_it() {
    var hard = afterAGameAgainst(new Ladder());
    assertThat(Duels.share(new HardBot(hard), new StyleBot(new Ladder()), 100, 2))
        .isGreaterThan(0.98);
  }

  @Test
  @Proves("NINE-9")
  void it_beats_the_habits_of_people() {
    var mean =
        Arrays.stream(Habit.values())
            .map(habit -> new StyleBot(habit.slipping(0.1)))
            .mapToDouble(people -> Duels.share(new HardBot(), people, 40, 3))
            .average();
    assertThat(mean.orElseThrow()).isGreaterThan(0.7);
  }

  @Test
  @Proves("NINE-9")
  void who_knows_its_code_gains_little() {
    var hard = new HardBot();
    var knowing = new CounterExploiter(hard, new Ladder(), 0);
    assertThat(Duels.share(hard, knowing, 150, 4)).isGreaterThan(0.35);
  }

  /// What Hard knows after a game that went as expected.
  private static Exploiter afterAGameAgainst(Style style) {
    var luck = new SplitMix64(5);
    var hard = Exploiter.ofStranger();
    for (var now = Situation.START; now.left() > 0; ) {
      var card = StyleBot.draw(hard.chances(now), luck);
      var otherCard = StyleBot.draw(style.chances(now.mirrored()), luck);
      hard = hard.after(now, otherCard);
      now = now.after(card, otherCard);
    }
    return hard.inNextGame();
  }
}
