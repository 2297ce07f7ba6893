package parlor.tables;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import parlor.engine.Seat;

/// What people, their connections, bots and the clock ask of a table.
public sealed interface Command {

  /// Makes the table. `options` is JSON, already checked and complete.
  record Create(
      TableId table,
      String code,
      PlayerId host,
      String hostName,
      String game,
      List<SeatPlan> seats,
      String options,
      boolean spectators,
      boolean startAtOnce,
      Secrets secrets)
      implements Command {
    /// The same under another code.
    public Create under(String other) {
      return new Create(
          table, other, host, hostName, game, seats, options, spectators, startAtOnce, secrets);
    }
  }

  /// Sits down at the first open seat.
  record Join(PlayerId player, String name) implements Command {}

  record Leave(PlayerId player) implements Command {}

  record Start(PlayerId player) implements Command {}

  /// A person adds luck of their own to the deals, before the game starts. Without a seat, to the
  /// first.
  record AddLuck(PlayerId player, Optional<Seat> seat, String luck) implements Command {}

  /// The host puts a bot on an open seat, or changes its level.
  record SeatBot(PlayerId player, Seat seat, String level) implements Command {}

  /// The host frees a seat in the lobby of whoever sat there at the sequence number `at`; without
  /// one, of whoever sits there now.
  record Unseat(PlayerId player, Seat seat, OptionalLong at) implements Command {}

  /// A person's action, with its own id and the sequence number that it answers; without a seat,
  /// the person's first.
  record Act(PlayerId player, Optional<Seat> seat, String id, OptionalLong at, String action)
      implements Command {}

  /// A bot's action, for the question asked at sequence number `at`.
  record BotActs(Seat seat, long at, String action) implements Command {}

  /// A person takes their seat back from the bot that sat in. Without a seat, the first.
  record TakeBack(PlayerId player, Optional<Seat> seat) implements Command {}

  /// Opens a rematch at another table.
  record OpenRematch(PlayerId player, TableId next, String code) implements Command {}

  /// A seat's person has a live connection now.
  record Arrive(PlayerId player, Seat seat) implements Command {}

  /// A seat's person has no live connection any more.
  ///
  /// @param silent how long nothing had been heard of them before that was noticed
  record Depart(Seat seat, Duration silent) implements Command {
    /// One whose end was heard.
    public Depart(Seat seat) {
      this(seat, Duration.ZERO);
    }
  }

  /// Time has passed.
  record Tick() implements Command {}

  /// The table is in memory again, in a program that has served people since this instant.
  record Wake(Instant servingSince) implements Command {}

  /// What is drawn once per table and never shown while it is played: the deals' luck and the
  /// bots'.
  ///
  /// @param series where the deals' secret comes from; nothing at tables of before there were any
  record Secrets(String deal, String bots, Optional<Series> series) {
    public Secrets(String deal, String bots) {
      this(deal, bots, Optional.empty());
    }

    public static Secrets of(Series series, String bots) {
      return new Secrets(series.secret(), bots, Optional.of(series));
    }
  }

  /// Who sends it, where that is a person.
  default Optional<PlayerId> sender() {
    return switch (this) {
      case Create c -> Optional.of(c.host());
      case Join c -> Optional.of(c.player());
      case Leave c -> Optional.of(c.player());
      case Start c -> Optional.of(c.player());
      case AddLuck c -> Optional.of(c.player());
      case SeatBot c -> Optional.of(c.player());
      case Unseat c -> Optional.of(c.player());
      case Act c -> Optional.of(c.player());
      case TakeBack c -> Optional.of(c.player());
      case OpenRematch c -> Optional.of(c.player());
      case Arrive c -> Optional.of(c.player());
      case BotActs _, Depart _, Tick _, Wake _ -> Optional.empty();
    };
  }
}
