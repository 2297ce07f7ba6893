package parlor.server.house;

import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import parlor.tables.Command;
import parlor.tables.PlayerId;
import parlor.tables.SeatPlan;
import parlor.tables.TableId;

/// The people whom this table has left to another one: asked, it said that they do not play here.
/// Whoever was on the way to a seat then comes too late, so that of two tables only one takes them.
final class Waivers {
  /// Longer than any seating is on its way.
  static final Duration KEPT = Duration.ofSeconds(5);

  private final Map<PlayerId, Waiver> given = new HashMap<>();

  private record Waiver(TableId rival, Instant end) {}

  void give(PlayerId player, TableId rival, Instant now) {
    given.values().removeIf(waiver -> !waiver.end().isAfter(now));
    given.put(player, new Waiver(rival, now.plus(KEPT)));
  }

  /// The table to which somebody was left whom a command would seat.
  Optional<TableId> rival(Command command, Instant now) {
    if (given.isEmpty()) {
      return Optional.empty();
    }
    return seated(command).stream()
        .flatMap(player -> Optional.ofNullable(given.get(player)).stream())
        .filter(waiver -> waiver.end().isAfter(now))
        .map(Waiver::rival)
        .findFirst();
  }

  boolean isEmpty(Instant now) {
    return end(now).isEmpty();
  }

  /// When the last of them ends.
  Optional<Instant> end(Instant now) {
    if (given.isEmpty()) {
      return Optional.empty();
    }
    return given.values().stream()
        .map(Waiver::end)
        .filter(end -> end.isAfter(now))
        .max(Instant::compareTo);
  }

  private static List<PlayerId> seated(Command command) {
    return switch (command) {
      case Command.Create create -> seated(create);
      case Command.Join(var player, _) -> List.of(player);
      case Command.TakeBack(var player, _) -> List.of(player);
      case Command.Leave _,
          Command.Start _,
          Command.AddLuck _,
          Command.SeatBot _,
          Command.Unseat _,
          Command.Act _,
          Command.BotActs _,
          Command.OpenRematch _,
          Command.Arrive _,
          Command.Depart _,
          Command.Tick _,
          Command.Wake _ ->
          List.of();
    };
  }

  private static List<PlayerId> seated(Command.Create create) {
    var players =
        create.seats().stream()
            .filter(SeatPlan.For.class::isInstance)
            .map(seat -> ((SeatPlan.For) seat).player());
    return Stream.concat(Stream.of(create.host()), players).toList();
  }
}
