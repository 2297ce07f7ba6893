package parlor.games.shanko.solver;

import parlor.engine.SplitMix64;
import parlor.games.shanko.Contract;

/// How many cards a hand still misses for a contract: exact, with jokers counted and every card
/// used once. Not for several threads.
///
/// As many natural cards as possible are given places in the contract's melds; jokers fill what is
/// left. A rank whose places in sequences hold `a` of its `c` cards and that is given `k` triplets
/// holds `min(c, a + 3k)` in all, so only the windows of the sequences need a search, and of these
/// only the ones that no other window outdoes.
public final class Distance {
  private static final int TRIPLET = 3;
  private static final int MEMORY = 1 << 10;
  private static final int WINDOWS_MAX = Hand.SUITS * Windows.COUNT;

  private final int triplets;
  private final int sequences;
  private final int cards;

  private final int[] suits = new int[WINDOWS_MAX];
  private final int[] windows = new int[WINDOWS_MAX];
  private final int[] covers = new int[WINDOWS_MAX];
  private final long[] taken = new long[WINDOWS_MAX];
  private final long[] keys = new long[MEMORY];
  private final int[] values = new int[MEMORY];
  private int tried;

  public Distance(Contract contract) {
    this.triplets = contract.triplets();
    this.sequences = contract.sequences();
    this.cards = contract.cards();
  }

  public int of(Hand hand) {
    var melds = triplets + sequences;
    if (hand.naturals() < melds) {
      // Every meld needs a natural card of its own.
      return Math.max(cards - hand.naturals() - hand.jokers(), melds - hand.naturals());
    }
    return Math.max(0, cards - hand.jokers() - placed(hand));
  }

  /// How many natural cards find a place.
  private int placed(Hand hand) {
    if (triplets == 0) {
      return sequencesAlone(hand);
    }
    if (sequences == 0) {
      return tripletsAlone(hand);
    }
    var ranks = Ranks.of(hand);
    gatherWindows(hand);
    return sequences == 1 ? oneSequence(ranks) : twoSequences(hand, ranks);
  }

  private int tripletsAlone(Hand hand) {
    var full = 0;
    var pairs = 0;
    var singles = 0;
    for (var rank = 0; rank < Hand.RANKS; rank++) {
      var count = hand.ofRank(rank);
      full += count / TRIPLET;
      pairs += count % TRIPLET == 2 ? 1 : 0;
      singles += count % TRIPLET == 1 ? 1 : 0;
    }
    var useFull = Math.min(full, triplets);
    var usePairs = Math.min(pairs, triplets - useFull);
    var useSingles = Math.min(singles, triplets - useFull - usePairs);
    return TRIPLET * useFull + 2 * usePairs + useSingles;
  }

  private void gatherWindows(Hand hand) {
    tried = 0;
    for (var suit = 0; suit < Hand.SUITS; suit++) {
      var held = hand.once(suit);
      for (var window : Windows.worthTrying(held)) {
        suits[tried] = suit;
        windows[tried] = window;
        taken[tried] = Ranks.at(window & held);
        covers[tried] = Integer.bitCount(window & held);
        tried++;
      }
    }
  }

  private int oneSequence(long ranks) {
    var most = Ranks.inTriplets(ranks, triplets);
    var best = 0;
    for (var one = 0; one < tried; one++) {
      if (covers[one] + most > best) {
        best = Math.max(best, covers[one] + Ranks.inTriplets(ranks - taken[one], triplets));
      }
    }
    return best;
  }

  private int twoSequences(Hand hand, long ranks) {
    var most = Ranks.inTriplets(ranks, triplets);
    var best = 0;
    for (var one = 0; one < tried; one++) {
      for (var two = one; two < tried; two++) {
        if (covers[one] + covers[two] + most > best) {
          best = Math.max(best, pair(hand, ranks, one, two));
        }
      }
    }
    return best;
  }

  private int pair(Hand hand, long ranks, int one, int two) {
    var suit = suits[one];
    if (suits[two] != suit) {
      return covers[one]
          + covers[two]
          + Ranks.inTriplets(ranks - taken[one] - taken[two], triplets);
    }
    var either = (windows[one] | windows[two]) & hand.once(suit);
    var both = windows[one] & windows[two] & hand.twice(suit);
    var surplus = surplusAces(hand, suit, windows[one], windows[two], 0);
    // An ace counted at both ends is one card: drop its low place.
    either &= surplus > 0 ? ~1 : ~0;
    return Integer.bitCount(either)
        + Integer.bitCount(both)
        + Ranks.inTriplets(ranks - Ranks.at(either) - Ranks.at(both), triplets);
  }

  /// Without triplets the suits do not touch each other: what one, two or three sequences hold in
  /// each suit is worked out once, and shared out.
  private int sequencesAlone(Hand hand) {
    var one = 0;
    var two = 0;
    var three = 0;
    for (var suit = 0; suit < Hand.SUITS; suit++) {
      var held = held(hand, suit);
      var first = held & 15;
      var second = (held >> 4) & 15;
      var third = held >> 8;
      three = Math.max(Math.max(three, two + first), Math.max(one + second, third));
      two = Math.max(Math.max(two, one + first), second);
      one = Math.max(one, first);
    }
    return sequences == 2 ? two : three;
  }

  /// What one, two and three sequences of a suit hold, four bits each.
  private int held(Hand hand, int suit) {
    var key =
        (1L + hand.once(suit)) | ((long) hand.twice(suit) << 16) | ((long) hand.thrice(suit) << 32);
    key |= (long) Math.min(hand.aces(suit), 4) << 48;
    var slot = (int) (SplitMix64.mix(key) & (MEMORY - 1));
    if (keys[slot] != key) {
      keys[slot] = key;
      values[slot] = workedOut(hand, suit);
    }
    return values[slot];
  }

  private static int workedOut(Hand hand, int suit) {
    var tried = Windows.worthTrying(hand.once(suit));
    var one = 0;
    var two = 0;
    var three = 0;
    for (var a = 0; a < tried.length; a++) {
      one = Math.max(one, three(hand, suit, tried[a], 0, 0));
      for (var b = a; b < tried.length; b++) {
        two = Math.max(two, three(hand, suit, tried[a], tried[b], 0));
        for (var c = b; c < tried.length; c++) {
          three = Math.max(three, three(hand, suit, tried[a], tried[b], tried[c]));
        }
      }
    }
    return one | (two << 4) | (three << 8);
  }

  private static int three(Hand hand, int suit, int a, int b, int c) {
    var majority = (a & b) | (a & c) | (b & c);
    return Integer.bitCount((a | b | c) & hand.once(suit))
        + Integer.bitCount(majority & hand.twice(suit))
        + Integer.bitCount(a & b & c & hand.thrice(suit))
        - surplusAces(hand, suit, a, b, c);
  }

  /// How many aces were counted at both ends, but are held once only.
  private static int surplusAces(Hand hand, int suit, int a, int b, int c) {
    var low = isLowest(a) + isLowest(b) + isLowest(c);
    var high = isHighest(a) + isHighest(b) + isHighest(c);
    if (low == 0 || high == 0) {
      return 0;
    }
    var held = hand.aces(suit);
    return Math.min(low, held) + Math.min(high, held) - Math.min(low + high, held);
  }

  private static int isLowest(int window) {
    return window == Windows.LOWEST ? 1 : 0;
  }

  private static int isHighest(int window) {
    return window == Windows.HIGHEST ? 1 : 0;
  }
}
