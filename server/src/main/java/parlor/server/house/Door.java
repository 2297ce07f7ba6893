package parlor.server.house;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalLong;
import parlor.engine.Refusal;
import parlor.engine.Seat;
import parlor.engine.Viewer;
import parlor.server.house.TableMessage.Link;
import parlor.tables.Command;
import parlor.tables.PlayerId;
import parlor.tables.Refusals;
import parlor.tables.Table;

/// Where connections come in and go out. Each method says what to do once the rows are stored.
final class Door {
  private final Crowd crowd;
  private final Broadcast broadcast;

  Door(Crowd crowd, Broadcast broadcast) {
    this.crowd = crowd;
    this.broadcast = broadcast;
  }

  Runnable connect(Turn turn, Link link, OptionalLong from, boolean replacing) {
    var objection = objection(turn, link, replacing);
    if (objection.isPresent()) {
      return () -> turnAway(link, objection.get());
    }
    var seat = seat(turn.table(), link.player(), link.viewer());
    var older =
        seat.flatMap(crowd::connectedAt)
            .flatMap(Crowd.Guest::link)
            .filter(other -> !other.id().equals(link.id()));
    seat.ifPresent(at -> turn.ask(new Command.Arrive(link.player(), at)));
    return () -> {
      older.ifPresent(other -> broadcast.end(other, CloseCode.OPENED_ELSEWHERE));
      crowd.add(link, seat, turn.now());
      broadcast.welcome(turn.table(), link, seat, from, turn.now());
    };
  }

  /// Why a connection is not served.
  private Optional<Refusal> objection(Turn turn, Link link, boolean replacing) {
    var table = turn.table();
    if (!table.isMade()) {
      return Optional.of(Refusals.NOT_FOUND);
    }
    if (table.viewer(link.player(), link.viewer()).isEmpty()) {
      return Optional.of(Refusals.NOT_SEATED);
    }
    var seat = seat(table, link.player(), link.viewer());
    if (seat.isEmpty() && crowd.isFull() && crowd.linked(link.id()).isEmpty()) {
      return Optional.of(HouseRefusals.UNAVAILABLE);
    }
    return seat.filter(_ -> !replacing)
        .flatMap(crowd::connectedAt)
        .filter(guest -> guest.isLively(turn.now()))
        .flatMap(Crowd.Guest::link)
        .filter(other -> !other.id().equals(link.id()))
        .map(_ -> HouseRefusals.ALREADY_CONNECTED);
  }

  void turnAway(Link link, Refusal why) {
    broadcast.tell(link, new ToConnection.Remark(Frames.refused(why)));
    var code = why.equals(HouseRefusals.UNAVAILABLE) ? CloseCode.TRY_AGAIN : CloseCode.NOT_ALLOWED;
    broadcast.tell(link, new ToConnection.Ended(code));
  }

  /// A connection that is not known was lost in a restart and is served again. Who has sat down
  /// since they came to watch is shown their seat.
  Runnable here(Turn turn, Link link, long seen) {
    var known = crowd.linked(link.id());
    if (known.isEmpty()) {
      return connect(turn, link, seen > 0 ? OptionalLong.of(seen) : OptionalLong.empty(), false);
    }
    var seat = seat(turn.table(), link.player(), known.get().viewer());
    var satDown = seat.isPresent() && !crowd.isSeated(link.id());
    crowd.add(known.get(), seat, turn.now());
    seat.ifPresent(at -> turn.ask(new Command.Arrive(link.player(), at)));
    return () -> {
      if (satDown) {
        broadcast.welcome(turn.table(), known.get(), seat, OptionalLong.empty(), turn.now());
      }
    };
  }

  void gone(Turn turn, String link) {
    crowd
        .remove(link)
        .flatMap(Crowd.Guest::seat)
        .ifPresent(seat -> left(turn, seat, Duration.ZERO));
  }

  /// Shows out who was not heard of for too long. Whose time is up counts as away sooner: it may be
  /// that they cannot act.
  void expire(Turn turn) {
    for (var guest : crowd.expired(turn.now())) {
      guest
          .link()
          .ifPresent(link -> broadcast.tell(link, new ToConnection.Ended(CloseCode.NOT_HEARD)));
      var silent = Duration.between(guest.heard(), turn.now());
      guest.seat().ifPresent(seat -> left(turn, seat, silent));
    }
    for (var seat : turn.table().outOfTime(turn.now())) {
      crowd
          .silence(seat, turn.now())
          .filter(silent -> silent.compareTo(Crowd.SUSPICIOUS) >= 0)
          .ifPresent(silent -> turn.ask(new Command.Depart(seat, silent)));
    }
  }

  private void left(Turn turn, Seat seat, Duration silent) {
    if (!crowd.isAnyoneAt(seat)) {
      turn.ask(new Command.Depart(seat, silent));
    }
  }

  /// Who plays or starts is here, with a live connection or without.
  void asked(Turn turn, Command command) {
    switch (command) {
      case Command.Act(var player, var seat, _, _, _) -> acted(turn, player, seat);
      case Command.TakeBack(var player, var seat) -> acted(turn, player, seat);
      case Command.Start(var player) -> acted(turn, player, Optional.empty());
      case Command.Create _,
          Command.Join _,
          Command.Leave _,
          Command.AddLuck _,
          Command.SeatBot _,
          Command.Unseat _,
          Command.BotActs _,
          Command.OpenRematch _,
          Command.Arrive _,
          Command.Depart _,
          Command.Tick _,
          Command.Wake _ -> {}
    }
  }

  /// Who is here without a connection and looks stays so; nothing is stored of that.
  void looked(Table table, PlayerId player, Viewer viewer, Instant now) {
    if (table.isMade()) {
      seat(table, player, viewer).ifPresent(seat -> crowd.looked(seat, now));
    }
  }

  /// A person is here from now on, if they sit here.
  void acted(Turn turn, PlayerId player, Optional<Seat> named) {
    if (turn.table().isMade()) {
      turn.table()
          .seatMeant(player, named)
          .ifPresent(seat -> {
            crowd.acted(seat, turn.now());
            turn.ask(new Command.Arrive(player, seat));
          });
    }
  }

  /// The seat from which a person looks.
  static Optional<Seat> seat(Table table, PlayerId player, Viewer viewer) {
    return table.seatMeant(player, named(viewer));
  }

  static Optional<Seat> named(Viewer viewer) {
    return viewer instanceof Viewer.At(var seat) ? Optional.of(seat) : Optional.empty();
  }
}
