package parlor.games.cambio.bot;

import java.util.List;
import parlor.cards.Card;
import parlor.cards.Rank;
import parlor.cards.Suit;
import parlor.games.cambio.Scoring;

/// The 52 cards as bits of a number, and the thirteen ranks as numbers, for counting fast.
final class Deck52 {
  static final int RANKS = 13;
  static final long ALL = (1L << 52) - 1;
  private static final int SUITS = 4;
  private static final long ONE_RANK = (1L << SUITS) - 1;
  private static final List<Rank> RANK_ORDER = List.of(Rank.values());
  private static final List<Suit> SUIT_ORDER = List.of(Suit.values());
  private static final int[] VALUES = RANK_ORDER.stream().mapToInt(Scoring::value).toArray();

  private Deck52() {}

  static int rank(Card card) {
    return RANK_ORDER.indexOf(natural(card).rank());
  }

  static long bit(Card card) {
    return 1L << (rank(card) * SUITS + SUIT_ORDER.indexOf(natural(card).suit()));
  }

  static int rankNumber(Rank rank) {
    return RANK_ORDER.indexOf(rank);
  }

  /// What a rank counts.
  static int value(int rank) {
    return VALUES[rank];
  }

  /// How many cards of a rank are in a set.
  static int count(long cards, int rank) {
    return Long.bitCount((cards >>> (rank * SUITS)) & ONE_RANK);
  }

  private static Card.Natural natural(Card card) {
    return switch (card) {
      case Card.Natural natural -> natural;
      case Card.Joker _ -> throw new IllegalArgumentException("Cambio has no jokers");
    };
  }
}
