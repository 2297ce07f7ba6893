package parlor.tables;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import parlor.engine.Seat;

/// The plan of a rematch: the same game for those who are here.
///
/// @param seats absent people's are open
/// @param options JSON
/// @param series where the deals' secret comes from, unless it is drawn anew
public record Rematch(
    PlayerId host,
    String hostName,
    String game,
    List<SeatPlan> seats,
    String options,
    boolean spectators,
    Optional<Series> series) {

  static Verdict open(State state, Command.OpenRematch wanted, Instant now) {
    if (state.seats().heldBy(wanted.player()).isEmpty()) {
      return new Verdict.Refused(Refusals.NOT_SEATED);
    }
    if (state.stage() != Stage.FINISHED) {
      return new Verdict.Refused(Refusals.NOT_OVER);
    }
    return state.next().isPresent()
        ? new Verdict.Repeated(state.sequence())
        : new Verdict.Store(new Entry.RematchOpened(now, wanted.next(), wanted.code()));
  }

  /// @param asking who wants it, and so counts as here
  static Rematch plan(State state, PlayerId asking) {
    var seats = new ArrayList<SeatPlan>();
    for (var seat : Seat.range(state.seats().count())) {
      seats.add(plan(state, seat, asking));
    }
    if (rotates(state)) {
      Collections.rotate(seats, -1);
    }
    var hostIsHere = seats.stream().anyMatch(plan -> isFor(plan, state.seats().host()));
    var host = hostIsHere ? state.seats().host() : asking;
    return new Rematch(
        host,
        nameOf(state, host),
        state.charter().box().key(),
        List.copyOf(seats),
        state.theCourse().play().rematchOptions(),
        state.charter().spectators(),
        state.charter().secrets().series().flatMap(Series::next));
  }

  private static SeatPlan plan(State state, Seat seat, PlayerId asking) {
    return switch (state.seats().chair(seat)) {
      case Chair.Open() -> new SeatPlan.Open();
      case Chair.Bot(var level) -> new SeatPlan.Bot(level);
      case Chair.Person(var player, var name, _, _, var luck) ->
          player.equals(asking) || !state.presence().isAway(seat)
              ? new SeatPlan.For(player, name, luck)
              : new SeatPlan.Open();
    };
  }

  /// The start passes on to the next seat, unless the game keeps it.
  private static boolean rotates(State state) {
    var box = state.charter().box();
    var againstBots = state.seats().people().size() <= 1;
    return box.rotatesSeats() && !(againstBots && box.keepsSeatsAgainstBots());
  }

  private static boolean isFor(SeatPlan plan, PlayerId player) {
    return plan instanceof SeatPlan.For(var who, _, _) && who.equals(player);
  }

  private static String nameOf(State state, PlayerId player) {
    return state.seats().heldBy(player).stream()
        .flatMap(seat -> state.seats().person(seat).stream())
        .map(Chair.Person::name)
        .findFirst()
        .orElse("");
  }
}
