package parlor.tables;

import java.util.List;
import java.util.stream.Stream;
import parlor.engine.Seat;

/// What happened at a table apart from the game; everybody there may know it.
public sealed interface TableNews {
  record Joined(Seat seat, String name) implements TableNews {}

  record Left(Seat seat, String name) implements TableNews {}

  record BotSeated(Seat seat, String level) implements TableNews {}

  record Unseated(Seat seat) implements TableNews {}

  record Started() implements TableNews {}

  record Dropped(Seat seat, String name) implements TableNews {}

  record Returned(Seat seat, String name) implements TableNews {}

  record TakenOver(Seat seat, String name) implements TableNews {}

  record TakenBack(Seat seat, String name) implements TableNews {}

  record Abandoned() implements TableNews {}

  record Rematch() implements TableNews {}

  /// The news of a table's first row.
  static List<TableNews> of(Entry.Created created) {
    return created.start().isPresent() ? List.of(new Started()) : List.of();
  }

  /// The news of a later row.
  static List<TableNews> of(State before, Entry entry) {
    return switch (entry) {
      case Entry.Joined(_, var seat, _, var name) -> List.of(new Joined(seat, name));
      case Entry.Left(_, var player) -> left(before, player);
      case Entry.BotSeated(_, var seat, var level) -> List.of(new BotSeated(seat, level));
      case Entry.Unseated(_, var seat) -> List.of(new Unseated(seat));
      case Entry.Started _ -> List.of(new Started());
      case Entry.Dropped(_, var seat, _) -> List.of(new Dropped(seat, name(before, seat)));
      // Who was waited for after a start was never said to be gone.
      case Entry.Returned(_, var seat) ->
          before.presence().isAway(seat)
              ? List.of(new Returned(seat, name(before, seat)))
              : List.of();
      case Entry.TakenOver(_, var seat) -> List.of(new TakenOver(seat, name(before, seat)));
      case Entry.TakenBack(_, var seat) -> List.of(new TakenBack(seat, name(before, seat)));
      case Entry.Abandoned _ -> List.of(new Abandoned());
      case Entry.RematchOpened _ -> List.of(new Rematch());
      case Entry.Settled _ ->
          before.presence().awaitedBack().stream()
              .<TableNews>map(seat -> new Dropped(seat, name(before, seat)))
              .toList();
      case Entry.Created _, Entry.LuckAdded _, Entry.Stepped _, Entry.Woken _ -> List.of();
    };
  }

  private static List<TableNews> left(State before, PlayerId player) {
    return before.seats().heldBy(player).stream().flatMap(seat -> left(before, seat)).toList();
  }

  private static Stream<TableNews> left(State before, Seat seat) {
    var left = new Left(seat, name(before, seat));
    return before.stage() == Stage.PLAYING
        ? Stream.of(left, new TakenOver(seat, name(before, seat)))
        : Stream.of(left);
  }

  private static String name(State before, Seat seat) {
    return before.seats().person(seat).map(Chair.Person::name).orElse("");
  }
}
