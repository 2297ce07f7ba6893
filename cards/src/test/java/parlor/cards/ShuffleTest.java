package parlor.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.BiFunction;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.Test;

/// Every card is equally likely at every place of a shuffled deck (CAM-1, FR-003), by a chi-square
/// test that is also shown to catch shuffles with the usual mistakes.
class ShuffleTest {
  private static final int SHUFFLES = 200_000;
  private static final int CARDS = 52;
  private static final long SEED = 20_260_101;

  /// How many standard deviations of chi-square a fair shuffle stays within: one run in 30,000
  /// would not.
  private static final double BOUND = 4;

  private interface Shuffle extends BiFunction<List<Integer>, RandomGenerator, List<Integer>> {}

  @Test
  void every_card_is_equally_likely_at_every_place() {
    assertThat(deviation(Deck::shuffle)).as("seed " + SEED).isBetween(-BOUND, BOUND);
  }

  @Test
  void swapping_with_any_card_is_caught() {
    assertThat(deviation(ShuffleTest::swappingWithAny)).isGreaterThan(10 * BOUND);
  }

  @Test
  void never_leaving_a_card_where_it_is_is_caught() {
    assertThat(deviation(ShuffleTest::offByOne)).isGreaterThan(10 * BOUND);
  }

  @Test
  void taking_the_remainder_of_a_byte_is_caught() {
    assertThat(deviation(ShuffleTest::byteRemainder)).isGreaterThan(10 * BOUND);
  }

  private static double deviation(Shuffle shuffle) {
    var chance = RandomGeneratorFactory.of("L64X128MixRandom").create(SEED);
    var ordered = Collections.unmodifiableList(numbers());
    var counts = new int[CARDS][CARDS];
    for (var run = 0; run < SHUFFLES; run++) {
      var shuffled = shuffle.apply(ordered, chance);
      for (var place = 0; place < CARDS; place++) {
        counts[place][shuffled.get(place)]++;
      }
    }
    var freedom = (CARDS - 1) * (CARDS - 1);
    return (chiSquare(counts) - freedom) / Math.sqrt(2.0 * freedom);
  }

  private static List<Integer> numbers() {
    var numbers = new ArrayList<Integer>();
    for (var number = 0; number < CARDS; number++) {
      numbers.add(number);
    }
    return numbers;
  }

  private static double chiSquare(int[][] counts) {
    var expected = (double) SHUFFLES / CARDS;
    var sum = 0.0;
    for (var row : counts) {
      for (var count : row) {
        sum += (count - expected) * (count - expected) / expected;
      }
    }
    return sum;
  }

  private static List<Integer> swappingWithAny(List<Integer> cards, RandomGenerator chance) {
    var shuffled = new ArrayList<>(cards);
    for (var place = 0; place < CARDS; place++) {
      Collections.swap(shuffled, place, chance.nextInt(CARDS));
    }
    return shuffled;
  }

  private static List<Integer> offByOne(List<Integer> cards, RandomGenerator chance) {
    var shuffled = new ArrayList<>(cards);
    for (var last = CARDS - 1; last > 0; last--) {
      Collections.swap(shuffled, last, chance.nextInt(last));
    }
    return shuffled;
  }

  private static List<Integer> byteRemainder(List<Integer> cards, RandomGenerator chance) {
    var shuffled = new ArrayList<>(cards);
    for (var last = CARDS - 1; last > 0; last--) {
      Collections.swap(shuffled, last, chance.nextInt(256) % (last + 1));
    }
    return shuffled;
  }
}
