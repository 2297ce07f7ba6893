package parlor.games.shanko.solver;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import parlor.games.shanko.Meld;

/// Finds how to add the most points of a hand to the melds on the table. Exact: every reach of
/// every sequence is tried suit by suit, and jokers are shared out among the suits.
///
/// Where there is room enough, a natural card is used before a joker, which could do all that the
/// card can, and jokers that bridge nothing are added anywhere at last.
final class LayOffs {
  private static final int PLACES = 15;
  private static final int IMPOSSIBLE = Integer.MIN_VALUE / 2;

  private final Hand hand;
  private final Spread spread;
  private final int jokers;

  /// Whether the table may lack room for all cards, so that a joker is worth more in a place than
  /// the card that belongs there.
  private final boolean isTight;

  private final int[] held = new int[PLACES];
  private final int[] worth = new int[PLACES];
  private List<Spread.Run> runs = List.of();
  private int[] reach = new int[0];
  private int[] jokersAt = new int[0];
  private int[] best = new int[0];
  private int[][] bestReach = new int[0][];
  private int[][] bestJokers = new int[0][];

  /// One card added to one meld.
  record Added(int meld, int face, Meld.End end) {}

  /// What can be added, in order, and what it leaves.
  ///
  /// @param rest the points that stay in the hand
  /// @param cards how many cards stay
  record Plan(List<Added> added, int rest, int cards) {}

  /// What one suit can gain, by how many jokers it uses.
  private static final class Share {
    private final List<Spread.Run> runs;
    private final int[] best;
    private final int[][] reach;
    private final int[][] jokers;

    Share(List<Spread.Run> runs, int[] best, int[][] reach, int[][] jokers) {
      this.runs = runs;
      this.best = best;
      this.reach = reach;
      this.jokers = jokers;
    }
  }

  private LayOffs(Hand hand, Spread spread) {
    this.hand = hand;
    this.spread = spread;
    this.jokers = hand.jokers();
    var room = spread.runs().stream().mapToInt(Spread.Run::room).sum();
    this.isTight = !spread.hasTriplets() && room < hand.size();
  }

  static Plan plan(Hand hand, Spread spread) {
    return new LayOffs(hand, spread).plan();
  }

  private Plan plan() {
    var shares = new ArrayList<Share>();
    var total = new int[jokers + 1];
    var choice = new int[Hand.SUITS][jokers + 1];
    for (var suit = 0; suit < Hand.SUITS; suit++) {
      var share = share(suit);
      shares.add(share);
      total = combine(total, share.best, choice[suit]);
    }
    var added = new ArrayList<Added>();
    var left = hand.copy();
    var free = jokers;
    for (var suit = Hand.SUITS - 1; suit >= 0; suit--) {
      var used = choice[suit][free];
      extend(shares.get(suit), used, left, added);
      free -= used;
    }
    addToTriplets(left, added);
    addJokers(shares, left, added);
    return new Plan(List.copyOf(added), left.points(), left.size());
  }

  /// The best totals with so many jokers at most, and how many the last suit uses of them.
  private int[] combine(int[] total, int[] more, int[] used) {
    var combined = new int[jokers + 1];
    for (var limit = 0; limit <= jokers; limit++) {
      combined[limit] = IMPOSSIBLE;
      for (var here = 0; here <= limit; here++) {
        if (total[limit - here] + more[here] > combined[limit]) {
          combined[limit] = total[limit - here] + more[here];
          used[limit] = here;
        }
      }
    }
    return combined;
  }

  /// What a suit gains with each number of jokers.
  private Share share(int suit) {
    runs = spread.runs().stream().filter(run -> run.suit() == suit).toList();
    best = new int[jokers + 1];
    bestReach = new int[jokers + 1][2 * runs.size()];
    bestJokers = new int[jokers + 1][2 * runs.size()];
    reach = new int[2 * runs.size()];
    jokersAt = new int[2 * runs.size()];
    var most = 0;
    for (var place = 1; place < PLACES; place++) {
      var face = Hand.faceAt(suit, place);
      held[place] = hand.count(face);
      worth[place] = spread.hasTriplet(Hand.rankAt(place)) ? 0 : Hand.points(face);
      most += place == 1 ? 0 : held[place] * worth[place];
    }
    most += isTight ? jokers * Hand.points(Hand.JOKER) : 0;
    if (most > 0 && !runs.isEmpty()) {
      Arrays.fill(best, IMPOSSIBLE);
      best[0] = 0;
      below(0, 0, 0, most);
    }
    return new Share(runs, best, bestReach, bestJokers);
  }

  /// Tries every reach of a run's lower end; `gained` so far with `used` jokers, `open` to gain.
  private void below(int run, int gained, int used, int open) {
    if (run == runs.size()) {
      note(gained, used);
      return;
    }
    if (canBeMore(gained + open, used)) {
      reach(run, false, 0, gained, used, open);
    }
  }

  private boolean canBeMore(int bound, int used) {
    for (var more = used; more <= jokers; more++) {
      if (best[more] < bound) {
        return true;
      }
    }
    return false;
  }

  /// Ends a run's end here, or goes one place further with the card of that place or a joker.
  private void reach(int run, boolean isAbove, int steps, int gained, int used, int open) {
    var side = 2 * run + (isAbove ? 1 : 0);
    var from = runs.get(run);
    var room =
        isAbove ? Math.min(from.roomAbove(), from.room() - reach[2 * run]) : from.roomBelow();
    var isWorthwhile = steps == 0 || isTight || !isJoker(side, steps - 1);
    reach[side] = steps;
    if (isWorthwhile) {
      next(run, isAbove, gained, used, open);
    }
    if (steps < room) {
      var place = isAbove ? from.high() + steps + 1 : from.low() - steps - 1;
      var has = held[place] > 0;
      if (has) {
        hold(place, -1);
        reach(run, isAbove, steps + 1, gained + worth[place], used, open - worth[place]);
        hold(place, 1);
      }
      if (used < jokers && (!has || isTight)) {
        jokersAt[side] |= 1 << steps;
        var points = isTight ? Hand.points(Hand.JOKER) : 0;
        reach(run, isAbove, steps + 1, gained + points, used + 1, open - points);
        jokersAt[side] &= ~(1 << steps);
      }
    }
    reach[side] = 0;
  }

  private boolean isJoker(int side, int step) {
    return (jokersAt[side] & (1 << step)) != 0;
  }

  private void next(int run, boolean isAbove, int gained, int used, int open) {
    if (isAbove) {
      below(run + 1, gained, used, open);
    } else {
      reach(run, true, 0, gained, used, open);
    }
  }

  /// The ace is one card at both ends.
  private void hold(int place, int by) {
    held[place] += by;
    if (place == 1) {
      held[PLACES - 1] += by;
    } else if (place == PLACES - 1) {
      held[1] += by;
    }
  }

  private void note(int gained, int used) {
    if (gained > best[used]) {
      best[used] = gained;
      bestReach[used] = reach.clone();
      bestJokers[used] = jokersAt.clone();
    }
  }

  private static void extend(Share share, int used, Hand left, List<Added> added) {
    for (var run = 0; run < share.runs.size(); run++) {
      var from = share.runs.get(run);
      var jokers = share.jokers[used];
      for (var step = 0; step < share.reach[used][2 * run]; step++) {
        var isJoker = (jokers[2 * run] & (1 << step)) != 0;
        put(from, from.low() - step - 1, Meld.End.LOW, isJoker, left, added);
      }
      for (var step = 0; step < share.reach[used][2 * run + 1]; step++) {
        var isJoker = (jokers[2 * run + 1] & (1 << step)) != 0;
        put(from, from.high() + step + 1, Meld.End.HIGH, isJoker, left, added);
      }
    }
  }

  private static void put(
      Spread.Run run, int place, Meld.End end, boolean isJoker, Hand left, List<Added> added) {
    var used = isJoker ? Hand.JOKER : Hand.faceAt(run.suit(), place);
    left.remove(used);
    added.add(new Added(run.meld(), used, end));
  }

  private void addToTriplets(Hand left, List<Added> added) {
    for (var face = 0; face < Hand.JOKER; face++) {
      while (left.count(face) > 0 && spread.hasTriplet(face % Hand.RANKS)) {
        left.remove(face);
        added.add(new Added(spread.tripletOf(face % Hand.RANKS), face, Meld.End.HIGH));
      }
    }
  }

  /// Jokers go to triplets, where nobody can take them, else to the ends of sequences.
  private void addJokers(List<Share> shares, Hand left, List<Added> added) {
    while (left.jokers() > 0 && spread.hasTriplets()) {
      left.remove(Hand.JOKER);
      added.add(new Added(spread.someTriplet(), Hand.JOKER, Meld.End.HIGH));
    }
    for (var share : shares) {
      for (var run : share.runs) {
        var below = countAdded(added, run.meld(), Meld.End.LOW);
        var above = countAdded(added, run.meld(), Meld.End.HIGH);
        var room = run.room() - below - above;
        var high = Math.min(room, run.roomAbove() - above);
        var low = Math.min(room - Math.max(0, high), run.roomBelow() - below);
        addJokers(run, Meld.End.HIGH, high, left, added);
        addJokers(run, Meld.End.LOW, low, left, added);
      }
    }
  }

  private static int countAdded(List<Added> added, int meld, Meld.End end) {
    return (int) added.stream().filter(one -> one.meld() == meld && one.end() == end).count();
  }

  private static void addJokers(
      Spread.Run run, Meld.End end, int room, Hand left, List<Added> added) {
    for (var more = 0; more < room && left.jokers() > 0; more++) {
      left.remove(Hand.JOKER);
      added.add(new Added(run.meld(), Hand.JOKER, end));
    }
  }
}
