package parlor.testkit;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import parlor.engine.Chance;
import parlor.engine.Decision;
import parlor.engine.Game;
import parlor.engine.Match;
import parlor.engine.Refusal;
import parlor.engine.Setup;
import parlor.engine.SplitMix64;
import parlor.engine.Status;
import parlor.engine.View;

/// Plays a game from its start to its end, from a seed.
final class Walk<O, S, A, E, V extends View<A>> {
  /// Law checks per game, spread over all its moments; a short game is checked throughout.
  private static final int SAMPLES = 30;

  private static final int LAST_MOMENTS = 3;

  private final Setup<O> setup;
  private final Chance chance;
  private final RandomGenerator luck;
  private final Mover<O, S, A, E, V> mover;

  /// As a running table has it: carried on by each step that was decided.
  private Match<O, S, A, E, V> match;

  /// As a table has it after a restart: folded from the events.
  private Match<O, S, A, E, V> folded;

  private int events;

  private Walk(Match<O, S, A, E, V> match, Setup<O> setup, long seed, Mover<O, S, A, E, V> mover) {
    this.setup = setup;
    this.chance = Chance.seeded(seed);
    this.luck = new SplitMix64(SplitMix64.mix(~seed));
    this.mover = mover;
    this.match = match;
    this.folded = match;
  }

  /// All moments of a game of strangers.
  static <O, S, A, E, V extends View<A>> List<Moment<O, S, A, E, V>> ofStrangers(
      Subject<O, S, A, E, V> subject, Setup<O> setup, long seed) {
    return of(subject, setup, seed, Mover.strangers(subject));
  }

  /// All moments of a game, which must end within its bound.
  static <O, S, A, E, V extends View<A>> List<Moment<O, S, A, E, V>> of(
      Subject<O, S, A, E, V> subject, Setup<O> setup, long seed, Mover<O, S, A, E, V> mover) {
    var moments = of(subject.plugin().game(), setup, seed, mover, subject.stepsMax());
    if (!(moments.getLast().after().status() instanceof Status.Finished<A>)) {
      throw new AssertionError(
          "not finished after "
              + subject.stepsMax()
              + " steps: "
              + moments.getLast().after().status());
    }
    return moments;
  }

  /// All moments of a game, or its first so many steps.
  static <O, S, A, E, V extends View<A>> List<Moment<O, S, A, E, V>> of(
      Game<O, S, A, E, V> game,
      Setup<O> setup,
      long seed,
      Mover<O, S, A, E, V> mover,
      int stepsMax) {
    var walk = new Walk<>(Match.of(game, setup), setup, seed, mover);
    var moments = new ArrayList<Moment<O, S, A, E, V>>();
    if (!walk.match.status().equals(new Status.Dealing<A>(Duration.ZERO))) {
      moments.add(walk.moment(Optional.empty(), new Match.Step<>(List.of(), walk.match)));
    }
    for (var steps = 0; steps < stepsMax; steps++) {
      if (walk.match.status() instanceof Status.Finished<A>) {
        return moments;
      }
      moments.add(walk.step());
    }
    return moments;
  }

  private Moment<O, S, A, E, V> step() {
    var cause = cause();
    var step = stepOf(match, cause);
    if (!stepOf(folded, cause).events().equals(step.events())) {
      throw new AssertionError(cause + " has other consequences after a restart");
    }
    return moment(Optional.of(cause), step);
  }

  private Cause<A> cause() {
    return switch (match.status()) {
      case Status.Dealing<A> _ -> new Cause.Dealt<>();
      case Status.Waiting<A> waiting -> {
        if (waiting.ifSilent().isEmpty()) {
          throw new AssertionError("the game waits, but on nobody: " + waiting);
        }
        yield mover.next(setup, match, waiting, luck);
      }
      case Status.Finished<A> _ -> throw new IllegalStateException("nothing follows the end");
    };
  }

  private Match.Step<O, S, A, E, V> stepOf(Match<O, S, A, E, V> from, Cause<A> cause) {
    return switch (cause) {
      case Cause.Acted<A>(var seat, var action) ->
          accepted(cause, from.decide(seat, action, chance));
      case Cause.Silent<A>(var seat, var action) ->
          accepted(cause, from.decide(seat, action, chance));
      case Cause.Dealt<A> _ -> from.dealt(chance);
    };
  }

  private static <T> T accepted(Cause<?> cause, Decision<T> answer) {
    return switch (answer) {
      case Decision.Accepted<T>(var step) -> step;
      case Decision.Refused<T>(Refusal why) ->
          throw new AssertionError(cause + " was offered or is the fallback, but refused: " + why);
    };
  }

  private Moment<O, S, A, E, V> moment(Optional<Cause<A>> cause, Match.Step<O, S, A, E, V> step) {
    var before = match;
    match = step.after();
    folded = folded.fold(step.events());
    if (!match.state().equals(folded.state()) || !match.status().equals(folded.status())) {
      throw new AssertionError("the events of " + cause + " fold to another state than it reached");
    }
    var moment = new Moment<>(setup, chance, events, before, cause, step.events(), match);
    events += step.events().size();
    mover.saw(moment);
    return moment;
  }

  /// Some of a game's moments, with the last ones always among them.
  static <T> List<T> sample(List<T> moments, long seed) {
    if (moments.size() <= SAMPLES) {
      return moments;
    }
    var luck = new SplitMix64(SplitMix64.mix(seed + 1));
    var chosen = new TreeSet<Integer>();
    for (var sample = 0; sample < SAMPLES; sample++) {
      chosen.add(luck.nextInt(moments.size()));
    }
    for (var last = 1; last <= LAST_MOMENTS; last++) {
      chosen.add(moments.size() - last);
    }
    return chosen.stream().map(moments::get).toList();
  }
}
