package parlor.games.shanko.bot;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import parlor.cards.Card;
import parlor.games.shanko.solver.Hand;

/// Keeping a lead in the last round: who is caught with fewer points than the lead wins all the
/// same, and a hand of few points is often sooner to be had than the contract.
///
/// @param lead how many points fewer than every other seat this one has
record Guarding(Sight sight, int lead) {
  /// How many turns a hand usually needs for the contract, by the cards that it misses.
  private static final double[] TURNS = {0, 3.6, 7, 9.9, 12.5, 14.8, 17, 18, 19, 20, 21, 22, 23};

  /// Where others may buy, a round takes so much of that.
  private static final double CROWD = 0.6;

  /// What a card counts in the end that comes instead of a high one.
  private static final double COMING = 4.5;

  /// A discard that counts so little is better than a card of the pile.
  private static final int LOW = 5;

  /// When there is something to guard.
  static Optional<Guarding> of(Sight sight) {
    var lead = sight.lead();
    return lead.isPresent() && !sight.hasMelded()
        ? Optional.of(new Guarding(sight, lead.getAsInt()))
        : Optional.empty();
  }

  /// Whether the hand would still win if it were caught with so many points more.
  boolean isSafe(double more) {
    return sight.hand().points() + more < lead;
  }

  /// The cards that may be thrown: those after which the hand is safe; when there is none, the
  /// highest, if few points are sooner to be had than the contract; else all.
  List<Card> throwable(List<Card> cards, int distance) {
    var safe = cards.stream().filter(card -> isSafe(-points(card))).toList();
    if (safe.isEmpty() && isSooner(distance)) {
      return List.of(cards.stream().max(Comparator.comparingInt(Guarding::points)).orElseThrow());
    }
    return safe.isEmpty() ? cards : safe;
  }

  /// Whether the points come first now: the hand is not safe, but can be, sooner than it has the
  /// contract.
  boolean isUrgent(int distance) {
    return !isSafe(0) && isSooner(distance);
  }

  private boolean isSooner(int distance) {
    return turns() <= (sight.seats() == 2 ? 1 : CROWD) * TURNS[distance];
  }

  /// How many high cards must go.
  private int turns() {
    var cards = sight.view().hand().stream().map(Guarding::points).sorted().toList().reversed();
    var left = (double) sight.hand().points();
    for (var turns = 0; turns < cards.size(); turns++) {
      if (left < lead) {
        return turns;
      }
      left += COMING - cards.get(turns);
    }
    return Integer.MAX_VALUE;
  }

  /// Whether this discard leaves the hand safe when the highest other card is thrown for it.
  boolean staysSafe(Card taken) {
    var highest = sight.view().hand().stream().mapToInt(Guarding::points).max().orElse(0);
    return isSafe(points(taken) - highest);
  }

  /// Whether a hand that buys this card, and gets another with it, stays safe.
  boolean staysSafeBuying(Card bought) {
    return isSafe(points(bought) + COMING);
  }

  static boolean isLow(Card card) {
    return points(card) <= LOW;
  }

  private static int points(Card card) {
    return Hand.points(Hand.faceOf(card));
  }
}
