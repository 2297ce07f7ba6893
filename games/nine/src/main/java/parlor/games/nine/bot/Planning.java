package parlor.games.nine.bot;

import java.util.Optional;

/// Looks ahead: what each pair of cards would leave, safely and if the belief is right.
final class Planning {
  /// A suspect less likely than this is not worth a plan of its own.
  private static final double UNLIKELY = 0.01;

  /// With so many cards left, what follows is worked out exactly against a style that hesitates
  /// between few cards, and against any style.
  private static final int EXACT_IF_NARROW = 7;

  private static final int EXACT = 5;
  private static final int FEW = 3;

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
    var plan = plan(suspect);
    var steadiness = Math.pow(1 - suspect.slips(), now.left() - 1.0);
    for (var j = 0; j < others.length; j++) {
      var weight = suspect.likelihood() * foretold[others[j]];
      chances[j] += weight;
      for (var i = 0; i < own.length; i++) {
        var after = now.after(own[i], others[j]);
        var surplus = plan.isPresent() ? plan.get().value(after) - safe[i][j] : 0;
        hoped[i][j] += weight * (safe[i][j] + steadiness * surplus);
      }
    }
  }

  private Optional<BestResponse> plan(Suspect suspect) {
    var likely = 0;
    for (var chance : suspect.style().chances(now.mirrored())) {
      likely += chance > 0 ? 1 : 0;
    }
    var exact = now.left() <= (likely <= FEW ? EXACT_IF_NARROW : EXACT);
    return exact && suspect.likelihood() > UNLIKELY
        ? Optional.of(new BestResponse(suspect.style()))
        : Optional.empty();
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
