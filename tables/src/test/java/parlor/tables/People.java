package parlor.tables;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import parlor.engine.Seat;

/// The people of the tests, and what they say.
final class People {
  static final PlayerId ANN = new PlayerId("ann");
  static final PlayerId BOB = new PlayerId("bob");
  static final PlayerId CAT = new PlayerId("cat");
  static final PlayerId DAN = new PlayerId("dan");
  static final Seat FIRST = new Seat(0);
  static final Seat SECOND = new Seat(1);
  static final Seat THIRD = new Seat(2);

  static final SeatPlan OPEN = new SeatPlan.Open();
  static final SeatPlan MINE = new SeatPlan.Mine();
  static final SeatPlan BOT = new SeatPlan.Bot("easy");

  private People() {}

  static SeatPlan sits(PlayerId player) {
    return new SeatPlan.For(player, name(player));
  }

  static String name(PlayerId player) {
    return player.value().substring(0, 1).toUpperCase(java.util.Locale.ROOT)
        + player.value().substring(1);
  }

  /// Ann makes a table.
  static Command.Create makes(String game, String options, SeatPlan... seats) {
    return new Command.Create(
        new TableId("t1"),
        "K7M2QX",
        ANN,
        name(ANN),
        game,
        List.of(seats),
        options,
        false,
        false,
        new Command.Secrets("deal secret", "bots secret"));
  }

  static Command.Create atOnce(Command.Create made) {
    return new Command.Create(
        made.table(),
        made.code(),
        made.host(),
        made.hostName(),
        made.game(),
        made.seats(),
        made.options(),
        made.spectators(),
        true,
        made.secrets());
  }

  static Command.Create watchable(Command.Create made) {
    return new Command.Create(
        made.table(),
        made.code(),
        made.host(),
        made.hostName(),
        made.game(),
        made.seats(),
        made.options(),
        true,
        made.startAtOnce(),
        made.secrets());
  }

  static Command unseats(PlayerId player, Seat seat) {
    return new Command.Unseat(player, seat, OptionalLong.empty());
  }

  static Command joins(PlayerId player) {
    return new Command.Join(player, name(player));
  }

  static Command leaves(PlayerId player) {
    return new Command.Leave(player);
  }

  static Command starts(PlayerId player) {
    return new Command.Start(player);
  }

  static Command arrives(PlayerId player, Seat seat) {
    return new Command.Arrive(player, seat);
  }

  static Command departs(Seat seat) {
    return new Command.Depart(seat);
  }

  /// Nothing has been heard of this seat's person for so many seconds.
  static Command fallsSilent(Seat seat, long seconds) {
    return new Command.Depart(seat, Duration.ofSeconds(seconds));
  }

  static Command takesBack(PlayerId player) {
    return new Command.TakeBack(player, Optional.empty());
  }

  static Command wants(PlayerId player, String next) {
    return new Command.OpenRematch(player, new TableId(next), "NEXT22");
  }

  static Command wakes(Instant servingSince) {
    return new Command.Wake(servingSince);
  }

  static Command marks(PlayerId player, String id, int square) {
    return acts(player, id, OptionalLong.empty(), "{\"type\":\"mark\",\"square\":" + square + "}");
  }

  static Command picks(PlayerId player, String id, int number) {
    return acts(player, id, OptionalLong.empty(), "{\"type\":\"pick\",\"number\":" + number + "}");
  }

  static Command ponders(PlayerId player, String id) {
    return acts(player, id, OptionalLong.empty(), "{\"type\":\"ponder\"}");
  }

  static Command at(long sequence, Command act) {
    return act instanceof Command.Act a
        ? acts(a.player(), a.id(), OptionalLong.of(sequence), a.action())
        : act;
  }

  private static Command acts(PlayerId player, String id, OptionalLong at, String action) {
    return new Command.Act(player, Optional.empty(), id, at, action);
  }
}
