package parlor.server.house;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import parlor.engine.Refusal;
import parlor.engine.Seat;
import parlor.tables.PlayerId;
import parlor.tables.Refusals;
import parlor.tables.Table;
import parlor.tables.Verdict;

/// Puts what a table decided into answers.
final class Replies {
  private Replies() {}

  /// @param table as it is once the rows are stored
  static Reply to(Verdict verdict, Table table, Optional<PlayerId> sender) {
    return switch (verdict) {
      case Verdict.Refused(var why) -> refused(why);
      case Verdict.Repeated(var sequence) ->
          new Reply.Done(sequence, table.code(), seats(table, sender));
      case Verdict.Store _, Verdict.Nothing _ ->
          table.isMade()
              ? new Reply.Done(table.sequence(), table.code(), seats(table, sender))
              : refused(Refusals.NOT_FOUND);
    };
  }

  private static List<Seat> seats(Table table, Optional<PlayerId> sender) {
    return sender.map(table::seatsOf).orElseGet(List::of);
  }

  static Reply standing(Table table, PlayerId player) {
    return table.isMade()
        ? new Reply.Standing(
            table.game(),
            table.code(),
            table.phase(),
            table.sequence(),
            table.players().contains(player),
            table.seatsOf(player),
            table.rematchPlan(player),
            table.next())
        : refused(Refusals.NOT_FOUND);
  }

  static Reply snapshot(Frames frames, Table table, TableMessage.Look look, Instant now) {
    if (!table.isMade()) {
      return refused(Refusals.NOT_FOUND);
    }
    var seat = Door.seat(table, look.player(), look.viewer());
    return table
        .viewer(look.player(), look.viewer())
        .<Reply>map(
            viewer -> new Reply.Frame(frames.snapshot(table, look.player(), seat, viewer, now)))
        .orElseGet(() -> refused(Refusals.NOT_SEATED));
  }

  static Reply refused(Refusal why) {
    return new Reply.Refused(why);
  }
}
