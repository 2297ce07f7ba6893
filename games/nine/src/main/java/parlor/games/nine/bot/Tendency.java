package parlor.games.nine.bot;

import parlor.games.nine.Nine;

/// A question about an opponent whose answers are worth counting: in such circumstances, which kind
/// of card?
enum Tendency {
  /// Which card itself, early, midway or late, behind, level or ahead.
  CARD(9, Nine.CARDS) {
    @Override
    int circumstance(Situation now) {
      return 3 * third(now) + (now.lead() < -15 ? 0 : now.lead() > 15 ? 2 : 1);
    }

    @Override
    int kind(Situation now, int card) {
      return card - 1;
    }
  },
  /// How high among those held, early, midway or late, and by the state of the score.
  HEIGHT(12, 5) {
    @Override
    int circumstance(Situation now) {
      var score = now.lead() < -15 ? 0 : now.lead() <= 0 ? 1 : now.lead() <= 15 ? 2 : 3;
      return 4 * third(now) + score;
    }

    @Override
    int kind(Situation now, int card) {
      var below = Cards.count(now.hand() & (Cards.bit(card) - 1));
      return now.left() == 1 ? 2 : (int) Math.round(4.0 * below / (now.left() - 1));
    }
  },
  /// How far from one's own last card, by how that one fared.
  OWN_LAST(4, 5) {
    @Override
    int circumstance(Situation now) {
      return fared(now);
    }

    @Override
    int kind(Situation now, int card) {
      return now.last() == 0 ? 0 : distance(card - now.last());
    }
  },
  /// How far from the other's last card, by how one's own fared.
  OTHER_LAST(4, 5) {
    @Override
    int circumstance(Situation now) {
      return fared(now);
    }

    @Override
    int kind(Situation now, int card) {
      return now.otherLast() == 0 ? 0 : distance(card - now.otherLast());
    }
  };

  private final int circumstances;
  private final int kinds;

  Tendency(int circumstances, int kinds) {
    this.circumstances = circumstances;
    this.kinds = kinds;
  }

  abstract int circumstance(Situation now);

  abstract int kind(Situation now, int card);

  /// How many numbers a count of its answers takes.
  int places() {
    return circumstances * kinds;
  }

  int place(Situation now, int card) {
    return circumstance(now) * kinds + kind(now, card);
  }

  boolean recallsLastTurn() {
    return this == OWN_LAST || this == OTHER_LAST;
  }

  private static int third(Situation now) {
    return (now.turn() - 1) / 3;
  }

  private static int fared(Situation now) {
    if (now.last() == 0) {
      return 0;
    }
    return now.wonLast() ? 1 : now.last() == now.otherLast() ? 2 : 3;
  }

  private static int distance(int difference) {
    return difference < -2 ? 0 : difference < 0 ? 1 : difference == 0 ? 2 : difference <= 2 ? 3 : 4;
  }
}
