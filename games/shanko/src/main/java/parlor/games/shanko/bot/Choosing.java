package parlor.games.shanko.bot;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;
import parlor.cards.Card;
import parlor.games.shanko.ShankoAction;
import parlor.games.shanko.ShankoView;
import parlor.games.shanko.solver.Hand;

/// One decision of the hard bot, in points that it may expect to lose.
final class Choosing {
  private static final double DANGER_AFTER_MELD = 8;

  /// How surely the quicker hand is first.
  private static final double SHARPNESS = 2.2;

  /// Discards of others, and cards that improve a hand without bringing it closer, make it quicker
  /// than its outs say.
  private static final double QUICKER = 0.5;

  /// With fewer turns left than this, points may be thrown that the contract needs.
  private static final double HOPELESS = 2;

  private final Sight sight;
  private final ShankoView view;
  private final Weights weights;
  private final RandomGenerator chance;
  private final Outlook outlook;
  private final double turnsLeft;

  Choosing(Sight sight, Weights weights, RandomGenerator chance) {
    this.sight = sight;
    this.view = sight.view();
    this.weights = weights;
    this.chance = chance;
    this.outlook = new Outlook(view.contract(), sight.unseen());
    this.turnsLeft = sight.turnsLeft();
  }

  /// What a hand that needs so many more draws costs: caught with its points, or first.
  private double cost(double turns, int points) {
    var ahead = Math.pow(turnsLeft / Math.max(0.5, QUICKER * turns), SHARPNESS);
    return (points + weights.gain()) / (1 + ahead) - weights.gain();
  }

  ShankoAction draw() {
    var takes =
        view.options().listed().stream()
            .filter(option ->
                option instanceof ShankoAction.TakeDiscard || option instanceof ShankoAction.Buy)
            .findFirst();
    if (takes.isPresent() && view.discard().isPresent()) {
      var card = view.discard().get();
      var isWanted = takes.get() instanceof ShankoAction.Buy ? buys(card) : takes(card);
      if (isWanted) {
        return takes.get();
      }
    }
    return view.step() == ShankoView.Step.BUYING
        ? new ShankoAction.Pass()
        : new ShankoAction.DrawFromPile();
  }

  private boolean takes(Card card) {
    if (sight.hasMelded()) {
      return Arranging.fitsTheTable(view, card);
    }
    var hand = sight.hand();
    var face = Hand.faceOf(card);
    var before = outlook.distance(hand);
    hand.add(face);
    var after = outlook.distance(hand);
    hand.remove(face);
    return after < before || face == Hand.JOKER;
  }

  private boolean buys(Card card) {
    var hand = sight.hand();
    var face = Hand.faceOf(card);
    var before = outlook.distance(hand);
    hand.add(face);
    var after = outlook.distance(hand);
    var extra = Hand.points(face) + 7;
    var bought = cost(outlook.roughTurns(hand), hand.points() + extra);
    hand.remove(face);
    if (after >= before && face != Hand.JOKER) {
      return false;
    }
    var now = cost(outlook.roughTurns(hand), hand.points());
    return bought + weights.buyMargin() < now;
  }

  ShankoAction discard() {
    var throwable = Arranging.throwable(view);
    if (throwable.size() == 1) {
      return new ShankoAction.Discard(throwable.getFirst());
    }
    var danger = new Danger(sight, chance);
    var judged = new ArrayList<Judged>();
    for (var card : sparable(throwable)) {
      var given = danger.of(card);
      judged.add(new Judged(card, given, costWithout(card, given, false)));
    }
    judged.sort(Comparator.comparingDouble(Judged::cost));
    var best =
        judged.stream()
            .limit(weights.deep())
            .map(one ->
                new Judged(one.card(), one.danger(), costWithout(one.card(), one.danger(), true)))
            .min(Comparator.comparingDouble(Judged::cost));
    return new ShankoAction.Discard(best.orElseThrow().card());
  }

  /// The cards that leave the hand as close to the contract as it can be, or all when it is too
  /// late for that.
  private List<Card> sparable(List<Card> throwable) {
    if (sight.hasMelded() || turnsLeft < HOPELESS) {
      return throwable;
    }
    var least = throwable.stream().mapToInt(this::distanceWithout).min().orElseThrow();
    return throwable.stream().filter(card -> distanceWithout(card) == least).toList();
  }

  private int distanceWithout(Card card) {
    var hand = sight.hand();
    hand.remove(Hand.faceOf(card));
    var distance = outlook.distance(hand);
    hand.add(Hand.faceOf(card));
    return distance;
  }

  private record Judged(Card card, double danger, double cost) {}

  private double costWithout(Card card, double danger, boolean isDeep) {
    var face = Hand.faceOf(card);
    if (sight.hasMelded()) {
      return DANGER_AFTER_MELD * danger - Hand.points(face);
    }
    var hand = sight.hand();
    hand.remove(face);
    var turns = isDeep ? outlook.turns(hand) : outlook.roughTurns(hand);
    var cost = cost(turns + weights.danger() * danger, hand.points());
    hand.add(face);
    return cost;
  }
}
