package parlor.games.nine.bot;

/// Looks ahead: what each pair of cards would leave, safely and if the belief is right.
final class Planning {
  /// A suspect less likely than this is not worth a plan of its own.
  private static final double UNLIKELY = 0.04;

  /// With so many cards left or fewer, what follows is worked out exactly against a style that
  /// hesitates between few cards, and against one that hesitates between many.
  private static final int EXACT_IF_FEW = 6;

  private static final int EXACT_IF_MANY = 5;
  private static final int FEW = 3;

  /// With more cards left, so much of what is missing to a win is thought to be had.
  private static final double PROMISE_OF_FEW = 0.9;

  private static final double PROMISE_OF_MANY = 0.2;

  private final Situation now;
  private final int[] own;
  private final int[] others;
  private final double[][] safe;
  private final double[][] hoped;
  private final double[] chances;

  private Planning(Situation now) {
    this.now = now;
    own = Cards.list(now.hand());
    others = Cards.list(now.other());
    safe = RandomMatching.afterEachPair(now);
    hoped = new double[own.length][others.length];
    chances = new double[others.length];
  }

  static Outlook outlook(Belief belief, Situation now) {
    var planning = new Planning(now);
    belief.suspects().forEach(planning::weigh);
    return planning.outlook();
  }

  private void weigh(Suspect suspect) {
    var foretold = suspect.chances(now.mirrored());
    var response = new BestResponse(suspect.style());
    var isFew = likely(suspect.style().chances(now.mirrored())) <= FEW;
    var isExact =
        suspect.likelihood() > UNLIKELY && now.left() <= (isFew ? EXACT_IF_FEW : EXACT_IF_MANY);
    var promise = isFew ? PROMISE_OF_FEW : PROMISE_OF_MANY;
    var steadiness = Math.pow(1 - suspect.slips(), now.left() - 1.0);
    for (var j = 0; j < others.length; j++) {
      var weight = suspect.likelihood() * foretold[others[j]];
      chances[j] += weight;
      for (var i = 0; i < own.length; i++) {
        var surplus =
            isExact
                ? response.value(now.after(own[i], others[j])) - safe[i][j]
                : promise * (1 - safe[i][j]);
        hoped[i][j] += weight * (safe[i][j] + steadiness * surplus);
      }
    }
  }

  private static int likely(double[] foretold) {
    var likely = 0;
    for (var chance : foretold) {
      likely += chance > 0 ? 1 : 0;
    }
    return likely;
  }

  private Outlook outlook() {
    for (var row : hoped) {
      for (var j = 0; j < others.length; j++) {
        row[j] /= chances[j];
      }
    }
    return new Outlook(safe, hoped, chances);
  }
}
