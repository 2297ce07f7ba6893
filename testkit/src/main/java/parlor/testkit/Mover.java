package parlor.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import parlor.engine.Decision;
import parlor.engine.Match;
import parlor.engine.Seat;
import parlor.engine.Setup;
import parlor.engine.Status;
import parlor.engine.View;
import parlor.engine.Viewer;

/// Decides for a whole table what happens next while it waits.
@FunctionalInterface
interface Mover<O, S, A, E, V extends View<A>> {
  Cause<A> next(
      Setup<O> setup,
      Match<O, S, A, E, V> match,
      Status.Waiting<A> waiting,
      RandomGenerator chance);

  /// Told of every moment, the first included.
  default void saw(Moment<O, S, A, E, V> moment) {}

  /// Nobody ever does anything.
  static <O, S, A, E, V extends View<A>> Mover<O, S, A, E, V> sleepers() {
    return (_, _, waiting, chance) -> silence(waiting, chance);
  }

  /// Mostly an awaited seat takes one of its options; now and then a seat stays silent, one that is
  /// not awaited uses an option, or somebody tries anything at all.
  static <O, S, A, E, V extends View<A>> Mover<O, S, A, E, V> strangers(
      Subject<O, S, A, E, V> subject) {
    return (setup, match, waiting, chance) -> {
      var luck = chance.nextInt(10);
      if (luck == 0) {
        return silence(waiting, chance);
      }
      var seat = luck == 1 ? any(setup.allSeats(), chance) : awaited(waiting, chance);
      if (luck == 2) {
        var action = subject.arbitraryAction(match.state(), chance);
        var answer = subject.plugin().game().decide(match.state(), seat, action);
        if (answer instanceof Decision.Accepted<E>) {
          return new Cause.Acted<>(seat, action);
        }
      }
      var options = match.view(new Viewer.At(seat)).options().listed();
      if (!options.isEmpty()) {
        return new Cause.Acted<>(seat, any(options, chance));
      }
      if (waiting.ifSilent().containsKey(seat)) {
        throw new AssertionError(seat + " is awaited and has no option");
      }
      return silence(waiting, chance);
    };
  }

  /// Awaited seats take one of their options, any.
  static <O, S, A, E, V extends View<A>> Mover<O, S, A, E, V> optionTakers() {
    return (_, match, waiting, chance) -> {
      var seat = awaited(waiting, chance);
      var options = match.view(new Viewer.At(seat)).options().listed();
      return new Cause.Acted<>(seat, any(options, chance));
    };
  }

  private static <A> Cause<A> silence(Status.Waiting<A> waiting, RandomGenerator chance) {
    var entry = any(new ArrayList<>(waiting.ifSilent().entrySet()), chance);
    return new Cause.Silent<>(entry.getKey(), entry.getValue());
  }

  private static Seat awaited(Status.Waiting<?> waiting, RandomGenerator chance) {
    return any(new ArrayList<>(waiting.ifSilent().keySet()), chance);
  }

  static <T> T any(List<T> list, RandomGenerator chance) {
    return list.get(chance.nextInt(list.size()));
  }
}
