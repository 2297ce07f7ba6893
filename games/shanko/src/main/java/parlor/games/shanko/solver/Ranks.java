package parlor.games.shanko.solver;

/// How many cards of each rank there are, four bits each in one number, for contracts of triplets
/// and sequences: of a rank these can use eight at most, so nine and more count as eight.
final class Ranks {
  private static final int BITS = 4;
  private static final int PLACES = 14;

  /// A one in each rank's bits; eight times this is each rank's highest bit.
  private static final long ONES = 0x1_1111_1111_1111L;

  private static final long HIGHEST = 8 * ONES;
  private static final long[] AT = new long[1 << PLACES];

  static {
    for (var places = 1; places < AT.length; places++) {
      var lowest = Integer.numberOfTrailingZeros(places);
      AT[places] = AT[places & (places - 1)] + (1L << (BITS * Hand.rankAt(lowest + 1)));
    }
  }

  private Ranks() {}

  static long of(Hand hand) {
    var ranks = 0L;
    for (var rank = Hand.RANKS - 1; rank >= 0; rank--) {
      ranks = (ranks << BITS) | Math.min(8, hand.ofRank(rank));
    }
    return ranks;
  }

  /// One card of the rank of each of these places of a sequence.
  static long at(int places) {
    return AT[places];
  }

  private static long atLeast(long ranks, int count) {
    return (ranks + (8 - count) * ONES) & HIGHEST;
  }

  /// How many of these cards so many triplets hold at best.
  static int inTriplets(long ranks, int triplets) {
    var three = atLeast(ranks, 3);
    var two = atLeast(ranks, 2);
    if (triplets == 1) {
      return three != 0 ? 3 : two != 0 ? 2 : ranks != 0 ? 1 : 0;
    }
    var five = atLeast(ranks, 5);
    var six = atLeast(ranks, 6);
    var eight = ranks & HIGHEST;
    var full = Math.min(triplets, Long.bitCount(three) + Long.bitCount(six));
    var open = triplets - full;
    if (open == 0) {
      return 3 * triplets;
    }
    var pairs =
        Math.min(
            open, Long.bitCount(two & ~three) + Long.bitCount(five & ~six) + Long.bitCount(eight));
    var singles =
        Long.bitCount(atLeast(ranks, 1) & ~two)
            + Long.bitCount(atLeast(ranks, 4) & ~five)
            + Long.bitCount(atLeast(ranks, 7) & ~eight);
    return 3 * full + 2 * pairs + Math.min(open - pairs, singles);
  }
}
