package parlor.games.numeron.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlor.games.numeron.Belief;
import parlor.games.numeron.Fact;
import parlor.games.numeron.Judgement;
import parlor.games.numeron.Judging;

/// Calls to win the race: by a plan while there are many codes, then by a search that knows how
/// soon the other side will be done.
final class RaceCaller {
  /// With more codes than this, a plan is followed or a single call rated.
  static final int SEARCHED_MAX = 32;

  private RaceCaller() {}

  static int call(Situation situation) {
    var belief = situation.theirs();
    var possible = belief.indices();
    if (possible.length == 1) {
      return possible[0];
    }
    var planned = planned(situation, plan(situation));
    if (planned.isPresent() && possible.length > SEARCHED_MAX) {
      return planned.get();
    }
    var prices = Race.prices(others(situation), 0);
    return possible.length <= SEARCHED_MAX && isUniform(belief, possible)
        ? searched(situation, possible, prices)
        : Calls.cheapest(belief, prices);
  }

  /// How soon the other side will be done.
  private static double[] others(Situation situation) {
    if (!situation.hasCode()) {
      // Single play: nobody else calls, and each call counts the same.
      return new double[Pace.LENGTH];
    }
    return situation.view().items()
        ? Hunt.of(situation.own(), situation.heldByThem(), situation.held()).chances()
        : Rival.of(situation.factsOfOwn())
            .chances(situation.own(), situation.code(), situation.chance());
  }

  private static boolean isUniform(Belief belief, int[] possible) {
    for (var code : possible) {
      if (Math.abs(belief.chance(code) * possible.length - 1) > 1e-6) {
        return false;
      }
    }
    return true;
  }

  private static int searched(Situation situation, int[] possible, int[] prices) {
    return new TreeSearch(prices, possible.length)
        .best(possible, symmetry(situation.factsOfTheirs()), situation.timeIsUp())
        .call();
  }

  /// What is alike when nothing but calls was asked.
  private static Symmetry symmetry(List<Fact> facts) {
    var calls = new ArrayList<Integer>();
    for (var fact : facts) {
      if (!(fact instanceof Fact.Judged(var call, _, _))) {
        return Symmetry.NONE;
      }
      calls.add(call.index());
    }
    return Symmetry.after(calls);
  }

  /// The next call of the plan, if all calls so far were the plan's.
  static Optional<Integer> planned(Situation situation, CallTree whole) {
    var names = situation.memory().names();
    var plan = Optional.of(whole);
    for (var fact : situation.factsOfTheirs()) {
      if (!(fact instanceof Fact.Judged(var call, var eat, var bite))) {
        return Optional.empty();
      }
      var answer = Judging.ANSWERS.indexOf(new Judgement(eat, bite));
      plan =
          plan.filter(tree -> names.of(tree.call()) == call.index())
              .flatMap(tree -> tree.after(answer));
    }
    return plan.map(tree -> names.of(tree.call()));
  }

  private static CallTree plan(Situation situation) {
    return situation.view().items() || !situation.hasCode()
        ? Tables.leastCalls()
        : Tables.race(situation.callsFirst());
  }
}
