package parlor.tables;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlor.engine.Decision;
import parlor.engine.JsonText;
import parlor.engine.Refusal;
import parlor.engine.Seat;
import parlor.engine.Viewer;

/// A finished game told again, step by step, as one viewer might have seen it.
///
/// @param table what everybody may know of the table in the end
/// @param events where all is open: what happened, as the journal has it, JSON arrays in order
public record Replay(TableView table, Optional<List<String>> events, List<Step> steps) {
  public Replay {
    events = events.map(List::copyOf);
    steps = List.copyOf(steps);
  }

  /// @param view JSON of the view after this step
  public record Step(long sequence, Instant at, Table.News news, String view) {}

  private record Moment(Entry row, Table after) {}

  /// The replay of a table's journal; refused as long as the game is not over.
  public static Decision<Replay> of(Boxes boxes, List<Entry> rows, Viewer viewer) {
    if (rows.isEmpty()) {
      return Decision.reject(Refusals.NOT_FOUND);
    }
    var moments = moments(boxes, rows);
    var end = moments.getLast().after();
    var objection = objection(end, viewer);
    if (objection.isPresent()) {
      return Decision.reject(objection.get());
    }
    var steps =
        moments.stream()
            .filter(moment -> moment.after().isStarted() && isTold(moment.after().news()))
            .map(moment -> step(moment, viewer))
            .toList();
    var events =
        Optional.of(viewer).filter(Viewer.Open.class::isInstance).map(_ -> events(moments));
    return Decision.accept(new Replay(end.view(moments.getLast().row().at()), events, steps));
  }

  /// Everything up to the end of the game.
  private static List<Moment> moments(Boxes boxes, List<Entry> rows) {
    var moments = new ArrayList<Moment>();
    var table = Table.blankWithoutBots(boxes);
    for (var row : rows) {
      table = table.evolve(row);
      moments.add(new Moment(row, table));
      if (table.phase() == TableView.Phase.FINISHED) {
        break;
      }
    }
    return moments;
  }

  private static Optional<Refusal> objection(Table end, Viewer viewer) {
    return switch (end.phase()) {
      case LOBBY, PLAYING, FROZEN -> Optional.of(Refusals.NOT_OVER);
      case ABANDONED -> Optional.of(Refusals.ABANDONED);
      case FINISHED ->
          viewer instanceof Viewer.At(Seat(var index)) && index >= end.seatCount()
              ? Optional.of(Refusals.BAD_SEATS)
              : Optional.empty();
    };
  }

  private static List<String> events(List<Moment> moments) {
    return moments.stream().flatMap(moment -> step(moment.row()).stream()).toList();
  }

  private static Optional<String> step(Entry row) {
    return switch (row) {
      case Entry.Created created -> created.start().map(JsonText::text);
      case Entry.Started(_, var step) -> Optional.of(step.text());
      case Entry.Stepped(_, _, var step) -> Optional.of(step.text());
      case Entry.Joined _,
          Entry.Left _,
          Entry.LuckAdded _,
          Entry.BotSeated _,
          Entry.Unseated _,
          Entry.Dropped _,
          Entry.Returned _,
          Entry.TakenOver _,
          Entry.TakenBack _,
          Entry.Abandoned _,
          Entry.RematchOpened _,
          Entry.Woken _,
          Entry.Settled _ ->
          Optional.empty();
    };
  }

  /// Whose line broke for a while is no part of the story.
  private static boolean isTold(Table.News news) {
    return !news.game().equals(Fold.NO_NEWS)
        || news.table().stream()
            .anyMatch(
                each -> !(each instanceof TableNews.Dropped || each instanceof TableNews.Returned));
  }

  private static Step step(Moment moment, Viewer viewer) {
    var after = moment.after();
    var view = after.made().theCourse().play().replayed(viewer);
    return new Step(after.sequence(), moment.row().at(), after.news(), view);
  }
}
