package parlor.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SplitMix64Test {
  /// The published sequence of the algorithm for this seed, so that a browser gives the same games.
  @Test
  void it_gives_the_published_sequence() {
    var generator = new SplitMix64(1_234_567);
    assertThat(IntStream.range(0, 5).mapToObj(_ -> Long.toUnsignedString(generator.nextLong())))
        .containsExactly(
            "6457827717110365317",
            "3203168211198807973",
            "9817491932198370423",
            "4593380528125082431",
            "16408922859458223821");
  }

  @Test
  void luck_depends_on_the_seed_and_on_the_number_of_the_event() {
    var luck = Chance.seeded(1).forEvent(3).nextLong();
    assertThat(Chance.seeded(1).forEvent(3).nextLong()).isEqualTo(luck);
    assertThat(Chance.seeded(1).forEvent(4).nextLong()).isNotEqualTo(luck);
    assertThat(Chance.seeded(2).forEvent(3).nextLong()).isNotEqualTo(luck);
  }
}
