package parlor.tables;

import java.time.Instant;
import java.util.Optional;
import java.util.regex.Pattern;
import parlor.engine.Decision;
import parlor.engine.Refusal;
import parlor.engine.Seat;

/// Decides who sits down, gets up and starts.
final class Lobby {
  /// What cannot be mistaken for the end of one and the beginning of the next.
  private static final Pattern LUCK = Pattern.compile("[A-Za-z0-9_-]{1,64}");

  private Lobby() {}

  /// Who may look at the table is told which one it is. To others a table that is over looks like
  /// none at all, so that old codes tell nothing.
  static Verdict join(State state, Command.Join join, Instant now) {
    var table = state.charter().table();
    if (!state.seats().heldBy(join.player()).isEmpty()) {
      return refuse(
          state.stage() == Stage.ABANDONED
              ? Refusals.ABANDONED
              : Refusals.ALREADY_SEATED.with("table", table));
    }
    var hasSpectators = state.charter().spectators();
    var watch = Refusals.ALREADY_STARTED.with("table", table);
    return switch (state.stage()) {
      case LOBBY -> sitDown(state, join, now);
      case PLAYING -> refuse(hasSpectators ? watch : Refusals.ALREADY_STARTED);
      case FINISHED -> refuse(hasSpectators ? watch : Refusals.NOT_FOUND);
      case ABANDONED -> refuse(Refusals.NOT_FOUND);
    };
  }

  private static Verdict sitDown(State state, Command.Join join, Instant now) {
    return state
        .seats()
        .firstOpen()
        .<Verdict>map(
            seat -> new Verdict.Store(new Entry.Joined(now, seat, join.player(), join.name())))
        .orElseGet(() -> refuse(Refusals.FULL));
  }

  static Verdict leave(State state, PlayerId player, Instant now) {
    var held = state.seats().heldBy(player);
    if (held.isEmpty()) {
      return state.seats().hasLeft(player) ? new Verdict.Nothing() : refuse(Refusals.NOT_SEATED);
    }
    return state.stage().isOpen() && held.stream().anyMatch(state.seats()::isPlayedByPerson)
        ? new Verdict.Store(new Entry.Left(now, player))
        : new Verdict.Nothing();
  }

  /// What the host asks for again has happened already.
  static Verdict start(State state, PlayerId player, Instant now) {
    if (state.course().isPresent() && state.seats().host().equals(player)) {
      return new Verdict.Nothing();
    }
    var objection = objection(state, player);
    if (objection.isPresent()) {
      return refuse(objection.get());
    }
    var box = state.charter().box();
    var count = state.seats().closedRanks().count();
    if (count < box.minSeats()) {
      return refuse(Refusals.NOT_ENOUGH_PLAYERS.with("least", box.minSeats()));
    }
    var options = state.charter().options().text();
    return switch (box.options(count, options)) {
      case Decision.Refused<String>(var why) -> refuse(why);
      case Decision.Accepted<String> _ ->
          new Verdict.Store(
              new Entry.Started(now, Making.firstStep(box.open(count, options), state::luckFor)));
    };
  }

  /// Who has added luck keeps to it: sent again, or something else, it changes nothing.
  static Verdict addLuck(State state, Command.AddLuck wanted, Instant now) {
    var seat = state.seats().meantBy(wanted.player(), wanted.seat());
    if (seat.isEmpty()) {
      return refuse(Refusals.NOT_SEATED);
    }
    if (!LUCK.matcher(wanted.luck()).matches()) {
      return refuse(Refusals.MALFORMED);
    }
    return switch (state.stage()) {
      case ABANDONED -> refuse(Refusals.ABANDONED);
      case PLAYING, FINISHED -> refuse(Refusals.ALREADY_STARTED);
      case LOBBY ->
          state.seats().luck().containsKey(seat.get())
              ? new Verdict.Nothing()
              : new Verdict.Store(new Entry.LuckAdded(now, seat.get(), wanted.luck()));
    };
  }

  static Verdict seatBot(State state, Command.SeatBot wanted, Instant now) {
    var objection = objection(state, wanted.player()).or(() -> missing(state, wanted.seat()));
    if (objection.isPresent()) {
      return refuse(objection.get());
    }
    if (!state.charter().box().levels().contains(wanted.level())) {
      return refuse(Refusals.BAD_SEATS);
    }
    return switch (state.seats().chair(wanted.seat())) {
      case Chair.Person _ -> refuse(Refusals.SEAT_TAKEN);
      case Chair.Bot(var level) when level.equals(wanted.level()) -> new Verdict.Nothing();
      case Chair.Bot _, Chair.Open _ ->
          new Verdict.Store(new Entry.BotSeated(now, wanted.seat(), wanted.level()));
    };
  }

  static Verdict unseat(State state, Command.Unseat wanted, Instant now) {
    var objection = objection(state, wanted.player()).or(() -> missing(state, wanted.seat()));
    if (objection.isPresent()) {
      return refuse(objection.get());
    }
    return switch (state.seats().chair(wanted.seat())) {
      case Chair.Open _ -> new Verdict.Nothing();
      // Sent again, it must not remove who sat down in between.
      case Chair.Person person when wanted.at().orElse(person.since()) < person.since() ->
          refuse(Refusals.STALE);
      case Chair.Person _, Chair.Bot _ -> new Verdict.Store(new Entry.Unseated(now, wanted.seat()));
    };
  }

  /// Why this person may not arrange the lobby.
  private static Optional<Refusal> objection(State state, PlayerId player) {
    if (state.seats().heldBy(player).isEmpty()) {
      return Optional.of(Refusals.NOT_SEATED);
    }
    if (state.stage() != Stage.LOBBY) {
      return Optional.of(Refusals.ALREADY_STARTED);
    }
    return state.seats().host().equals(player) ? Optional.empty() : Optional.of(Refusals.NOT_HOST);
  }

  private static Optional<Refusal> missing(State state, Seat seat) {
    return state.seats().has(seat) ? Optional.empty() : Optional.of(Refusals.BAD_SEATS);
  }

  private static Verdict refuse(Refusal why) {
    return new Verdict.Refused(why);
  }
}
