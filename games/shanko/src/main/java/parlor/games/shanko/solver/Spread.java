package parlor.games.shanko.solver;

import java.util.ArrayList;
import java.util.List;
import parlor.cards.Rank;
import parlor.games.shanko.Meld;

/// The melds on the table, as far as cards can be added to them.
final class Spread {
  private static final int HIGH_ACE = 14;
  private static final int LONGEST = 13;

  private final List<Run> runs = new ArrayList<>();
  private final int[] tripletOf = new int[Hand.RANKS];

  /// A bit for each rank that has a triplet.
  private int tripletRanks;

  /// A sequence on the table.
  ///
  /// @param meld its number among the melds
  /// @param low the place of its first card, from 1, the low ace
  /// @param high the place of its last card, up to 14, the high ace
  record Run(int meld, int suit, int low, int high) {
    int room() {
      return LONGEST - (high - low + 1);
    }

    int roomBelow() {
      return Math.min(low - 1, room());
    }

    int roomAbove() {
      return Math.min(HIGH_ACE - high, room());
    }
  }

  static Spread of(List<Meld> melds) {
    var spread = new Spread();
    for (var meld = 0; meld < melds.size(); meld++) {
      spread.add(meld, melds.get(meld));
    }
    return spread;
  }

  private void add(int number, Meld meld) {
    switch (meld.kind()) {
      case TRIPLET -> addTriplet(number, Hand.rankOf(meld.rank()));
      case SEQUENCE -> {
        var first = meld.face(0).rank();
        var low = first == Rank.ACE ? 1 : first.height();
        addRun(new Run(number, Hand.suitOf(meld.suit()), low, low + meld.cards().size() - 1));
      }
    }
  }

  void addTriplet(int number, int rank) {
    tripletRanks |= 1 << rank;
    tripletOf[rank] = number;
  }

  void addRun(Run run) {
    runs.add(run);
  }

  Spread copy() {
    var copy = new Spread();
    copy.runs.addAll(runs);
    System.arraycopy(tripletOf, 0, copy.tripletOf, 0, Hand.RANKS);
    copy.tripletRanks = tripletRanks;
    return copy;
  }

  List<Run> runs() {
    return runs;
  }

  boolean hasTriplets() {
    return tripletRanks != 0;
  }

  boolean hasTriplet(int rank) {
    return (tripletRanks & (1 << rank)) != 0;
  }

  /// Any triplet.
  int someTriplet() {
    return tripletOf[Integer.numberOfTrailingZeros(tripletRanks)];
  }

  int tripletOf(int rank) {
    return tripletOf[rank];
  }
}
