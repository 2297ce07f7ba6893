package parlor.games.numeron.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlor.games.numeron.Belief;
import parlor.games.numeron.Fact;
import parlor.games.numeron.Judgement;
import parlor.games.numeron.Judging;

/// Calls to win the race: by a plan while there are many codes, then by a search that knows how
/// close the other side is.
final class RaceCaller {
  /// With more codes than this, a plan is followed or a single call rated.
  static final int SEARCHED_MAX = 32;

  /// The same in a game without items.
  private static final int RACED_MAX = 64;

  private RaceCaller() {}

  static int call(Situation situation) {
    var belief = situation.theirs();
    var possible = belief.indices();
    if (possible.length == 1) {
      return possible[0];
    }
    if (situation.hasCode() && !situation.view().items()) {
      return raced(situation, possible);
    }
    var planned = planned(situation, Tables.leastCalls());
    if (planned.isPresent() && possible.length > SEARCHED_MAX) {
      return planned.get();
    }
    var prices = Race.prices(others(situation));
    return possible.length <= SEARCHED_MAX && isUniform(belief, possible)
        ? searched(situation, possible, prices)
        : Calls.cheapest(belief, prices);
  }

  /// The call in a game without items, where the other side is taken to call any code that fits.
  private static int raced(Situation situation, int[] possible) {
    var left = situation.own().indices().length;
    var group = Pursuit.group(left);
    var plan = racePlan(situation);
    if (plan.isPresent()) {
      return situation.memory().names().of(plan.get().calls().get(group));
    }
    return possible.length <= RACED_MAX && !situation.timeIsUp().getAsBoolean()
        ? new RaceSearch().best(possible, situation.factsOfOwn().size()).call(group)
        : Calls.cheapest(situation.theirs(), Race.prices(Pace.chances(left)));
  }

  /// The plan from here on, if all calls so far were the plan's and it goes on.
  private static Optional<RacePlan> racePlan(Situation situation) {
    var names = situation.memory().names();
    var plan = Optional.of(Tables.race(situation.callsFirst()));
    for (var fact : situation.factsOfTheirs()) {
      if (!(fact instanceof Fact.Judged(var call, var eat, var bite))) {
        return Optional.empty();
      }
      var answer = Judging.ANSWERS.indexOf(new Judgement(eat, bite));
      plan = plan.flatMap(step -> step.after(call.index(), answer, names));
    }
    return plan;
  }

  /// How soon the other side will be done in a game with items; never in single play, where nobody
  /// else calls.
  private static double[] others(Situation situation) {
    return situation.hasCode()
        ? Hunt.of(situation.own(), situation.heldByThem(), situation.held()).chances()
        : new double[Pace.LENGTH];
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
}
