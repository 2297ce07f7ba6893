package parlor.tables;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import parlor.engine.JsonText;
import parlor.engine.Seat;

/// What everybody at the table may know of it, apart from the game.
public record TableView(
    String id,
    String game,
    String code,
    Phase phase,
    JsonText options,
    boolean spectators,
    List<SeatView> seats,
    Deal deal,
    Optional<Result> result,
    Optional<String> next) {

  public enum Phase {
    LOBBY,
    PLAYING,
    FROZEN,
    FINISHED,
    ABANDONED
  }

  public enum Kind {
    OPEN,
    PERSON,
    BOT
  }

  /// @param level a bot's level; for a bot that sits in for a person, the stand-in's
  /// @param standIn whether a bot plays for the person named here
  /// @param awayForMs while the person is away: how long until a bot sits in
  public record SeatView(
      Seat seat,
      Kind kind,
      Optional<String> name,
      Optional<String> level,
      boolean present,
      boolean host,
      boolean standIn,
      Optional<Long> awayForMs) {}

  /// What the deals depend on, so that anybody can repeat them after the game.
  ///
  /// @param fingerprint of the secret, from the first moment on
  /// @param luck what people added to it before the game
  /// @param secret once the game is over
  public record Deal(String fingerprint, SortedMap<Seat, String> luck, Optional<String> secret) {}

  public record Result(List<List<Seat>> ranking, Map<Seat, Integer> points) {}

  /// A decision that the table waits for.
  public record Awaited(Seat seat, Optional<Long> endsInMs, boolean running) {}
}
