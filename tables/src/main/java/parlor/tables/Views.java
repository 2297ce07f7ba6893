package parlor.tables;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlor.engine.Seat;
import parlor.engine.Status;
import parlor.engine.Viewer;
import parlor.tables.Presence.Where;
import parlor.tables.TableView.Phase;

/// Shows a table to people.
final class Views {
  private Views() {}

  static TableView table(State state, Instant now) {
    var charter = state.charter();
    return new TableView(
        charter.table().value(),
        charter.box().key(),
        charter.code(),
        phase(state),
        charter.options(),
        charter.spectators(),
        Seat.range(state.seats().count()).stream().map(seat -> seat(state, seat, now)).toList(),
        deal(state),
        result(state),
        state.next().map(next -> next.table().value()));
  }

  private static TableView.Deal deal(State state) {
    var secret = state.charter().secrets().deal();
    return new TableView.Deal(
        state.charter().fingerprint(),
        state.seats().luck(),
        Optional.of(secret).filter(_ -> state.stage() == Stage.FINISHED));
  }

  static Phase phase(State state) {
    return switch (state.stage()) {
      case LOBBY -> Phase.LOBBY;
      case PLAYING -> state.isFrozen() ? Phase.FROZEN : Phase.PLAYING;
      case FINISHED -> Phase.FINISHED;
      case ABANDONED -> Phase.ABANDONED;
    };
  }

  private static TableView.SeatView seat(State state, Seat seat, Instant now) {
    return switch (state.seats().chair(seat)) {
      case Chair.Open() ->
          new TableView.SeatView(
              seat,
              TableView.Kind.OPEN,
              Optional.empty(),
              Optional.empty(),
              false,
              false,
              false,
              Optional.empty());
      case Chair.Bot(var level) ->
          new TableView.SeatView(
              seat,
              TableView.Kind.BOT,
              Optional.empty(),
              Optional.of(level),
              true,
              false,
              false,
              Optional.empty());
      case Chair.Person(var player, var name, _, var standIn, _) ->
          new TableView.SeatView(
              seat,
              TableView.Kind.PERSON,
              Optional.of(name),
              standIn ? Optional.of(state.charter().box().standIn()) : Optional.empty(),
              !state.presence().isAway(seat),
              state.seats().host().equals(player),
              standIn,
              awayFor(state, seat, now));
    };
  }

  private static Optional<Long> awayFor(State state, Seat seat, Instant now) {
    return state.stage() == Stage.PLAYING
            && state.seats().isPlayedByPerson(seat)
            && state.presence().people().get(seat) instanceof Where.Away(var left)
        ? Optional.of(left(left, state.isFlowing(), state, now))
        : Optional.empty();
  }

  private static Optional<TableView.Result> result(State state) {
    return state
        .course()
        .map(Course::status)
        .flatMap(status ->
            status instanceof Status.Finished<?>(var ranking, var points)
                ? Optional.of(new TableView.Result(ranking, points))
                : Optional.empty());
  }

  static List<TableView.Awaited> awaited(State state, Instant now) {
    var awaited = new ArrayList<TableView.Awaited>();
    if (state.stage() != Stage.PLAYING) {
      return awaited;
    }
    var course = state.theCourse();
    var limited = course.waiting().filter(w -> Pace.hasLimit(state, w)).isPresent();
    course
        .clocks()
        .questions()
        .forEach((seat, question) -> {
          var runs = Pace.clockRuns(state, seat);
          var ends = question.left().filter(_ -> limited).map(left -> left(left, runs, state, now));
          awaited.add(new TableView.Awaited(seat, ends, runs));
        });
    return List.copyOf(awaited);
  }

  static Optional<Long> pauseLeft(State state, Instant now) {
    return state
        .course()
        .filter(course -> state.stage() == Stage.PLAYING && course.isDealing())
        .map(course -> left(course.clocks().pause(), state.isFlowing(), state, now));
  }

  private static long left(Duration left, boolean runs, State state, Instant now) {
    var elapsed = runs ? Duration.between(state.last(), now) : Duration.ZERO;
    return Clocks.less(left, elapsed).toMillis();
  }

  /// As whom a person may look, when they want to look so; `Public` stands for their first seat.
  static Optional<Viewer> viewer(State state, PlayerId player, Viewer wanted) {
    return switch (wanted) {
      case Viewer.At(var seat) ->
          state.seats().meantBy(player, Optional.of(seat)).map(held -> at(state, held));
      case Viewer.Public _ ->
          state
              .seats()
              .meantBy(player, Optional.empty())
              .map(held -> at(state, held))
              .or(() -> Optional.of(wanted).filter(_ -> mayWatch(state)));
      case Viewer.Open _ -> Optional.of(wanted).filter(_ -> state.stage() == Stage.FINISHED);
    };
  }

  private static Viewer at(State state, Seat seat) {
    return state.seats().isPlayedByPerson(seat) ? new Viewer.At(seat) : new Viewer.Public();
  }

  private static boolean mayWatch(State state) {
    return state.charter().spectators() || state.stage() == Stage.FINISHED;
  }
}
