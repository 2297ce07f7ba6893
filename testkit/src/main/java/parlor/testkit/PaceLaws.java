package parlor.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import parlor.engine.Seat;
import parlor.engine.Status;
import parlor.engine.View;

/// Laws of waiting: a game always goes on, and its clocks make sense.
final class PaceLaws<O, S, A, E, V extends View<A>> {
  private final Subject<O, S, A, E, V> subject;

  PaceLaws(Subject<O, S, A, E, V> subject) {
    this.subject = subject;
  }

  /// Random players finish within the bound, with everybody ranked once.
  void strangersFinish() {
    Trials.of(subject, (setup, seed) -> isRanked(Walk.ofStrangers(subject, setup, seed)));
  }

  /// A table at which nobody ever acts finishes by fallbacks alone.
  void sleepersFinish() {
    Trials.of(subject, (setup, seed) -> isRanked(Walk.of(subject, setup, seed, Mover.sleepers())));
  }

  private void isRanked(List<Moment<O, S, A, E, V>> moments) {
    var last = moments.getLast();
    if (last.after().status() instanceof Status.Finished<A>(var ranking, var points)) {
      var ranked = ranking.stream().flatMap(List::stream).toList();
      assertThat(ranked)
          .as("the ranking names every seat once")
          .containsExactlyInAnyOrderElementsOf(last.setup().allSeats());
      assertThat(last.setup().allSeats()).as("points by seat").containsAll(points.keySet());
    }
  }

  /// Waiting names at least one seat of the table, and its time is positive.
  void waitingIsOnSomebody() {
    Trials.of(
        subject,
        (setup, seed) -> {
          for (var moment : Walk.ofStrangers(subject, setup, seed)) {
            if (moment.after().status() instanceof Status.Waiting<A> waiting) {
              assertThat(waiting.ifSilent()).as("awaited seats").isNotEmpty();
              assertThat(setup.allSeats())
                  .as("the table's seats")
                  .containsAll(waiting.ifSilent().keySet())
                  .containsAll(waiting.alsoHolding());
              assertThat(waiting.limit().orElse(Duration.ofSeconds(1))).isPositive();
            }
          }
        });
  }

  /// Clock numbers never decrease; under one number the limit stays, and no seat comes back.
  void clocksOnlyGoForward() {
    Trials.of(
        subject,
        (setup, seed) -> {
          var moments = Walk.ofStrangers(subject, setup, seed);
          var clock = new Clock(Integer.MIN_VALUE, Optional.empty(), Set.of(), Set.of());
          for (var moment : moments) {
            clock = clock.after(moment.after().status());
          }
        });
  }

  /// What was awaited under the latest clock number, and who has left since.
  private record Clock(int number, Optional<Duration> limit, Set<Seat> awaited, Set<Seat> left) {
    Clock after(Status<?> status) {
      if (!(status instanceof Status.Waiting<?> waiting)) {
        return with(Set.of());
      }
      assertThat(waiting.clock()).as("clock number").isGreaterThanOrEqualTo(number);
      if (waiting.clock() > number) {
        return new Clock(waiting.clock(), waiting.limit(), waiting.ifSilent().keySet(), Set.of());
      }
      assertThat(waiting.limit()).as("limit under clock %d", number).isEqualTo(limit);
      assertThat(waiting.ifSilent().keySet())
          .as("awaited seats; %s had left under clock %d", left, number)
          .noneMatch(left::contains);
      return with(waiting.ifSilent().keySet());
    }

    private Clock with(Set<Seat> nowAwaited) {
      var gone = new HashSet<>(left);
      gone.addAll(awaited);
      gone.removeAll(nowAwaited);
      return new Clock(number, limit, nowAwaited, gone);
    }
  }
}
