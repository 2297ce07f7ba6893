package parlor.server.house;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.apache.pekko.actor.Cancellable;
import org.apache.pekko.actor.typed.ActorSystem;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlor.server.house.TableMessage.Link;
import parlor.tables.Command;

/// One live connection: to it its table, on whatever node, sends frames. It notices when a frame is
/// missing and asks again. Any thread may use it.
final class LiveConnection implements House.Connection {
  private static final Logger LOG = LoggerFactory.getLogger(LiveConnection.class);
  private static final Duration ANSWER_WITHIN = Duration.ofSeconds(4);
  private static final int ATTEMPTS_MAX = 4;

  private final Address address;
  private final boolean replacing;
  private final Consumer<TableMessage> table;
  private final House.Listener listener;
  private final ActorSystem<?> system;
  private final Runnable whenEnded;
  private Link link;
  private long seen;
  private boolean isServed;
  private boolean hasEnded;
  private int attempts;

  /// How often it asked to be served.
  private long asked;

  /// While it waits to be served.
  private Optional<Cancellable> alarm = Optional.empty();

  /// @param table sends to the connection's table
  LiveConnection(
      Link link,
      House.Connecting connecting,
      Consumer<TableMessage> table,
      House.Listener listener,
      ActorSystem<?> system,
      Runnable whenEnded) {
    this.address = link.at();
    this.link = link;
    this.replacing = connecting.replacing();
    this.seen = connecting.from().orElse(0);
    this.table = table;
    this.listener = listener;
    this.system = system;
    this.whenEnded = whenEnded;
  }

  /// Asks to be served; a message may be lost while the table moves to another node.
  synchronized void connect() {
    attempts++;
    asked++;
    var request = asked;
    var from = seen > 0 ? OptionalLong.of(seen) : OptionalLong.empty();
    table.accept(new TableMessage.Connect(link, from, replacing && !isServed));
    alarm.ifPresent(Cancellable::cancel);
    alarm =
        Optional.of(
            system
                .scheduler()
                .scheduleOnce(ANSWER_WITHIN, () -> noAnswer(request), system.executionContext()));
  }

  /// An alarm that was cancelled too late concerns nobody.
  private synchronized void noAnswer(long request) {
    if (hasEnded || alarm.isEmpty() || request != asked) {
      return;
    }
    if (attempts < ATTEMPTS_MAX) {
      connect();
      return;
    }
    giveUp();
  }

  /// The table may still hear of it, and must not take it for one that lives.
  private void giveUp() {
    table.accept(new TableMessage.Cut(link.id()));
    end(CloseCode.TRY_AGAIN);
  }

  /// Hears what the table says.
  synchronized void hear(ToConnection message) {
    if (hasEnded) {
      return;
    }
    try {
      switch (message) {
        case ToConnection.State state -> show(state);
        case ToConnection.Answered(var id, var reply) -> listener.answered(id, Seating.done(reply));
        case ToConnection.Remark(var json) -> listener.frame(json);
        case ToConnection.Moved(var viewer) -> {
          link = new Link(address, link.player(), viewer);
          listener.moved(viewer);
        }
        case ToConnection.Ended(var why) -> end(why);
      }
    } catch (RuntimeException e) {
      failed(e);
    }
  }

  /// The table, whose thread this may be, is not to suffer from it.
  private void failed(RuntimeException why) {
    try {
      if (!hasEnded) {
        giveUp();
      }
    } catch (RuntimeException more) {
      why.addSuppressed(more);
    }
    LOG.warn("A connection failed: {}", FailureReport.of(why).text());
  }

  private void show(ToConnection.State state) {
    if (!state.whole() && seen > 0 && state.sequence() > seen + 1) {
      if (alarm.isEmpty()) {
        attempts = 0;
        connect();
      }
      return;
    }
    // A table that has moved to another node may still be heard from the one before.
    var isNew = state.whole() ? !isServed || state.sequence() >= seen : state.sequence() > seen;
    served();
    if (isNew) {
      seen = state.sequence();
      listener.frame(state.json());
    }
  }

  private void served() {
    isServed = true;
    alarm.ifPresent(Cancellable::cancel);
    alarm = Optional.empty();
  }

  private void end(CloseCode why) {
    leave();
    listener.ended(why);
  }

  private void leave() {
    hasEnded = true;
    alarm.ifPresent(Cancellable::cancel);
    whenEnded.run();
  }

  @Override
  public void act(Command.Act action) {
    table.accept(new TableMessage.Act(action, address));
  }

  /// In line with all other frames, so that what is shown is never older than what was.
  @Override
  public synchronized void refresh() {
    if (!hasEnded) {
      table.accept(new TableMessage.Connect(link, OptionalLong.empty(), false));
    }
  }

  @Override
  public synchronized void here() {
    if (!hasEnded) {
      table.accept(new TableMessage.Here(link, seen));
    }
  }

  @Override
  public synchronized void close() {
    if (!hasEnded) {
      table.accept(new TableMessage.Gone(link.id()));
      leave();
    }
  }

  @Override
  public synchronized void cut() {
    if (!hasEnded) {
      table.accept(new TableMessage.Cut(link.id()));
      leave();
    }
  }
}
