package parlor.bench;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import parlor.cards.Card;
import parlor.cards.Deck;
import parlor.engine.SplitMix64;
import parlor.games.shanko.Contract;
import parlor.games.shanko.solver.Distance;
import parlor.games.shanko.solver.Hand;
import parlor.games.shanko.solver.Turns;

/// Shanko's solver with random hands: how far a hand is from a round's contract, and what lays it
/// down and leaves the fewest points.
@State(Scope.Thread)
@SuppressWarnings("NullAway.Init") // Set up before anything is measured.
public class SolverBenchmark {
  private static final int DEALT = 12;
  private static final int LARGEST = 18;
  private static final int HANDS = 1_000;

  @Param({"1", "2", "3", "4", "5", "6", "7"})
  public int round;

  private Contract contract;
  private Distance distance;
  private List<List<Card>> dealt;
  private List<List<Card>> largest;
  private int next;

  @Setup
  public void setUp() {
    contract = Contract.of(round);
    distance = new Distance(contract);
    dealt = hands(DEALT);
    largest = hands(LARGEST);
  }

  @Benchmark
  public int distanceOf12() {
    return distance.of(Hand.of(oneOf(dealt)));
  }

  @Benchmark
  public int distanceOf18() {
    return distance.of(Hand.of(oneOf(largest)));
  }

  @Benchmark
  public Optional<?> layingDown18() {
    return Turns.layDown(oneOf(largest), contract, List.of());
  }

  private List<Card> oneOf(List<List<Card>> hands) {
    next = (next + 1) % hands.size();
    return hands.get(next);
  }

  private static List<List<Card>> hands(int size) {
    var luck = new SplitMix64(1);
    return IntStream.range(0, HANDS)
        .mapToObj(_ -> List.copyOf(Deck.shuffle(Deck.shoe(2, 4), luck).subList(0, size)))
        .toList();
  }
}
