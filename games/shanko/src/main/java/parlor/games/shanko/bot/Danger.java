package parlor.games.shanko.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import parlor.cards.Card;
import parlor.engine.Seat;
import parlor.games.shanko.solver.Distance;
import parlor.games.shanko.solver.Hand;

/// How much a thrown card would help the next player: hands are imagined for it that hold what it
/// was seen to take, and that had no use for what it left lying.
final class Danger {
  private static final int IMAGINED = 16;
  private static final int TRIES = 4;
  private static final int REMEMBERED = 4;

  private final Sight sight;
  private final Seat next;
  private final Distance distance;
  private final List<Hand> hands = new ArrayList<>();

  Danger(Sight sight, RandomGenerator luck) {
    this.sight = sight;
    this.next = sight.next();
    this.distance = new Distance(sight.view().contract());
    if (!sight.player(next).melded()) {
      imagine(luck);
    }
  }

  private void imagine(RandomGenerator luck) {
    var known = sight.memory().taken().get(next.index()).stream().map(Hand::faceOf).toList();
    var missing = sight.player(next).cards() - known.size();
    var pool = pool();
    for (var number = 0; number < IMAGINED && missing <= pool.length; number++) {
      for (var attempt = 0; attempt < TRIES; attempt++) {
        var hand = new Hand();
        known.forEach(hand::add);
        deal(hand, pool, missing, luck);
        if (attempt == TRIES - 1 || isPlausible(hand)) {
          hands.add(hand);
          break;
        }
      }
    }
  }

  private int[] pool() {
    var unseen = sight.unseen();
    var size = 0;
    for (var count : unseen) {
      size += count;
    }
    var pool = new int[size];
    var filled = 0;
    for (var face = 0; face < Hand.FACES; face++) {
      for (var copy = 0; copy < unseen[face]; copy++) {
        pool[filled] = face;
        filled++;
      }
    }
    return pool;
  }

  private static void deal(Hand hand, int[] pool, int cards, RandomGenerator luck) {
    for (var dealt = 0; dealt < cards; dealt++) {
      var chosen = dealt + luck.nextInt(pool.length - dealt);
      var face = pool[chosen];
      pool[chosen] = pool[dealt];
      pool[dealt] = face;
      hand.add(face);
    }
  }

  private boolean isPlausible(Hand hand) {
    var left = sight.memory().left().get(next.index());
    var before = distance.of(hand);
    for (var card : left.subList(Math.max(0, left.size() - REMEMBERED), left.size())) {
      if (isCloser(hand, Hand.faceOf(card), before)) {
        return false;
      }
    }
    return before > 0;
  }

  private boolean isCloser(Hand hand, int face, int before) {
    hand.add(face);
    var isCloser = distance.of(hand) < before;
    hand.remove(face);
    return isCloser;
  }

  /// The chance that the next player wants this card.
  double of(Card card) {
    if (sight.player(next).melded()) {
      return fitsTheTable(card) ? 1 : 0;
    }
    var wanting = 0;
    for (var hand : hands) {
      wanting += isCloser(hand, Hand.faceOf(card), distance.of(hand)) ? 1 : 0;
    }
    return hands.isEmpty() ? 0.2 : (double) wanting / hands.size();
  }

  private boolean fitsTheTable(Card card) {
    return sight.view().melds().stream()
        .anyMatch(meld ->
            meld.takes(card, parlor.games.shanko.Meld.End.LOW)
                || meld.takes(card, parlor.games.shanko.Meld.End.HIGH)
                || Jokers.standsFor(meld, card));
  }
}
