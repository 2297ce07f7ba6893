package parlor.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DealChanceTest {
  private final DealChance chance = new DealChance("a secret", List.of());

  @Test
  void the_same_event_draws_the_same_luck() {
    assertThat(draws(chance, 7)).isEqualTo(draws(new DealChance("a secret", List.of()), 7));
  }

  @Test
  void other_events_and_other_secrets_draw_other_luck() {
    assertThat(draws(chance, 7)).isNotEqualTo(draws(chance, 8));
    assertThat(draws(chance, 7)).isNotEqualTo(draws(new DealChance("another", List.of()), 7));
  }

  @Test
  void luck_that_people_add_makes_other_luck() {
    var ann = new DealChance("a secret", List.of("ann"));
    assertThat(draws(chance, 7)).isNotEqualTo(draws(ann, 7));
    assertThat(draws(ann, 7)).isEqualTo(draws(new DealChance("a secret", List.of("ann")), 7));
    assertThat(draws(ann, 7))
        .isNotEqualTo(draws(new DealChance("a secret", List.of("ann", "bob")), 7));
  }

  @Test
  void what_was_drawn_once_is_drawn_for_ever() {
    // Whoever repeats a deal years later must come to the same cards.
    var alone = chance.forEvent(3);
    assertThat(IntStream.generate(() -> alone.nextInt(52)).limit(6))
        .containsExactly(15, 45, 50, 9, 8, 44);
    var together = new DealChance("a secret", List.of("ann", "bob")).forEvent(3);
    assertThat(IntStream.generate(() -> together.nextInt(52)).limit(3)).containsExactly(30, 51, 37);
  }

  @Test
  void draws_below_a_bound_favour_no_number() {
    // A bound of two thirds of the range: taking remainders would draw the lower half twice as
    // often as the upper.
    var bound = (int) (0xAAAAAAAAL >>> 1);
    var random = chance.forEvent(0);
    var low = IntStream.range(0, 20_000).filter(_ -> random.nextInt(bound) < bound / 2).count();
    assertThat(low).isBetween(9_700L, 10_300L);
  }

  @Test
  void every_face_of_a_die_comes_up_equally_often() {
    var random = chance.forEvent(1);
    var counts = new int[6];
    IntStream.range(0, 60_000).forEach(_ -> counts[random.nextInt(6)]++);
    var chiSquare = IntStream.of(counts).mapToDouble(n -> Math.pow(n - 10_000, 2) / 10_000).sum();
    // Five degrees of freedom: above 25.7 in one of ten thousand fair runs.
    assertThat(chiSquare).isLessThan(25.7);
  }

  private static long[] draws(DealChance from, int event) {
    return from.forEvent(event).longs(12).toArray();
  }
}
