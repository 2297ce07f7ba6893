package parlor.games.numeron.bot;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import parlor.games.numeron.Belief;
import parlor.games.numeron.Fact;
import parlor.games.numeron.Judgement;
import parlor.games.numeron.Judging;

/// What the other side's calls tell about the way it calls: by the best plan under other names, at
/// random among the possible codes, or otherwise.
///
/// @param plan where it would stand in the best plan
/// @param guises the names under which its calls so far would be the plan's
/// @param byPlan how likely it follows the plan
/// @param atRandom how likely it calls any possible code
/// @param otherwise how likely it does something else
record Rival(
    Optional<CallTree> plan, List<Guise> guises, double byPlan, double atRandom, double otherwise) {
  /// How often anybody else is taken to call a possible code.
  private static final double USUALLY_POSSIBLE = 0.6;

  /// How many continuations are tried for each way of calling.
  private static final int TRIALS = 60;

  /// Ways of calling that are less likely than this are left out.
  private static final double NEGLIGIBLE = 0.02;

  Rival {
    guises = List.copyOf(guises);
  }

  /// Nothing was called yet.
  static Rival unknown() {
    return new Rival(Optional.of(Tables.leastCalls()), Guise.all(), 1.0 / 3, 1.0 / 3, 1.0 / 3);
  }

  /// What follows from everything that became known of one's own code.
  static Rival of(List<Fact> facts) {
    var rival = unknown();
    var belief = Belief.BLANK;
    for (var fact : facts) {
      rival =
          fact instanceof Fact.Judged(var call, var eat, var bite)
              ? rival.after(call.index(), Judging.ANSWERS.indexOf(new Judgement(eat, bite)), belief)
              : rival.withoutPlan();
      belief = belief.after(fact);
    }
    return rival;
  }

  /// What follows from its next call and the answer to it.
  Rival after(int call, int answer, Belief before) {
    var possible = before.indices();
    var isPossible = before.chance(call) > 0;
    var random = isPossible ? atRandom / possible.length : 0;
    var other =
        otherwise
            * ((isPossible ? USUALLY_POSSIBLE / possible.length : 0)
                + (1 - USUALLY_POSSIBLE) / Guise.CODES);
    var fitting =
        plan.map(tree -> guises.stream().flatMap(g -> g.calling(call, tree.call()).stream()))
            .map(found -> found.toList())
            .orElse(List.of());
    var weight = fitting.stream().mapToDouble(Guise::weight).sum();
    var sum = byPlan * weight + random + other;
    return new Rival(
        fitting.isEmpty() ? Optional.empty() : plan.flatMap(tree -> tree.after(answer)),
        fitting.stream().map(guise -> guise.outOf(weight)).toList(),
        byPlan * weight / sum,
        random / sum,
        other / sum);
  }

  /// The same after an item came between, so that no plan can be followed.
  Rival withoutPlan() {
    var sum = Math.max(atRandom + otherwise, 1e-9);
    return new Rival(Optional.empty(), List.of(), 0, atRandom / sum, otherwise / sum);
  }

  /// The chances that it finds this code with exactly 0, 1, 2 … further calls.
  double[] chances(Belief known, int code, RandomGenerator chance) {
    var possible = known.indices();
    var usual = Pace.chances(possible.length);
    var chances = Arrays.stream(usual).map(each -> each * otherwise).toArray();
    if (atRandom > NEGLIGIBLE) {
      add(chances, atRandom, callingAtRandom(possible, code, chance));
    } else {
      add(chances, atRandom, usual);
    }
    if (byPlan > NEGLIGIBLE && plan.isPresent()) {
      add(chances, byPlan, followingThePlan(plan.get(), code, chance));
    } else {
      add(chances, byPlan, usual);
    }
    return chances;
  }

  private static void add(double[] sum, double weight, double[] chances) {
    for (var calls = 0; calls < sum.length; calls++) {
      sum[calls] += weight * chances[calls];
    }
  }

  private static double[] callingAtRandom(int[] possible, int code, RandomGenerator chance) {
    var chances = new double[Pace.LENGTH];
    for (var trial = 0; trial < TRIALS; trial++) {
      var left = possible;
      var calls = 1;
      var call = left[chance.nextInt(left.length)];
      while (call != code && calls < Pace.LENGTH - 1) {
        left = TreeSearch.classes(left, call)[Judging.answer(code, call)];
        call = left[chance.nextInt(left.length)];
        calls++;
      }
      chances[calls] += 1.0 / TRIALS;
    }
    return chances;
  }

  private double[] followingThePlan(CallTree tree, int code, RandomGenerator chance) {
    var chances = new double[Pace.LENGTH];
    var weights = guises.stream().mapToDouble(Guise::weight).toArray();
    for (var trial = 0; trial < TRIALS; trial++) {
      var guise = trial % guises.size();
      var planned = guises.get(guise).planned(code, chance);
      var calls = tree.callsFor(planned).orElse(Pace.LENGTH - 1);
      chances[Math.min(calls, Pace.LENGTH - 1)] += weights[guise];
    }
    var sum = Arrays.stream(chances).sum();
    return IntStream.range(0, chances.length).mapToDouble(i -> chances[i] / sum).toArray();
  }
}
