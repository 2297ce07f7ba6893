package parlor.games.cambio.bot;

/// A table on which every card is laid open. Ranks, seats and spots are plain numbers and it is
/// changed in place, since a search copies and plays thousands of them.
///
/// What a card counts is kept in tenths, so that averages are whole numbers too.
final class Layout {
  static final int PLACES = CambioMemory.PLACES;
  static final int NOBODY = -1;
  static final int NO_CARD = Remembered.UNKNOWN;

  /// What an unseen card counts on average.
  static final int UNSEEN = 58;

  static final int SEATS_MAX = 4;
  private static final int CARDS = 52;
  private static final int[] VALUE = new int[Deck52.RANKS];

  static {
    for (var rank = 0; rank < Deck52.RANKS; rank++) {
      VALUE[rank] = 10 * Deck52.value(rank);
    }
  }

  /// By spot, the rank that lies there.
  final int[] rank = new int[SEATS_MAX * PLACES];

  /// By spot, the seats that were shown the card, as bits.
  final int[] shown = new int[SEATS_MAX * PLACES];

  /// By spot, what somebody who was not shown the card takes it for.
  final int[] repute = new int[SEATS_MAX * PLACES];

  /// By spot, what the seat where the card lies takes it for.
  final int[] estimate = new int[SEATS_MAX * PLACES];

  /// What this seat knows of it, where a network is asked.
  final Knowledge knowledge = new Knowledge();

  /// The draw pile, in the order of drawing; shared by copies, so never changed in a playout.
  int[] deck = new int[CARDS];

  int deckSize;
  int deckAt;
  int seats;

  /// The seat for which the table is played.
  int me;

  /// The seats that play without sense, as bits.
  int careless;

  int turn;
  int caller;
  int top;
  long luck;

  /// The table as this memory and view know it; cards that are not known are still to be dealt.
  static Layout of(CambioMemory memory, int caller, int top) {
    var layout = new Layout();
    layout.seats = memory.seats();
    layout.me = memory.me().index();
    layout.turn = layout.me;
    layout.caller = caller;
    layout.top = top;
    return layout;
  }

  void copy(Layout from) {
    seats = from.seats;
    me = from.me;
    turn = from.turn;
    caller = from.caller;
    careless = from.careless;
    top = from.top;
    deck = from.deck;
    deckSize = from.deckSize;
    deckAt = from.deckAt;
    luck = from.luck;
    var spots = seats * PLACES;
    System.arraycopy(from.rank, 0, rank, 0, spots);
    System.arraycopy(from.shown, 0, shown, 0, spots);
    System.arraycopy(from.repute, 0, repute, 0, spots);
    System.arraycopy(from.estimate, 0, estimate, 0, spots);
  }

  static int value(int rank) {
    return VALUE[rank];
  }

  boolean isShown(int spot, int seat) {
    return (shown[spot] >> seat & 1) == 1;
  }

  boolean isCareless(int seat) {
    return (careless >> seat & 1) == 1;
  }

  /// Whether all the others play without sense.
  boolean isAmongCareless() {
    return (careless | 1 << me) == (1 << seats) - 1;
  }

  /// Notes what each seat takes its cards for, once all of them lie there.
  void estimateAll() {
    for (var spot = 0; spot < seats * PLACES; spot++) {
      estimate(spot);
    }
  }

  private void estimate(int spot) {
    estimate[spot] = isShown(spot, spot / PLACES) ? VALUE[rank[spot]] : UNSEEN;
  }

  /// What this seat takes any card for, by what can be told from what others did.
  int guess(int spot) {
    return isShown(spot, me) ? VALUE[rank[spot]] : repute[spot];
  }

  /// How many of its own cards a seat was not shown.
  int unseen(int seat) {
    var unseen = 0;
    for (var spot = seat * PLACES; spot < (seat + 1) * PLACES; spot++) {
      unseen += 1 - (shown[spot] >> seat & 1);
    }
    return unseen;
  }

  /// The first card of a seat that it was not shown.
  int firstUnseen(int seat) {
    for (var spot = seat * PLACES; spot < (seat + 1) * PLACES; spot++) {
      if (!isShown(spot, seat)) {
        return spot;
      }
    }
    return NOBODY;
  }

  /// The least that somebody else's cards seem to count together, to this seat.
  int lowestTotal() {
    var lowest = Integer.MAX_VALUE;
    for (var seat = 0; seat < seats; seat++) {
      if (seat != me) {
        var total = 0;
        for (var spot = seat * PLACES; spot < (seat + 1) * PLACES; spot++) {
          total += guess(spot);
        }
        lowest = Math.min(lowest, total);
      }
    }
    return lowest;
  }

  /// The own spot that a seat takes for the highest; of equals the first.
  int highest(int seat) {
    var best = seat * PLACES;
    for (var spot = best + 1; spot < (seat + 1) * PLACES; spot++) {
      best = estimate[spot] > estimate[best] ? spot : best;
    }
    return best;
  }

  int estimatedTotal(int seat) {
    var spot = seat * PLACES;
    return estimate[spot] + estimate[spot + 1] + estimate[spot + 2] + estimate[spot + 3];
  }

  /// Puts the top of the discards on a spot; everybody saw it.
  void take(int spot) {
    var taken = top;
    top = rank[spot];
    rank[spot] = taken;
    shown[spot] = (1 << seats) - 1;
    repute[spot] = VALUE[taken];
    estimate[spot] = VALUE[taken];
  }

  /// Puts a drawn card on a spot; only its player saw it.
  void lay(int spot, int drawn, int seat, int thought) {
    rank[spot] = drawn;
    shown[spot] = 1 << seat;
    repute[spot] = thought;
    estimate[spot] = VALUE[drawn];
  }

  void show(int spot, int seat) {
    shown[spot] |= 1 << seat;
    estimate(spot);
  }

  void exchange(int one, int two) {
    var card = rank[one];
    rank[one] = rank[two];
    rank[two] = card;
    var who = shown[one];
    shown[one] = shown[two];
    shown[two] = who;
    var thought = repute[one];
    repute[one] = repute[two];
    repute[two] = thought;
    estimate(one);
    estimate(two);
  }

  /// What this seat has won with the cards as they lie: all, a share or nothing.
  double won() {
    var mine = total(me);
    var sharing = 1;
    for (var seat = 0; seat < seats; seat++) {
      if (seat != me) {
        var theirs = total(seat);
        if (theirs < mine || (theirs == mine && seat == caller)) {
          return 0;
        }
        if (theirs == mine && me != caller) {
          sharing++;
        }
      }
    }
    return 1.0 / sharing;
  }

  private int total(int seat) {
    var total = 0;
    for (var spot = seat * PLACES; spot < (seat + 1) * PLACES; spot++) {
      total += VALUE[rank[spot]];
    }
    return total;
  }

  /// Any number below a bound. Of its own, since it is drawn millions of times.
  int next(int bound) {
    luck += 0x9E3779B97F4A7C15L;
    var z = (luck ^ (luck >>> 30)) * 0xBF58476D1CE4E5B9L;
    z ^= z >>> 27;
    return (int) (((z >>> 33) * bound) >>> 31);
  }
}
