package parlor.games.nine.bot;

import parlor.games.nine.Nine;

/// Characters to play against. None does better than another against somebody to whom every card is
/// equally likely; they differ in how they go about it.
public enum Personality implements Style {
  /// Leads with high cards, the more so when behind.
  AGGRESSIVE {
    @Override
    public double[] chances(Situation now) {
      var eagerness = now.lead() < 0 ? 3 : 2;
      return Style.weighted(now.hand(), card -> power(card, eagerness));
    }
  },
  /// Gives up low cards first, and when ahead keeps the high ones all the more.
  DEFENSIVE {
    @Override
    public double[] chances(Situation now) {
      var caution = now.lead() > 0 ? 3 : 2;
      return Style.weighted(now.hand(), card -> power(Nine.CARDS + 1 - card, caution));
    }
  },
  /// Prefers the middle of what it holds.
  BALANCED {
    @Override
    public double[] chances(Situation now) {
      var middle = middle(now.hand());
      return Style.weighted(now.hand(), card -> 1 / (1 + (card - middle) * (card - middle)));
    }
  };

  private static double power(int base, int exponent) {
    var power = 1.0;
    for (var i = 0; i < exponent; i++) {
      power *= base;
    }
    return power;
  }

  private static double middle(int hand) {
    var sum = 0.0;
    for (var card : Cards.list(hand)) {
      sum += card;
    }
    return sum / Cards.count(hand);
  }
}
