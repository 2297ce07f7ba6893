package parlor.games.cambio.bot;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntToDoubleFunction;

/// A card that lies in a grid, as one seat thinks of it.
///
/// @param rank its rank, or `UNKNOWN`
/// @param generation which draw pile it came from: 0 is the first, each reshuffle makes the next
/// @param shown by seat, how likely it is that this seat was shown the card
/// @param odds by rank, how well that rank would explain what others did
record Remembered(int rank, int generation, List<Double> shown, List<Double> odds) {
  static final int UNKNOWN = -1;
  private static final List<Double> EVEN = Collections.nCopies(Deck52.RANKS, 1.0);

  /// A card nobody was shown.
  static Remembered hidden(int generation, int seats) {
    return new Remembered(UNKNOWN, generation, Collections.nCopies(seats, 0.0), EVEN);
  }

  /// A card everybody was shown.
  static Remembered open(int rank, int seats) {
    return new Remembered(rank, 0, Collections.nCopies(seats, 1.0), EVEN);
  }

  boolean isKnown() {
    return rank != UNKNOWN;
  }

  Remembered known(int newRank, int seat) {
    return shownTo(seat, 1.0).withRank(newRank);
  }

  private Remembered withRank(int newRank) {
    return new Remembered(newRank, generation, shown, odds);
  }

  /// This seat was shown it with that chance, besides what it was shown before.
  Remembered shownTo(int seat, double chance) {
    var more = new ArrayList<>(shown);
    more.set(seat, 1 - (1 - shown.get(seat)) * (1 - chance));
    return new Remembered(rank, generation, List.copyOf(more), odds);
  }

  /// The same after something that each rank explains as well as said.
  Remembered weighed(IntToDoubleFunction likelihood) {
    if (isKnown()) {
      return this;
    }
    var more = new ArrayList<Double>();
    for (var each = 0; each < Deck52.RANKS; each++) {
      more.add(odds.get(each) * likelihood.applyAsDouble(each));
    }
    return new Remembered(rank, generation, shown, List.copyOf(more));
  }
}
