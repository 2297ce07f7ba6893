package parlor.games.shanko.solver;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlor.games.shanko.Contract;

/// Finds the way to lay down a contract after which the least can be left in the hand, adding to
/// all melds on the table included. Exact: every choice of windows and ranks is tried, and where a
/// rank has cards to spare, every choice of these.
final class Contracts {
  private static final int SEQUENCE = 4;
  private static final int TRIPLET = 3;

  private final Hand whole;
  private final Hand hand;
  private final Spread table;
  private final Contract contract;
  private final int melds;
  private final int[] windowSuit;
  private final int[] windowStart;
  private final List<Integer> windows = new ArrayList<>();
  private final List<Integer> ranks = new ArrayList<>();
  private final int[] taken = new int[Hand.RANKS];
  private Optional<Best> best = Optional.empty();

  /// The melds, as faces in order, and what is left after adding to the table.
  record Best(List<List<Integer>> melds, int rest, boolean goesOut) {}

  private Contracts(Hand hand, Spread table, int melds, Contract contract) {
    this.whole = hand;
    this.hand = hand.copy();
    this.table = table;
    this.contract = contract;
    this.melds = melds;
    this.windowSuit = new int[Hand.SUITS * Windows.COUNT];
    this.windowStart = new int[Hand.SUITS * Windows.COUNT];
    for (var window = 0; window < windowSuit.length; window++) {
      windowSuit[window] = window / Windows.COUNT;
      windowStart[window] = window % Windows.COUNT + 1;
    }
  }

  /// @param melds how many melds lie on the table; the contract's follow them
  static Optional<Best> best(Hand hand, Spread table, int melds, Contract contract) {
    var search = new Contracts(hand, table, melds, contract);
    search.sequences(0, 0);
    return search.best;
  }

  private boolean isDone() {
    return best.isPresent() && best.get().goesOut() && best.get().rest() == 0;
  }

  /// Takes cards for one sequence after another; `missing` places so far go to jokers.
  private void sequences(int from, int missing) {
    if (isDone()) {
      return;
    }
    if (windows.size() == contract.sequences()) {
      triplets(0, missing);
      return;
    }
    for (var window = from; window < windowSuit.length; window++) {
      var taken = takeWindow(window);
      var more = SEQUENCE - Integer.bitCount(taken);
      if (missing + more <= hand.jokers() && hasAny(window, taken)) {
        windows.add(window);
        sequences(window, missing + more);
        windows.removeLast();
      }
      giveBack(window, taken);
    }
  }

  /// Whether the window holds a natural card, be it one that an earlier sequence took.
  private boolean hasAny(int window, int taken) {
    return taken != 0
        || windows.stream().anyMatch(other -> windowSuit[other] == windowSuit[window]);
  }

  private int takeWindow(int window) {
    var taken = 0;
    for (var step = 0; step < SEQUENCE; step++) {
      var face = Hand.faceAt(windowSuit[window], windowStart[window] + step);
      if (hand.count(face) > 0) {
        hand.remove(face);
        taken |= 1 << step;
      }
    }
    return taken;
  }

  private void giveBack(int window, int taken) {
    for (var step = 0; step < SEQUENCE; step++) {
      if ((taken & (1 << step)) != 0) {
        hand.add(Hand.faceAt(windowSuit[window], windowStart[window] + step));
      }
    }
  }

  private void triplets(int from, int missing) {
    if (ranks.size() == contract.triplets()) {
      judge(missing);
      return;
    }
    for (var rank = from; rank < Hand.RANKS; rank++) {
      var spare = hand.ofRank(rank);
      if (spare > 0 || isInWindows(rank) || ranks.contains(rank)) {
        triplet(rank, Math.min(TRIPLET, spare), 0, missing);
      }
    }
  }

  private boolean isInWindows(int rank) {
    return windows.stream()
        .anyMatch(window -> {
          for (var step = 0; step < SEQUENCE; step++) {
            if (Hand.rankAt(windowStart[window] + step) == rank) {
              return true;
            }
          }
          return false;
        });
  }

  /// Takes so many more cards of a rank in every possible choice of suits, from this suit on.
  private void triplet(int rank, int more, int suit, int missing) {
    if (more == 0) {
      var naturals = Math.min(TRIPLET, takenOf(rank));
      var jokers = missing + TRIPLET - naturals;
      if (jokers <= hand.jokers()) {
        ranks.add(rank);
        triplets(rank, jokers);
        ranks.removeLast();
      }
      return;
    }
    if (suit == Hand.SUITS) {
      return;
    }
    var face = suit * Hand.RANKS + rank;
    if (hand.count(face) > 0) {
      hand.remove(face);
      taken[rank]++;
      triplet(rank, more - 1, suit, missing);
      taken[rank]--;
      hand.add(face);
    }
    triplet(rank, more, suit + 1, missing);
  }

  private int takenOf(int rank) {
    var before = TRIPLET * (int) ranks.stream().filter(other -> other == rank).count();
    return Math.max(0, taken[rank] - before);
  }

  /// What is in `hand` now is left beside the contract.
  private void judge(int missing) {
    var rest = hand.copy();
    for (var joker = 0; joker < missing; joker++) {
      rest.remove(Hand.JOKER);
    }
    var found = judged(rest);
    if (best.isEmpty() || found.isBetterThan(best.get())) {
      chosen(rest).ifPresent(layout -> best = Optional.of(found.with(layout)));
    }
  }

  private record Judged(int rest, boolean goesOut) {
    boolean isBetterThan(Best other) {
      return goesOut != other.goesOut() ? goesOut : rest < other.rest();
    }

    Best with(List<List<Integer>> melds) {
      return new Best(melds, rest, goesOut);
    }
  }

  private Judged judged(Hand rest) {
    var spread = table.copy();
    for (var index = 0; index < windows.size(); index++) {
      var window = windows.get(index);
      var low = windowStart[window];
      spread.addRun(new Spread.Run(melds + index, windowSuit[window], low, low + SEQUENCE - 1));
    }
    for (var index = 0; index < ranks.size(); index++) {
      spread.addTriplet(melds + windows.size() + index, ranks.get(index));
    }
    var turn = Turns.rest(rest, spread);
    return new Judged(turn.rest(), turn.goesOut());
  }

  private Optional<List<List<Integer>>> chosen(Hand rest) {
    var places = new ArrayList<int[]>();
    for (var window : windows) {
      var faces = new int[SEQUENCE];
      for (var step = 0; step < SEQUENCE; step++) {
        faces[step] = Hand.faceAt(windowSuit[window], windowStart[window] + step);
      }
      places.add(faces);
    }
    for (var rank : ranks) {
      places.add(new int[] {rank - Hand.RANKS, rank - Hand.RANKS, rank - Hand.RANKS});
    }
    var used = new int[Hand.JOKER];
    for (var face = 0; face < Hand.JOKER; face++) {
      used[face] = whole.count(face) - rest.count(face);
    }
    return Layout.of(places, used);
  }
}
