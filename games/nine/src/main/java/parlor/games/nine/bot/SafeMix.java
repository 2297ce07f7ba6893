package parlor.games.nine.bot;

import java.util.Arrays;

/// Mixes cards so as to gain as much as possible from what is believed of the opponent, while no
/// card of the opponent can cost more than a budget.
///
/// The budget is what may still be lost against somebody who knows this code: it shrinks by every
/// turn that goes wrong and grows by every turn that goes right, each measured over the whole mix,
/// and is never overdrawn. So over a game no opponent gains more than the budget it began with;
/// with an empty one every card is equally likely.
final class SafeMix {
  private static final double EMPTY = 1e-6;
  private static final int ROUNDS = 16;

  /// The budget with which half of what could be gained later can be gained, with one card left,
  /// and how much less of it does with every card more: each turn gone right about doubles it.
  private static final double USEFUL_AT_THE_END = 2.0;

  private static final double LESS_PER_CARD = 0.5;

  private final Outlook outlook;
  private final double budget;
  private final int cards;
  private final double useful;

  private SafeMix(Outlook outlook, double budget) {
    this.outlook = outlook;
    this.budget = budget;
    this.cards = outlook.cards();
    this.useful = USEFUL_AT_THE_END * Math.pow(LESS_PER_CARD, cards - 1.0);
  }

  /// Whether nothing may be risked, so that every card must be equally likely.
  static boolean isEmpty(double budget) {
    return budget < EMPTY;
  }

  /// How likely each own card should be, in order of hand.
  static double[] of(Outlook outlook, double budget) {
    var even = new double[outlook.cards()];
    Arrays.fill(even, 1.0 / even.length);
    return isEmpty(budget) ? even : new SafeMix(outlook, budget).climb(even);
  }

  /// What is left of the budget when a mix met one of the opponent's cards.
  static double budgetAfter(Outlook outlook, double budget, double[] mix, int other) {
    return Math.max(0, budget + outlook.gain(mix, other));
  }

  /// Steps from an even mix towards the best one (Frank and Wolfe: what is to be gained is not
  /// linear in the mix, since it decides what may be risked later).
  private double[] climb(double[] even) {
    var losses = losses();
    var mix = even;
    for (var round = 0; round < ROUNDS; round++) {
      var gains = slope(mix);
      var target = Simplex.best(gains, losses, budget);
      var rest = Math.max(0, 1 - Arrays.stream(target).sum()) / cards;
      var step = 2.0 / (round + 2);
      var next = new double[cards];
      for (var own = 0; own < cards; own++) {
        next[own] = mix[own] + step * (target[own] + rest - mix[own]);
      }
      mix = next;
    }
    return mix;
  }

  private double[][] losses() {
    var value = outlook.value();
    var losses = new double[cards][cards];
    for (var other = 0; other < cards; other++) {
      for (var own = 0; own < cards; own++) {
        losses[other][own] = value - outlook.safe(own, other);
      }
    }
    return losses;
  }

  /// How much each own card adds to what can be hoped for, relative to an even mix. A position is
  /// taken to be worth its hope less a share of what lies between that and its safe value; the
  /// share shrinks as the budget grows.
  private double[] slope(double[] mix) {
    var slope = new double[cards];
    for (var other = 0; other < cards; other++) {
      var later = budgetAfter(outlook, budget, mix, other);
      var share = useful / (useful + later);
      var worthOfBudget = share / (useful + later) * atStake(mix, other);
      for (var own = 0; own < cards; own++) {
        var safe = outlook.safe(own, other);
        var hoped = outlook.hoped(own, other);
        slope[own] +=
            outlook.chance(other) * (hoped - (hoped - safe) * share + worthOfBudget * safe);
      }
    }
    var mean = Arrays.stream(slope).sum() / cards;
    return Arrays.stream(slope).map(each -> each - mean).toArray();
  }

  private double atStake(double[] mix, int other) {
    var sum = 0.0;
    for (var own = 0; own < cards; own++) {
      sum += mix[own] * (outlook.hoped(own, other) - outlook.safe(own, other));
    }
    return sum;
  }
}
