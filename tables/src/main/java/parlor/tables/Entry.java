package parlor.tables;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import parlor.engine.JsonText;
import parlor.engine.Seat;

/// One row of a table's journal: what happened, and when. The fold of all rows is the table.
public sealed interface Entry {
  Instant at();

  /// The table is made; with `start`, the game begins at once with what the dealer does first.
  record Created(
      Instant at,
      TableId table,
      String code,
      String game,
      int rulesVersion,
      PlayerId host,
      List<Place> places,
      JsonText options,
      boolean spectators,
      Command.Secrets secrets,
      Optional<JsonText> start)
      implements Entry {}

  record Joined(Instant at, Seat seat, PlayerId player, String name) implements Entry {}

  record Left(Instant at, PlayerId player) implements Entry {}

  /// Somebody's own luck, which all deals depend on from the first.
  record LuckAdded(Instant at, Seat seat, String luck) implements Entry {}

  record BotSeated(Instant at, Seat seat, String level) implements Entry {}

  record Unseated(Instant at, Seat seat) implements Entry {}

  /// The game begins, with what the dealer does first.
  record Started(Instant at, JsonText step) implements Entry {}

  /// A step of the game: a seat's action or silence, or the dealer, with all that followed by
  /// itself.
  record Stepped(Instant at, Cause cause, JsonText step) implements Entry {}

  /// @param silent how long nothing had been heard of the person before; nothing if their end was
  record Dropped(Instant at, Seat seat, Optional<Duration> silent) implements Entry {}

  record Returned(Instant at, Seat seat) implements Entry {}

  /// A bot sits in for a person who stayed away.
  record TakenOver(Instant at, Seat seat) implements Entry {}

  record TakenBack(Instant at, Seat seat) implements Entry {}

  record Abandoned(Instant at) implements Entry {}

  record RematchOpened(Instant at, TableId next, String code) implements Entry {}

  /// The program has started again; clocks wait for those who were here.
  record Woken(Instant at) implements Entry {}

  /// Who did not come back after a start counts as away from now on.
  record Settled(Instant at) implements Entry {}

  /// Who or what moved.
  sealed interface Cause {
    /// The id is the action's own. What it asked for is not kept: what came of it is the step.
    record Person(Seat seat, String id) implements Cause {}

    record Bot(Seat seat) implements Cause {}

    record Silence(Seat seat) implements Cause {}

    record Dealer() implements Cause {}
  }

  /// Who sits at a seat of a new table: a person, a bot, or nobody yet.
  ///
  /// @param luck what the person added at the table before, of which this is the rematch
  record Place(
      Optional<PlayerId> player,
      Optional<String> name,
      Optional<String> level,
      Optional<String> luck) {
    Place(Optional<PlayerId> player, Optional<String> name, Optional<String> level) {
      this(player, name, level, Optional.empty());
    }
  }
}
