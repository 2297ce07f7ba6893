package parlor.server.house;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.apache.pekko.actor.testkit.typed.javadsl.TestInbox;
import parlor.engine.Box;
import parlor.engine.Seat;
import parlor.engine.Viewer;
import parlor.server.house.TableMessage.Link;
import parlor.tables.Command;
import parlor.tables.Entry;
import parlor.tables.PlayerId;
import parlor.tables.Table;
import parlor.tables.Verdict;

/// Everything that one person is sent while a journal happens, written by the code that writes it
/// in the house: updates, snapshots, what a reconnecting client gets, and answers to attempts.
final class Sent {
  private static final Duration LATER = Duration.ofMillis(7);
  private static final int RESUMED = 9;

  private final Frames frames = new Frames();
  private final Crowd crowd = new Crowd();
  private final LastSteps last = new LastSteps();
  private final List<ToConnection> inbox = new ArrayList<>();
  private final Broadcast broadcast =
      new Broadcast((_, message) -> inbox.add(message), frames, crowd, last);
  private final PlayerId player;
  private final Optional<Seat> seat;
  private final List<String> texts = new ArrayList<>();
  private Table table;

  private Sent(Box box, PlayerId player, Optional<Seat> seat) {
    this.table = Table.blank(_ -> Optional.of(box));
    this.player = player;
    this.seat = seat;
  }

  /// @param seat nothing for somebody who watches
  /// @param attempts actions that are tried at the end
  static List<String> to(
      PlayerId player, Optional<Seat> seat, Box box, List<Entry> journal, List<String> attempts) {
    var sent = new Sent(box, player, seat);
    journal.forEach(sent::happens);
    var end = journal.getLast().at().plus(LATER);
    sent.reconnects(end);
    attempts.forEach(action -> sent.tries(action, end));
    return List.copyOf(sent.texts);
  }

  private void happens(Entry entry) {
    var before = table;
    table = before.evolve(entry);
    broadcast.remember(before, entry, table);
    if (entry instanceof Entry.Created) {
      crowd.add(link("first"), seat, entry.at());
      snapshot(entry.at());
    } else {
      broadcast.show(new Turn.Step(before, entry, table), entry.at());
    }
    if (crowd.isEmpty()) {
      crowd.add(link("again"), seat, entry.at());
    }
    hear();
  }

  private Link link(String id) {
    var address = new Address(id, TestInbox.<Delivery>create().getRef());
    return new Link(address, player, new Viewer.Public());
  }

  private void snapshot(Instant now) {
    broadcast.welcome(table, link("look"), seat, OptionalLong.empty(), now);
    hear();
  }

  /// A reload, and a client that has seen some steps already.
  private void reconnects(Instant now) {
    snapshot(now);
    var from = Math.max(1, table.sequence() - RESUMED);
    broadcast.welcome(table, link("back"), seat, OptionalLong.of(from), now);
    hear();
    texts.add(
        String.valueOf(
            Replies.snapshot(
                frames,
                table,
                new TableMessage.Look(
                    player, new Viewer.Public(), TestInbox.<Reply>create().getRef()),
                now)));
  }

  private void hear() {
    for (var message : inbox) {
      texts.add(
          switch (message) {
            case ToConnection.State(var sequence, var whole, var json) ->
                sequence + " " + whole + " " + json.length() + " " + json;
            case ToConnection.Answered(var id, var reply) -> id + " " + reply;
            case ToConnection.Remark(var json) -> json;
            case ToConnection.Ended(var code) -> code.name();
            case ToConnection.Moved(var viewer) -> viewer.toString();
          });
    }
    inbox.clear();
  }

  /// Whether an action is taken, or with which words it is not.
  private void tries(String action, Instant now) {
    var act = new Command.Act(player, Optional.empty(), "try", OptionalLong.empty(), action);
    texts.add(
        switch (table.decide(act, now)) {
          case Verdict.Refused(var why) -> Frames.refused(why);
          case Verdict.Store _ -> "taken";
          case Verdict.Repeated _, Verdict.Nothing _ -> "nothing";
        });
  }
}
