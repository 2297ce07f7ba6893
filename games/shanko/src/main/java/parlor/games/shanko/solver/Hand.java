package parlor.games.shanko.solver;

import java.util.List;
import parlor.cards.Card;
import parlor.cards.Rank;
import parlor.cards.Suit;

/// A hand as counts of faces, quick to change and to measure. A face is a number: thirteen of each
/// suit from the two up to the ace, and after all suits the joker.
public final class Hand {
  public static final int SUITS = Suit.values().length;
  public static final int RANKS = Rank.values().length;

  /// The face of every joker.
  public static final int JOKER = SUITS * RANKS;

  /// How many faces there are, the joker's included.
  public static final int FACES = JOKER + 1;

  private static final List<Suit> SUIT_ORDER = List.of(Suit.values());
  private static final int ACE = RANKS - 1;
  private static final int HIGH_ACE = 13;
  private static final int JOKER_POINTS = 50;
  private static final int ACE_POINTS = 15;
  private static final int COURT_POINTS = 10;

  private final int[] counts = new int[FACES];
  private final int[] ranks = new int[RANKS];

  /// For each suit, which places of a sequence could be filled once, twice and three times. Bit 0
  /// is the low ace, bit 13 the high one.
  private final int[] once = new int[SUITS];

  private final int[] twice = new int[SUITS];
  private final int[] thrice = new int[SUITS];
  private int naturals;

  /// An empty hand.
  public Hand() {}

  public static Hand of(List<Card> cards) {
    var hand = new Hand();
    cards.forEach(card -> hand.add(faceOf(card)));
    return hand;
  }

  public static int faceOf(Card card) {
    return switch (card) {
      case Card.Joker _ -> JOKER;
      case Card.Natural(var rank, var suit, _) -> suitOf(suit) * RANKS + rankOf(rank);
    };
  }

  static int rankOf(Rank rank) {
    return rank.height() - Rank.TWO.height();
  }

  static int suitOf(Suit suit) {
    return SUIT_ORDER.indexOf(suit);
  }

  /// The face at a place of a sequence: 1 is the low ace, 14 the high one.
  static int faceAt(int suit, int place) {
    return suit * RANKS + rankAt(place);
  }

  static int rankAt(int place) {
    return place == 1 ? ACE : place - 2;
  }

  /// What a face counts in a hand at the end of a round.
  public static int points(int face) {
    if (face == JOKER) {
      return JOKER_POINTS;
    }
    var height = face % RANKS + 2;
    return height == ACE + 2 ? ACE_POINTS : Math.min(height, COURT_POINTS);
  }

  public void add(int face) {
    counts[face]++;
    if (face != JOKER) {
      naturals++;
      ranks[face % RANKS]++;
      mark(face);
    }
  }

  public void remove(int face) {
    counts[face]--;
    if (face != JOKER) {
      naturals--;
      ranks[face % RANKS]--;
      mark(face);
    }
  }

  private void mark(int face) {
    var suit = face / RANKS;
    var rank = face % RANKS;
    var bits = rank == ACE ? 1 | (1 << HIGH_ACE) : 1 << (rank + 1);
    var count = counts[face];
    once[suit] = count > 0 ? once[suit] | bits : once[suit] & ~bits;
    twice[suit] = count > 1 ? twice[suit] | bits : twice[suit] & ~bits;
    thrice[suit] = count > 2 ? thrice[suit] | bits : thrice[suit] & ~bits;
  }

  public Hand copy() {
    var copy = new Hand();
    System.arraycopy(counts, 0, copy.counts, 0, FACES);
    System.arraycopy(ranks, 0, copy.ranks, 0, RANKS);
    System.arraycopy(once, 0, copy.once, 0, SUITS);
    System.arraycopy(twice, 0, copy.twice, 0, SUITS);
    System.arraycopy(thrice, 0, copy.thrice, 0, SUITS);
    copy.naturals = naturals;
    return copy;
  }

  /// How many cards of this face it holds.
  public int count(int face) {
    return counts[face];
  }

  public int ofRank(int rank) {
    return ranks[rank];
  }

  public int jokers() {
    return counts[JOKER];
  }

  public int naturals() {
    return naturals;
  }

  public int size() {
    return naturals + counts[JOKER];
  }

  /// What it would count at the end of a round.
  public int points() {
    var sum = 0;
    for (var face = 0; face < FACES; face++) {
      sum += counts[face] * points(face);
    }
    return sum;
  }

  int once(int suit) {
    return once[suit];
  }

  int twice(int suit) {
    return twice[suit];
  }

  int thrice(int suit) {
    return thrice[suit];
  }

  int aces(int suit) {
    return counts[suit * RANKS + ACE];
  }
}
