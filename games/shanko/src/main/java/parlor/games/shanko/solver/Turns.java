package parlor.games.shanko.solver;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlor.cards.Card;
import parlor.games.shanko.Contract;
import parlor.games.shanko.Meld;

/// The best that can be done with a hand in one turn, after drawing: the meld and the lay-offs that
/// let the player go out, or else leave the fewest points.
public final class Turns {
  private Turns() {}

  /// What is left of a hand at best.
  ///
  /// @param rest points that no meld takes; 0 when the player can go out
  record Rest(int rest, boolean goesOut) {}

  /// A card to add to a meld.
  public record Addition(int meld, Card card, Meld.End end) {}

  /// A contract to lay down.
  ///
  /// @param rest what is left of the hand after adding to the table as much as possible; 0 when the
  ///   player can go out
  public record LayDown(List<List<Card>> melds, int rest, boolean goesOut) {}

  /// The best way to lay down the contract, if the hand has it.
  public static Optional<LayDown> layDown(List<Card> cards, Contract contract, List<Meld> melds) {
    var hand = Hand.of(cards);
    if (cards.size() < contract.cards() || new Distance(contract).of(hand) > 0) {
      return Optional.empty();
    }
    return Contracts.best(hand, Spread.of(melds), melds.size(), contract)
        .map(best -> new LayDown(cardsOf(best.melds(), cards), best.rest(), best.goesOut()));
  }

  /// The cards to add to the melds on the table, in order; one card at least is kept.
  public static List<Addition> additions(List<Card> cards, List<Meld> melds) {
    var hand = Hand.of(cards);
    var spread = Spread.of(melds);
    var plan = LayOffs.plan(hand, spread);
    if (plan.cards() > 1) {
      plan = goingOut(hand, spread).orElse(plan);
    }
    var left = new ArrayList<>(cards);
    var additions = new ArrayList<Addition>();
    for (var added : plan.added()) {
      if (left.size() > 1) {
        additions.add(new Addition(added.meld(), taken(left, added.face()), added.end()));
      }
    }
    return List.copyOf(additions);
  }

  /// The points that are left in a hand when as much as possible is added to the table; 0 when all
  /// but one card is.
  public static int rest(List<Card> cards, List<Meld> melds) {
    return rest(Hand.of(cards), Spread.of(melds)).rest();
  }

  static Rest rest(Hand hand, Spread spread) {
    var plan = LayOffs.plan(hand, spread);
    return plan.cards() <= 1 || goingOut(hand, spread, plan.rest()).isPresent()
        ? new Rest(0, true)
        : new Rest(plan.rest(), false);
  }

  private static Optional<LayOffs.Plan> goingOut(Hand hand, Spread spread) {
    return goingOut(hand, spread, 0);
  }

  /// A way to add all but one card, if there is one; that card counts no less than what is left at
  /// best.
  private static Optional<LayOffs.Plan> goingOut(Hand hand, Spread spread, int least) {
    for (var face = 0; face < Hand.FACES; face++) {
      if (hand.count(face) > 0 && Hand.points(face) >= least) {
        hand.remove(face);
        var plan = LayOffs.plan(hand, spread);
        hand.add(face);
        if (plan.cards() == 0) {
          return Optional.of(plan);
        }
      }
    }
    return Optional.empty();
  }

  private static List<List<Card>> cardsOf(List<List<Integer>> melds, List<Card> cards) {
    var left = new ArrayList<>(cards);
    return melds.stream()
        .map(meld -> meld.stream().map(face -> taken(left, face)).toList())
        .toList();
  }

  private static Card taken(List<Card> left, int face) {
    for (var card : left) {
      if (Hand.faceOf(card) == face) {
        left.remove(card);
        return card;
      }
    }
    throw new IllegalStateException("no such card left");
  }
}
