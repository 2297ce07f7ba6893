package parlor.games.nine.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import parlor.engine.SplitMix64;
import parlor.testkit.Proves;

class StylesTest {
  static List<Style> styles() {
    var styles = new ArrayList<Style>(List.of(Habit.values()));
    styles.addAll(List.of(Personality.values()));
    styles.addAll(List.of(new Ladder(), new Uniform(), Habit.MIRROR.slipping(0.1)));
    return styles;
  }

  /// Every situation of a random game, as one seat sees it.
  private static List<Situation> randomGame(long seed) {
    var luck = new SplitMix64(seed);
    var situations = new ArrayList<Situation>();
    for (var now = Situation.START; now.left() > 0; ) {
      situations.add(now);
      var own = Cards.list(now.hand());
      var others = Cards.list(now.other());
      now = now.after(own[luck.nextInt(own.length)], others[luck.nextInt(others.length)]);
    }
    return situations;
  }

  @ParameterizedTest
  @MethodSource("styles")
  void chances_sum_to_one_over_the_cards_held(Style style) {
    for (var seed = 0; seed < 50; seed++) {
      for (var now : randomGame(seed)) {
        var chances = style.chances(now);
        assertThat(Arrays.stream(chances).sum()).isCloseTo(1, within(1e-12));
        for (var card = 1; card <= 9; card++) {
          assertThat(chances[card] > 0 && !Cards.holds(now.hand(), card)).isFalse();
        }
      }
    }
  }

  /// The mean card of the first three turns over many games against any card.
  private static double openingMean(Style style) {
    var luck = new SplitMix64(4);
    var sum = 0;
    for (var game = 0; game < 1_000; game++) {
      for (var now = Situation.START; now.turn() <= 3; ) {
        var card = StyleBot.draw(style.chances(now), luck);
        sum += card;
        now = now.after(card, StyleBot.draw(Style.anyOf(now.other()), luck));
      }
    }
    return sum / 3_000.0;
  }

  @Test
  @Proves("NINE-10")
  void the_aggressive_lead_high_the_defensive_low_and_the_balanced_between() {
    assertThat(openingMean(Personality.AGGRESSIVE)).isBetween(6.2, 8.0);
    assertThat(openingMean(Personality.DEFENSIVE)).isBetween(2.0, 3.8);
    assertThat(openingMean(Personality.BALANCED)).isBetween(4.8, 5.2);
  }

  /// How often an opening card is one of the three in the middle.
  @Test
  @Proves("NINE-10")
  void the_balanced_keep_to_the_middle() {
    var chances = Personality.BALANCED.chances(Situation.START);
    assertThat(chances[4] + chances[5] + chances[6]).isGreaterThan(0.6);
  }

  @ParameterizedTest
  @EnumSource(
      value = Habit.class,
      names = {"ASCENDING", "DESCENDING", "MIDDLE_FIRST", "MIRROR"})
  @Proves("NINE-9")
  void the_habits_of_easy_lose_nearly_always_to_who_knows_them(Habit habit) {
    assertThat(new BestResponse(habit).value(Situation.START)).isGreaterThan(0.99);
  }
}
