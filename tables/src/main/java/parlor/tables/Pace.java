package parlor.tables;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import parlor.engine.Absence;
import parlor.engine.Seat;
import parlor.engine.Status;
import parlor.tables.Presence.Where;

/// Which countdowns run at a table, and what comes of each when its time is up. Between two rows of
/// the journal this does not change, so a time is only ever reduced from row to row.
final class Pace {
  /// A person who is back so soon, after a reload say, was not away.
  static final Duration RELOAD = Duration.ofSeconds(3);

  /// With fewer people a game has no time limits.
  private static final int PEOPLE_WITH_LIMITS = 2;

  /// @param left as of the last row
  record Countdown(Duration left, Due due) {}

  /// What happens when a time is up.
  sealed interface Due {
    /// Those who did not come back after a start count as away.
    record Settling() implements Due {}

    record Abandoning() implements Due {}

    record Dealing() implements Due {}

    /// What silence means is played for a seat.
    record Silence(Seat seat) implements Due {}

    record TakingOver(Seat seat) implements Due {}
  }

  private Pace() {}

  /// Everything that runs now.
  static List<Countdown> running(State state) {
    var presence = state.presence();
    if (presence.isInGrace()) {
      return List.of(new Countdown(presence.grace(), new Due.Settling()));
    }
    if (state.stage().isOpen() && !presence.isAnyoneHere()) {
      var given = state.seats().people().isEmpty() ? Duration.ZERO : presence.idle();
      return List.of(new Countdown(given, new Due.Abandoning()));
    }
    return state.isFlowing() ? inTheGame(state, state.theCourse()) : List.of();
  }

  private static List<Countdown> inTheGame(State state, Course course) {
    var running = new ArrayList<Countdown>();
    if (course.isDealing()) {
      running.add(new Countdown(course.clocks().pause(), new Due.Dealing()));
    }
    course
        .clocks()
        .questions()
        .forEach((seat, question) -> {
          if (clockRuns(state, seat)) {
            question.left().ifPresent(l -> running.add(new Countdown(l, new Due.Silence(seat))));
          }
          skipIn(state, seat).ifPresent(l -> running.add(new Countdown(l, new Due.Silence(seat))));
        });
    state
        .presence()
        .people()
        .forEach((seat, where) -> {
          if (where instanceof Where.Away(var left) && state.seats().isPlayedByPerson(seat)) {
            running.add(new Countdown(left, new Due.TakingOver(seat)));
          }
        });
    return running;
  }

  /// The next time that is up, and what comes of it; the first of several at the same instant.
  static Optional<Countdown> next(State state) {
    var running = running(state);
    return running.isEmpty()
        ? Optional.empty()
        : Optional.of(Collections.min(running, Comparator.comparing(Countdown::left)));
  }

  /// What is due now.
  static Optional<Due> due(State state, Instant now) {
    var elapsed = Duration.between(state.last(), now);
    return next(state).filter(next -> next.left().compareTo(elapsed) <= 0).map(Countdown::due);
  }

  /// The seats whose silence is due now.
  static List<Seat> outOfTime(State state, Instant now) {
    var elapsed = Duration.between(state.last(), now);
    var seats = new ArrayList<Seat>();
    for (var countdown : running(state)) {
      if (countdown.due() instanceof Due.Silence(var seat)
          && countdown.left().compareTo(elapsed) <= 0) {
        seats.add(seat);
      }
    }
    return seats;
  }

  /// The state in which a seat gets back what its clock lost while its person was already away,
  /// where absence stops it.
  static State givenBack(State state, Seat seat, Duration time) {
    if (!state.isFlowing()
        || !(state.theCourse().status() instanceof Status.Waiting<?> waiting)
        || waiting.whenAbsent() != Absence.HOLDS) {
      return state;
    }
    var course = state.theCourse();
    return state.with(course.with(course.clocks().givenBack(seat, time, waiting.limit())));
  }

  /// Whether the game has time limits at all for this decision.
  static boolean hasLimit(State state, Status.Waiting<?> waiting) {
    return waiting.limit().isPresent()
        && (waiting.whenAbsent() == Absence.RUNS
            || state.seats().countPlayedByPeople() >= PEOPLE_WITH_LIMITS);
  }

  /// Whether the clock of an awaited seat runs.
  static boolean clockRuns(State state, Seat seat) {
    return state.isFlowing()
        && state.theCourse().status() instanceof Status.Waiting<?> waiting
        && hasLimit(state, waiting)
        && (waiting.whenAbsent() == Absence.RUNS
            || (!isMissing(state, seat) && !isHeld(state, waiting)));
  }

  /// Whether nobody may go on before a person is back for whom the game waits, or a bot sits in.
  static boolean isHeld(State state) {
    return state.theCourse().status() instanceof Status.Waiting<?> waiting
        && isHeld(state, waiting);
  }

  private static boolean isHeld(State state, Status.Waiting<?> waiting) {
    for (var seat : waiting.alsoHolding()) {
      if (isMissing(state, seat)) {
        return true;
      }
    }
    return false;
  }

  /// How long until the decision of an absent seat is skipped, where the game wants that.
  private static Optional<Duration> skipIn(State state, Seat seat) {
    return state.theCourse().status() instanceof Status.Waiting<?> waiting
            && waiting.whenAbsent() == Absence.SKIPS
            && isMissing(state, seat)
            && state.presence().people().get(seat) instanceof Where.Away(var left)
        ? Optional.of(Clocks.less(RELOAD, Presence.SEAT_IS_KEPT.minus(left)))
        : Optional.empty();
  }

  /// Whether a seat's person is away and nobody plays for them.
  private static boolean isMissing(State state, Seat seat) {
    return state.presence().isAway(seat) && state.seats().isPlayedByPerson(seat);
  }

  /// The state when this much time has passed.
  static State elapsed(State state, Duration time) {
    var presence = state.presence();
    if (presence.isInGrace()) {
      return state.with(presence.withGrace(Clocks.less(presence.grace(), time)));
    }
    if (state.stage().isOpen() && !presence.isAnyoneHere()) {
      return state.with(presence.withIdle(Clocks.less(presence.idle(), time)));
    }
    if (!state.isFlowing()) {
      return state;
    }
    var course = state.theCourse();
    var clocks = course.clocks().elapsed(time, seat -> clockRuns(state, seat));
    return state.with(course.with(clocks)).with(presence.awayFor(time));
  }
}
