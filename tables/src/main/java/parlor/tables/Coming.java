package parlor.tables;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/// Decides on who comes and goes, and on what the passing of time brings.
final class Coming {
  private Coming() {}

  static Verdict arrive(State state, Command.Arrive arrive, Instant now) {
    if (!state.seats().isHeldBy(arrive.seat(), arrive.player())) {
      return new Verdict.Refused(Refusals.NOT_SEATED);
    }
    return state.notesPresence(now) && !state.presence().isHere(arrive.seat())
        ? new Verdict.Store(new Entry.Returned(now, arrive.seat()))
        : new Verdict.Nothing();
  }

  static Verdict depart(State state, Command.Depart depart, Instant now) {
    var seat = depart.seat();
    return state.notesPresence(now)
            && state.seats().person(seat).isPresent()
            && !state.presence().isAway(seat)
        ? new Verdict.Store(new Entry.Dropped(now, seat, silent(depart)))
        : new Verdict.Nothing();
  }

  private static Optional<Duration> silent(Command.Depart depart) {
    return Optional.of(depart.silent().truncatedTo(ChronoUnit.MILLIS)).filter(Duration::isPositive);
  }

  /// After a start of the program the time since the last row does not count: it may have been
  /// unable to serve anybody. The same when the clock was set back.
  static Verdict wake(State state, Instant servingSince, Instant now) {
    var downtime = servingSince.isAfter(state.last()) || now.isBefore(state.last());
    var counts =
        state.presence().isAnyoneHere() ? state.notesPresence(now) : state.stage().isOpen();
    return counts && (downtime || state.presence().isAnyoneHere())
        ? new Verdict.Store(new Entry.Woken(now))
        : new Verdict.Nothing();
  }

  static Verdict tick(State state, Instant now) {
    return Pace.due(state, now)
        .map(due ->
            switch (due) {
              case Pace.Due.Settling() -> new Verdict.Store(new Entry.Settled(now));
              case Pace.Due.Abandoning() -> new Verdict.Store(new Entry.Abandoned(now));
              case Pace.Due.Dealing() -> Playing.deal(state, now);
              case Pace.Due.Silence(var seat) -> Playing.silence(state, seat, now);
              case Pace.Due.TakingOver(var seat) ->
                  new Verdict.Store(new Entry.TakenOver(now, seat));
            })
        .orElseGet(Verdict.Nothing::new);
  }
}
