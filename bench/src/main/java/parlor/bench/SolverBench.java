package parlor.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import parlor.cards.Card;
import parlor.cards.Deck;
import parlor.engine.SplitMix64;
import parlor.games.shanko.Contract;
import parlor.games.shanko.solver.Distance;
import parlor.games.shanko.solver.Hand;
import parlor.games.shanko.solver.Turns;

/// Shanko's solver on one thread: how far a hand is from each round's contract, and what lays it
/// down and leaves the fewest points.
final class SolverBench {
  private static final int ROUNDS = 7;
  private static final int DEALT = 12;
  private static final int LARGEST = 18;
  private static final int HANDS = 1_000;
  private static final int TIMES = 20;

  private SolverBench() {}

  static void run() {
    Bench.say("Shanko's solver, %,d random hands, µs a hand:", HANDS);
    Bench.say("%-8s %16s %16s %18s", "round", "distance of 12", "distance of 18", "laying down 18");
    for (var round = 1; round <= ROUNDS; round++) {
      var contract = Contract.of(round);
      var distance = new Distance(contract);
      Bench.say(
          "%-8d %16.1f %16.1f %18.1f",
          round,
          micros(DEALT, cards -> distance.of(Hand.of(cards))),
          micros(LARGEST, cards -> distance.of(Hand.of(cards))),
          micros(LARGEST, cards -> Turns.layDown(cards, contract, List.of()).isPresent() ? 1 : 0));
    }
  }

  /// The time for one hand, after as many for warming up.
  private static double micros(int size, ToIntFunction<List<Card>> solving) {
    var hands = hands(size);
    var _ = solve(hands, solving);
    return solve(hands, solving) / 1e3 / HANDS / TIMES;
  }

  private static long solve(List<List<Card>> hands, ToIntFunction<List<Card>> solving) {
    var sum = 0L;
    var began = System.nanoTime();
    for (var time = 0; time < TIMES; time++) {
      for (var hand : hands) {
        sum += solving.applyAsInt(hand);
      }
    }
    if (sum < 0) {
      throw new IllegalStateException("a distance below zero");
    }
    return System.nanoTime() - began;
  }

  private static List<List<Card>> hands(int size) {
    var luck = new SplitMix64(1);
    var hands = new ArrayList<List<Card>>();
    for (var i = 0; i < HANDS; i++) {
      hands.add(List.copyOf(Deck.shuffle(Deck.shoe(2, 4), luck).subList(0, size)));
    }
    return hands;
  }
}
