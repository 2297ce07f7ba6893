package parlor.server.house;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import parlor.engine.Seat;
import parlor.engine.Viewer;
import parlor.server.house.TableMessage.Link;
import parlor.tables.Entry;
import parlor.tables.PlayerId;
import parlor.tables.Table;

/// Shows a table to its connections.
final class Broadcast {
  private final Post post;
  private final Frames frames;
  private final Crowd crowd;
  private final LastSteps last;

  Broadcast(Post post, Frames frames, Crowd crowd, LastSteps last) {
    this.post = post;
    this.frames = frames;
    this.crowd = crowd;
    this.last = last;
  }

  /// Keeps what a client needs of a row, should it have been away.
  void remember(Table before, Entry entry, Table after) {
    last.add(frames.step(after, entry instanceof Entry.Started && seatsMove(before, after)));
  }

  private static boolean seatsMove(Table before, Table after) {
    return before.isMade() && before.seatCount() != after.seatCount();
  }

  /// Shows a row that was just stored to everyone here.
  void show(Turn.Step row, Instant now) {
    var after = row.after();
    var moves = row.entry() instanceof Entry.Started && seatsMove(row.before(), after);
    if (moves) {
      crowd.moveUp(row.before()::movedUp);
      crowd.guests().forEach(guest -> guest.link().ifPresent(this::tellNumber));
    }
    var step = frames.step(after, moves);
    var shared = frames.shared(step, after, hasChanged(row, now), now);
    var views = new HashMap<Viewer, String>();
    for (var guest : crowd.guests()) {
      guest.link().ifPresent(link -> show(after, link, guest.seat(), step, shared, views, now));
    }
    dismiss(row.entry(), after);
  }

  /// Whether the table looks different apart from the game. A step of the game changes nothing
  /// there, unless it is the last.
  private static boolean hasChanged(Turn.Step row, Instant now) {
    if (row.entry() instanceof Entry.Stepped && row.before().phase() == row.after().phase()) {
      return false;
    }
    return !row.before().isMade() || !row.before().view(now).equals(row.after().view(now));
  }

  private void tellNumber(Link link) {
    if (link.viewer() instanceof Viewer.At) {
      tell(link, new ToConnection.Moved(link.viewer()));
    }
  }

  /// Sends everyone here on to the rematch.
  void announce(Table table) {
    table.next().ifPresent(next -> remark(Frames.next(next)));
  }

  private void show(
      Table table,
      Link link,
      Optional<Seat> seat,
      Frames.Step step,
      String shared,
      Map<Viewer, String> views,
      Instant now) {
    var viewer = table.viewer(link.player(), link.viewer());
    if (viewer.isEmpty()) {
      end(link, CloseCode.NOT_ALLOWED);
      return;
    }
    if (step.resets()) {
      whole(table, link, seat, viewer.get(), now);
      return;
    }
    var view = views.computeIfAbsent(viewer.get(), each -> frames.view(table, each));
    state(link, step.sequence(), frames.update(shared, view));
  }

  /// Shows the present to a connection: what it missed, or everything.
  void welcome(Table table, Link link, Optional<Seat> seat, OptionalLong from, Instant now) {
    var viewer = table.viewer(link.player(), link.viewer());
    if (viewer.isEmpty()) {
      end(link, CloseCode.NOT_ALLOWED);
      return;
    }
    var missed =
        from.isPresent() ? last.after(from.getAsLong()) : Optional.<List<Frames.Step>>empty();
    if (missed.isEmpty()) {
      whole(table, link, seat, viewer.get(), now);
      return;
    }
    var steps = missed.get();
    steps
        .subList(0, steps.size() - 1)
        .forEach(step -> state(link, step.sequence(), frames.update(step)));
    var latest = steps.getLast();
    var shared = frames.shared(latest, table, true, now);
    var json = frames.update(shared, frames.view(table, viewer.get()));
    state(link, latest.sequence(), json);
  }

  private void whole(Table table, Link link, Optional<Seat> seat, Viewer viewer, Instant now) {
    var json = frames.snapshot(table, link.player(), seat, viewer, now);
    tell(link, new ToConnection.State(table.sequence(), true, json));
  }

  private void state(Link link, long sequence, String json) {
    tell(link, new ToConnection.State(sequence, false, json));
  }

  /// Tells one connection something.
  void tell(Link link, ToConnection message) {
    post.send(link.at(), message);
  }

  private void remark(String json) {
    for (var guest : crowd.guests()) {
      guest.link().ifPresent(link -> tell(link, new ToConnection.Remark(json)));
    }
  }

  /// Who has no seat any more is shown out.
  private void dismiss(Entry entry, Table after) {
    if (entry instanceof Entry.Left(_, var player)) {
      dismiss(player);
    } else if (entry instanceof Entry.Unseated) {
      for (var guest : crowd.guests()) {
        var holder = guest.seat().flatMap(after::playerAt);
        guest
            .link()
            .filter(link -> guest.seat().isPresent() && !holder.equals(Optional.of(link.player())))
            .ifPresent(link -> end(link, CloseCode.NOT_ALLOWED));
      }
    }
  }

  private void dismiss(PlayerId player) {
    for (var guest : crowd.guests()) {
      guest
          .link()
          .filter(link -> link.player().equals(player))
          .ifPresent(link -> end(link, CloseCode.NOT_ALLOWED));
    }
  }

  void end(Link link, CloseCode why) {
    crowd.remove(link.id());
    tell(link, new ToConnection.Ended(why));
  }

  void endAll(CloseCode why) {
    for (var guest : crowd.guests()) {
      guest.link().ifPresent(link -> tell(link, new ToConnection.Ended(why)));
    }
    crowd.clear();
  }
}
