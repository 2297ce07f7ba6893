package parlor.games.shanko.bot;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
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

  /// A discard must promise so many more outs than a draw from the pile, beside its share.
  private static final double LEAST_MORE = 2;

  private final Sight sight;
  private final ShankoView view;
  private final Weights weights;
  private final RandomGenerator chance;
  private final Outlook outlook;
  private final double turnsLeft;
  private final Optional<Guarding> guarding;

  Choosing(Sight sight, Weights weights, RandomGenerator chance) {
    this.sight = sight;
    this.view = sight.view();
    this.weights = weights;
    this.chance = chance;
    this.outlook = new Outlook(view.contract(), sight.unseen());
    this.turnsLeft = sight.turnsLeft();
    this.guarding = Guarding.of(sight);
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
      if (takes.get() instanceof ShankoAction.Buy ? buysOrGuards(card) : takesOrGuards(card)) {
        return takes.get();
      }
    }
    return view.step() == ShankoView.Step.BUYING
        ? new ShankoAction.Pass()
        : new ShankoAction.DrawFromPile();
  }

  private boolean takesOrGuards(Card card) {
    if (guarding.isEmpty()) {
      return takes(card);
    }
    var guard = guarding.get();
    if (guard.isUrgent(outlook.distance(sight.hand()))) {
      return Guarding.isLow(card) || completes(card);
    }
    return takes(card) && (!guard.isSafe(0) || guard.staysSafe(card) || completes(card));
  }

  private boolean buysOrGuards(Card card) {
    return buys(card)
        && guarding
            .filter(guard ->
                guard.isSafe(0)
                    ? !guard.staysSafeBuying(card)
                    : guard.isUrgent(outlook.distance(sight.hand())))
            .isEmpty();
  }

  private boolean completes(Card card) {
    var hand = sight.hand();
    hand.add(Hand.faceOf(card));
    var completes = outlook.distance(hand) == 0;
    hand.remove(Hand.faceOf(card));
    return completes;
  }

  private boolean takes(Card card) {
    if (sight.hasMelded()) {
      return Arranging.fitsTheTable(view, card);
    }
    var hand = sight.hand();
    var face = Hand.faceOf(card);
    var before = outlook.distance(hand);
    var outs = outlook.outs(hand, before);
    hand.add(face);
    var isWanted =
        face == Hand.JOKER
            || outlook.distance(hand) < before
            || outlook.bestOuts(hand, face, before) > weights.better() * outs + LEAST_MORE;
    hand.remove(face);
    return isWanted;
  }

  /// A buy brings a second card too, and being caught before the meld costs most.
  private boolean buys(Card card) {
    var hand = sight.hand();
    var face = Hand.faceOf(card);
    var before = outlook.distance(hand);
    var outs = outlook.outs(hand, before);
    hand.add(face);
    var isWanted =
        face == Hand.JOKER
            || outlook.distance(hand) < before
            || outlook.outs(hand, before) > weights.better() * outs;
    hand.remove(face);
    return isWanted;
  }

  ShankoAction discard() {
    var all = Arranging.throwable(view);
    var throwable =
        guarding.map(guard -> guard.throwable(all, outlook.distance(sight.hand()))).orElse(all);
    if (throwable.size() == 1) {
      return new ShankoAction.Discard(throwable.getFirst());
    }
    var isCrowded = sight.seats() > 2 && !sight.hasMelded();
    return new ShankoAction.Discard(isCrowded ? inACrowd(throwable) : weighed(throwable));
  }

  /// Where many may take or buy, rounds are short: most outs, then few points, nothing that others
  /// could use, and nothing that can be laid off after the meld.
  private Card inACrowd(List<Card> throwable) {
    return closest(throwable).stream()
        .min(Comparator.comparingDouble(this::costInACrowd))
        .orElseThrow();
  }

  private double costInACrowd(Card card) {
    var face = Hand.faceOf(card);
    var hand = sight.hand();
    hand.remove(face);
    var outs = outlook.outs(hand, outlook.distance(hand));
    hand.add(face);
    var kept = Arranging.isTaken(view, card) ? weights.fitting() : 0;
    return kept + outlook.related(face) - weights.outs() * outs - Hand.points(face);
  }

  private Card weighed(List<Card> throwable) {
    var danger = new Danger(sight, chance);
    var judged = new ArrayList<Judged>();
    for (var card : sparable(throwable)) {
      var given = danger.of(card);
      judged.add(new Judged(card, given, costWithout(card, given, false)));
    }
    judged.sort(Comparator.comparingDouble(Judged::cost));
    return judged.stream()
        .limit(weights.deep())
        .map(one ->
            new Judged(one.card(), one.danger(), costWithout(one.card(), one.danger(), true)))
        .min(Comparator.comparingDouble(Judged::cost))
        .orElseThrow()
        .card();
  }

  /// The cards that leave the hand as close to the contract as it can be, or all when it is too
  /// late for that.
  private List<Card> sparable(List<Card> throwable) {
    return sight.hasMelded() || turnsLeft < HOPELESS ? throwable : closest(throwable);
  }

  private List<Card> closest(List<Card> throwable) {
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
