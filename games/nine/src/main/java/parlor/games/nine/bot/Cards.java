package parlor.games.nine.bot;

import parlor.games.nine.Nine;

/// A hand as the bits of a whole number: card 1 is the lowest bit.
final class Cards {
  static final int ALL = (1 << Nine.CARDS) - 1;

  private Cards() {}

  static int of(Iterable<Integer> cards) {
    var hand = 0;
    for (var card : cards) {
      hand |= bit(card);
    }
    return hand;
  }

  static int bit(int card) {
    return 1 << (card - 1);
  }

  static int without(int hand, int card) {
    return hand & ~bit(card);
  }

  static boolean holds(int hand, int card) {
    return (hand & bit(card)) != 0;
  }

  static int count(int hand) {
    return Integer.bitCount(hand);
  }

  static int lowest(int hand) {
    return Integer.numberOfTrailingZeros(hand) + 1;
  }

  static int highest(int hand) {
    return Integer.SIZE - Integer.numberOfLeadingZeros(hand);
  }

  /// So many of the lowest cards; all of them when there are no more.
  static int lowest(int hand, int howMany) {
    var rest = hand;
    for (var i = 0; i < howMany && rest != 0; i++) {
      rest &= rest - 1;
    }
    return hand & ~rest;
  }

  /// So many of the highest cards; all of them when there are no more.
  static int highest(int hand, int howMany) {
    return hand & ~lowest(hand, Math.max(0, count(hand) - howMany));
  }

  /// The cards from low to high.
  static int[] list(int hand) {
    var cards = new int[count(hand)];
    var rest = hand;
    for (var i = 0; i < cards.length; i++) {
      cards[i] = lowest(rest);
      rest &= rest - 1;
    }
    return cards;
  }
}
