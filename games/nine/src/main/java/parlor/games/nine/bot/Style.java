package parlor.games.nine.bot;

import parlor.games.nine.Nine;

/// A way to play: how likely each card is in a situation. What a bot plays, and what another bot
/// believes of its opponent, are the same kind of thing.
public interface Style {
  /// The chance of each card, by its number; place 0 is unused. They sum to 1, and are 0 for cards
  /// not held.
  double[] chances(Situation situation);

  /// Whether it looks at the cards of the turn before.
  default boolean recallsLastTurn() {
    return false;
  }

  /// Any card of these, equally likely.
  static double[] anyOf(int cards) {
    var chances = new double[Nine.CARDS + 1];
    for (var card : Cards.list(cards)) {
      chances[card] = 1.0 / Cards.count(cards);
    }
    return chances;
  }

  /// Each card of the hand, as likely as its weight says. Weights are above 0.
  static double[] weighted(int hand, java.util.function.IntToDoubleFunction weight) {
    var chances = new double[Nine.CARDS + 1];
    var sum = 0.0;
    for (var card : Cards.list(hand)) {
      chances[card] = weight.applyAsDouble(card);
      sum += chances[card];
    }
    for (var card : Cards.list(hand)) {
      chances[card] /= sum;
    }
    return chances;
  }

  /// This style, but so often it slips and plays any card.
  default Style slipping(double share) {
    var steady = this;
    return new Style() {
      @Override
      public double[] chances(Situation situation) {
        var chances = steady.chances(situation);
        for (var card : Cards.list(situation.hand())) {
          chances[card] = (1 - share) * chances[card] + share / situation.left();
        }
        return chances;
      }

      @Override
      public boolean recallsLastTurn() {
        return steady.recallsLastTurn();
      }
    };
  }
}
