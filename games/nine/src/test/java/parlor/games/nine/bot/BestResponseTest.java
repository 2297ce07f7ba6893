package parlor.games.nine.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import parlor.testkit.Proves;

/// What is known exactly, by going through every position.
class BestResponseTest {
  private static final int POSITIONS = 803_542;

  @Test
  void there_are_48_620_pairs_of_hands() {
    var pairs =
        IntStream.rangeClosed(0, Cards.ALL)
            .map(hand ->
                (int)
                    IntStream.rangeClosed(0, Cards.ALL)
                        .filter(other -> Cards.count(other) == Cards.count(hand))
                        .count())
            .sum();
    assertThat(pairs).isEqualTo(48_620);
  }

  @Test
  @Proves("NINE-9")
  void nobody_wins_more_than_half_against_perfect_over_all_803_542_positions() {
    var start = cpuTime();
    var response = new BestResponse(new Uniform());
    assertThat(response.value(Situation.START)).isCloseTo(0.5, within(1e-9));
    assertThat(response.positions()).isEqualTo(POSITIONS);
    assertThat(cpuTime().minus(start)).isLessThan(Duration.ofSeconds(5));
  }

  @Test
  @Proves("NINE-9")
  void medium_always_loses_to_its_best_response() {
    var start = cpuTime();
    var response = new BestResponse(new Ladder());
    assertThat(response.value(Situation.START)).isCloseTo(1, within(1e-9));
    assertThat(cpuTime().minus(start)).isLessThan(Duration.ofSeconds(5));
  }

  @Test
  @Proves("NINE-9")
  void against_perfect_anybody_wins_and_loses_46_61_percent() {
    var results = new int[3];
    countOrders(new int[] {1, 2, 3, 4, 5, 6, 7, 8, 9}, 0, 0, results);
    assertThat(Arrays.stream(results).sum()).isEqualTo(362_880);
    assertThat(100.0 * results[2] / 362_880).isCloseTo(46.61, within(0.005));
    assertThat(100.0 * results[1] / 362_880).isCloseTo(6.78, within(0.005));
    assertThat(results[0]).isEqualTo(results[2]);
  }

  /// Counts lost, drawn and won games of the cards in order against those in every order.
  private static void countOrders(int[] cards, int from, int lead, int[] results) {
    if (from == cards.length) {
      results[Integer.signum(lead) + 1]++;
      return;
    }
    for (var i = from; i < cards.length; i++) {
      swap(cards, from, i);
      countOrders(cards, from + 1, lead + Stakes.STANDARD.swing(from + 1, cards[from]), results);
      swap(cards, from, i);
    }
  }

  private static void swap(int[] cards, int one, int other) {
    var kept = cards[one];
    cards[one] = cards[other];
    cards[other] = kept;
  }

  /// Of this thread: other work on the machine does not count.
  private static Duration cpuTime() {
    return Duration.ofNanos(ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime());
  }
}
