package parlor.games.nine.bot;

import java.util.function.IntToDoubleFunction;

/// Habits that people fall into. Each is predictable, and so can be beaten.
public enum Habit implements Style {
  /// The lowest card first.
  ASCENDING {
    @Override
    public double[] chances(Situation now) {
      return Style.anyOf(Cards.lowest(now.hand(), 1));
    }
  },
  /// The highest card first.
  DESCENDING {
    @Override
    public double[] chances(Situation now) {
      return Style.anyOf(Cards.highest(now.hand(), 1));
    }
  },
  /// After a win a card near the one that won, else one far from the one that did not.
  WIN_STAY {
    @Override
    public double[] chances(Situation now) {
      if (now.last() == 0) {
        return Style.anyOf(now.hand());
      }
      var away = now.wonLast() ? 1 : -1;
      return Style.anyOf(nearest(now.hand(), card -> away * Math.abs(card - now.last())));
    }

    @Override
    public boolean recallsLastTurn() {
      return true;
    }
  },
  /// The card that the other just played, or the nearest to it.
  MIRROR {
    @Override
    public double[] chances(Situation now) {
      return now.otherLast() == 0
          ? Style.anyOf(now.hand())
          : Style.anyOf(nearest(now.hand(), card -> Math.abs(card - now.otherLast())));
    }

    @Override
    public boolean recallsLastTurn() {
      return true;
    }
  },
  /// The 8 and the 9 are kept to the end; before them any card.
  SAVE_NINES {
    @Override
    public double[] chances(Situation now) {
      var others = now.hand() & ~(Cards.bit(8) | Cards.bit(9));
      return Style.anyOf(others != 0 ? others : now.hand());
    }
  },
  /// The nearest to 5 first, and the ends last.
  MIDDLE_FIRST {
    @Override
    public double[] chances(Situation now) {
      return Style.anyOf(nearest(now.hand(), card -> Math.abs(card - 5)));
    }
  },
  /// The lowest card that would have beaten the other's last one; the lowest of all if none would.
  ANTI_LAST {
    @Override
    public double[] chances(Situation now) {
      if (now.otherLast() == 0) {
        return Style.anyOf(now.hand());
      }
      var above = now.hand() & ~(Cards.bit(now.otherLast() + 1) - 1);
      return Style.anyOf(Cards.lowest(above != 0 ? above : now.hand(), 1));
    }

    @Override
    public boolean recallsLastTurn() {
      return true;
    }
  },
  /// A card that is liked is liked in every game: 7 and 3 most, then the other odd ones.
  FREQUENCY_BIASED {
    @Override
    public double[] chances(Situation now) {
      return Style.weighted(now.hand(), card -> LIKING[card]);
    }
  };

  private static final double[] LIKING = {0, 1, 1, 6, 1, 3, 1, 12, 1, 3};

  /// The cards whose distance is the least.
  private static int nearest(int hand, IntToDoubleFunction distance) {
    var best = 0;
    var least = Double.MAX_VALUE;
    for (var card : Cards.list(hand)) {
      var far = distance.applyAsDouble(card);
      if (far < least) {
        least = far;
        best = 0;
      }
      if (far == least) {
        best |= Cards.bit(card);
      }
    }
    return best;
  }
}
