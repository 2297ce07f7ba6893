package parlor.tables;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import parlor.engine.Play;
import parlor.engine.Seat;

/// Folds rows into a table's state. Holds no rules: what was stored has happened.
final class Fold {
  /// @param gameNews a JSON array
  record Folded(State state, String gameNews) {}

  static final String NO_NEWS = "[]";

  private Fold() {}

  /// The state after a table's first row.
  ///
  /// @param hasBots whether bots are to decide at this table
  static Folded created(Boxes boxes, Entry.Created entry, boolean hasBots) {
    var box =
        boxes
            .box(entry.game())
            .orElseThrow(() -> new IllegalStateException("no such game: " + entry.game()));
    if (entry.rulesVersion() > box.rulesVersion()) {
      throw new NewerRules(entry.game(), entry.rulesVersion(), box.rulesVersion());
    }
    var charter =
        new Charter(
            entry.table(),
            entry.code(),
            box,
            entry.options(),
            entry.spectators(),
            entry.secrets(),
            Series.fingerprint(entry.secrets().deal()),
            hasBots);
    var seats = new Seats(entry.places().stream().map(Chair::of).toList(), entry.host(), List.of());
    var presence = Presence.NOBODY;
    for (var seat : seats.people()) {
      presence = presence.withAway(seat);
    }
    var state =
        new State(
            charter,
            1,
            entry.at(),
            Stage.LOBBY,
            entry.at(),
            seats,
            presence,
            Optional.empty(),
            Optional.empty());
    return entry
        .start()
        .map(step -> started(state, step.text()))
        .orElseGet(() -> new Folded(state, NO_NEWS));
  }

  /// The state after another row.
  static Folded after(State before, Entry entry) {
    var elapsed =
        entry instanceof Entry.Woken ? Duration.ZERO : Duration.between(before.last(), entry.at());
    var folded = apply(Pace.elapsed(before, elapsed).at(entry.at()), entry);
    return new Folded(atRest(before, folded.state(), entry), folded.gameNews());
  }

  private static Folded apply(State state, Entry entry) {
    return switch (entry) {
      case Entry.Created _ -> throw new IllegalStateException("a table is made once");
      case Entry.Started(_, var step) -> started(state, step.text());
      case Entry.Stepped(_, var cause, var step) -> stepped(state, cause, step.text());
      case Entry.Joined joined -> quiet(joined(state, joined));
      case Entry.Left(_, var player) -> quiet(left(state, player));
      case Entry.BotSeated(_, var seat, var level) ->
          quiet(state.with(state.seats().with(seat, new Chair.Bot(level))));
      case Entry.LuckAdded(_, var seat, var luck) ->
          quiet(state.with(state.seats().withLuck(seat, luck)));
      case Entry.Unseated(_, var seat) -> quiet(unseated(state, seat));
      case Entry.Dropped(_, var seat, var silent) ->
          quiet(dropped(state, seat, silent.orElse(Duration.ZERO)));
      case Entry.Returned(_, var seat) -> quiet(state.with(state.presence().withHere(seat)));
      case Entry.TakenOver(_, var seat) -> quiet(takenOver(state, seat));
      case Entry.TakenBack(_, var seat) -> quiet(takenBack(state, seat));
      case Entry.Abandoned _ -> quiet(state.in(Stage.ABANDONED));
      case Entry.RematchOpened(_, var next, var code) -> quiet(state.with(new Next(next, code)));
      case Entry.Woken _ -> quiet(state.with(state.presence().woken()));
      case Entry.Settled _ -> quiet(state.with(state.presence().settled()));
    };
  }

  private static Folded quiet(State state) {
    return new Folded(state, NO_NEWS);
  }

  private static State joined(State state, Entry.Joined entry) {
    var person =
        new Chair.Person(entry.player(), entry.name(), state.sequence(), false, Optional.empty());
    return state
        .with(state.seats().with(entry.seat(), person))
        .with(state.presence().withAway(entry.seat()));
  }

  /// Who was silent has been away since they were last heard of.
  private static State dropped(State state, Seat seat, Duration silent) {
    return Pace.givenBack(state, seat, silent).with(state.presence().withAway(seat, silent));
  }

  private static State unseated(State state, Seat seat) {
    return state.with(state.seats().freed(seat)).with(state.presence().without(seat));
  }

  private static State left(State state, PlayerId player) {
    var changed = state;
    for (var seat : state.seats().heldBy(player)) {
      changed =
          state.stage() == Stage.LOBBY
              ? unseated(changed, seat)
              : takenOver(changed.with(changed.presence().withAway(seat)), seat);
    }
    return changed.with(
        state.stage() == Stage.LOBBY
            ? changed.seats().withLeft(player)
            : changed.seats().handedOver(player));
  }

  private static State takenOver(State state, Seat seat) {
    var charter = state.charter();
    var course = state.theCourse();
    var play = charter.withBot(course.play(), seat, charter.box().standIn());
    return state.with(course.with(play)).with(state.seats().withStandIn(seat, true));
  }

  private static State takenBack(State state, Seat seat) {
    var course = state.theCourse();
    var presence = state.presence();
    return state
        .with(course.with(course.play().withoutBot(seat)))
        .with(state.seats().withStandIn(seat, false))
        .with(presence.isAway(seat) ? presence.withAway(seat) : presence);
  }

  private static Folded started(State state, String step) {
    var lobby = state.seats();
    var seats = lobby.closedRanks();
    var folded = opened(state.charter(), seats).fold(step);
    var course = Course.begun(folded.play(), state.sequence());
    var playing =
        state
            .with(seats)
            .with(state.presence().renumbered(lobby::movedUp).withIdle(Presence.GAME_IS_KEPT))
            .with(course)
            .in(Stage.PLAYING);
    return new Folded(course.isFinished() ? playing.in(Stage.FINISHED) : playing, folded.news());
  }

  /// A play with the bots at their seats, in which nothing has happened yet.
  private static Play opened(Charter charter, Seats seats) {
    var play = charter.box().open(seats.count(), charter.options().text());
    for (var seat : Seat.range(seats.count())) {
      if (seats.chair(seat) instanceof Chair.Bot(var level)) {
        play = charter.withBot(play, seat, level);
      }
    }
    return play;
  }

  private static Folded stepped(State state, Entry.Cause cause, String step) {
    var course = state.theCourse();
    var folded = course.play().fold(step);
    var reached = course.stepped(folded.play(), cause, state.sequence());
    var after = state.with(reached);
    return new Folded(reached.isFinished() ? after.in(Stage.FINISHED) : after, folded.news());
  }

  /// Sets the countdown of an empty table when its last person goes or when the program starts
  /// again, and puts to rest what means nothing now.
  private static State atRest(State before, State after, Entry entry) {
    var presence = after.presence();
    var emptied = before.presence().isAnyoneHere() && !presence.isAnyoneHere();
    if (emptied || entry instanceof Entry.Woken) {
      presence =
          presence.withIdle(
              after.stage() == Stage.LOBBY ? Presence.LOBBY_IS_KEPT : Presence.GAME_IS_KEPT);
    }
    return after.with(presence.atRest());
  }
}
