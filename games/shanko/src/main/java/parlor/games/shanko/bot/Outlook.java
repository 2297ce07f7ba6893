package parlor.games.shanko.bot;

import parlor.games.shanko.Contract;
import parlor.games.shanko.solver.Distance;
import parlor.games.shanko.solver.Hand;

/// How long a hand will need for its contract, judged by the cards that bring it closer and by how
/// many of these are still unseen.
final class Outlook {
  private static final int NEAR = 3;

  /// Draws that the last steps usually take, by how many there are.
  private static final double[] LAST_STEPS = {0, 5, 8.5, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29};

  /// What a card in the same suit counts for another, by how far away it is.
  private static final double[] BESIDE = {0.6, 0.4, 0.25};

  private final Distance distance;
  private final boolean usesRanks;
  private final boolean usesSuits;
  private final int[] unseen;
  private final double all;

  /// @param unseen how many cards of each face may still come
  Outlook(Contract contract, int[] unseen) {
    this.distance = new Distance(contract);
    this.usesRanks = contract.triplets() > 0;
    this.usesSuits = contract.sequences() > 0;
    this.unseen = unseen;
    var sum = 0;
    for (var count : unseen) {
      sum += count;
    }
    this.all = Math.max(1, sum);
  }

  int distance(Hand hand) {
    return distance.of(hand);
  }

  /// How many unseen cards bring this hand closer.
  double outs(Hand hand, int before) {
    var outs = (double) unseen[Hand.JOKER];
    for (var face = 0; face < Hand.JOKER; face++) {
      if (unseen[face] > 0 && isRelated(hand, face)) {
        hand.add(face);
        outs += distance.of(hand) < before ? unseen[face] : 0;
        hand.remove(face);
      }
    }
    return Math.max(0.5, outs);
  }

  /// Whether a card could go with one of the hand.
  private boolean isRelated(Hand hand, int face) {
    if (usesRanks && hand.ofRank(face % Hand.RANKS) > 0) {
      return true;
    }
    if (!usesSuits) {
      return false;
    }
    var suit = face / Hand.RANKS;
    var rank = face % Hand.RANKS;
    for (var other = Math.max(0, rank - NEAR); other <= Math.min(12, rank + NEAR); other++) {
      if (hand.count(suit * Hand.RANKS + other) > 0) {
        return true;
      }
    }
    return rank < NEAR
        ? hand.count(suit * Hand.RANKS + 12) > 0
        : rank == 12 && lowCards(hand, suit) > 0;
  }

  private static int lowCards(Hand hand, int suit) {
    return hand.count(suit * Hand.RANKS)
        + hand.count(suit * Hand.RANKS + 1)
        + hand.count(suit * Hand.RANKS + 2);
  }

  /// Draws until the contract is there, judged by the next step alone.
  double roughTurns(Hand hand) {
    var before = distance.of(hand);
    return before == 0 ? 0 : all / outs(hand, before) + LAST_STEPS[before - 1];
  }

  /// Draws until the contract is there, judged by the next two steps.
  double turns(Hand hand) {
    var before = distance.of(hand);
    if (before < 2) {
      return before == 0 ? 0 : all / outs(hand, before);
    }
    var outs = 0.0;
    var later = 0.0;
    for (var face = 0; face < Hand.FACES; face++) {
      if (unseen[face] > 0 && (face == Hand.JOKER || isRelated(hand, face))) {
        hand.add(face);
        if (distance.of(hand) < before) {
          outs += unseen[face];
          later += unseen[face] * all / bestOuts(hand, before - 1);
        }
        hand.remove(face);
      }
    }
    return outs == 0 ? 2 * all : all / outs + later / outs + LAST_STEPS[before - 2];
  }

  /// How many unseen cards go with this one, by how close they are, so that others may want it.
  double related(int face) {
    if (face == Hand.JOKER) {
      return all;
    }
    var related = 0.0;
    var rank = face % Hand.RANKS;
    for (var other = rank; usesRanks && other < Hand.JOKER; other += Hand.RANKS) {
      related += unseen[other];
    }
    for (var step = 1; usesSuits && step <= NEAR; step++) {
      related += rank + step < Hand.RANKS ? BESIDE[step - 1] * unseen[face + step] : 0;
      related += rank - step >= 0 ? BESIDE[step - 1] * unseen[face - step] : 0;
    }
    return related;
  }

  private double bestOuts(Hand hand, int needed) {
    return bestOuts(hand, Hand.JOKER, needed);
  }

  /// The most outs that this hand can have after throwing a card that it can do without, but not
  /// this one.
  double bestOuts(Hand hand, int kept, int needed) {
    var best = 0.5;
    for (var face = 0; face < Hand.JOKER; face++) {
      if (face != kept && hand.count(face) > 0) {
        hand.remove(face);
        if (distance.of(hand) == needed) {
          best = Math.max(best, outs(hand, needed));
        }
        hand.add(face);
      }
    }
    return best;
  }
}
