package parlor.server.house;

import java.time.Duration;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import parlor.server.house.TableMessage.Link;

/// One live connection: the address to which its table, on whatever node, sends frames. It notices
/// when a frame is missing and asks again.
final class ConnectionActor extends AbstractBehavior<ToConnection> {
  private static final Duration ANSWER_WITHIN = Duration.ofSeconds(4);
  private static final int ATTEMPTS_MAX = 4;

  private final boolean replacing;
  private final Consumer<TableMessage> table;
  private final House.Listener listener;
  private final TimerScheduler<ToConnection> timers;
  private Link link;
  private long seen;
  private boolean isServed;
  private int attempts;

  private ConnectionActor(
      ActorContext<ToConnection> context,
      TimerScheduler<ToConnection> timers,
      House.Connecting connecting,
      Consumer<TableMessage> table,
      House.Listener listener) {
    super(context);
    this.timers = timers;
    this.table = table;
    this.listener = listener;
    this.replacing = connecting.replacing();
    this.seen = connecting.from().orElse(0);
    this.link =
        new Link(
            context.getSelf().path().name(),
            connecting.player(),
            connecting.viewer(),
            context.getSelf());
    connect();
  }

  /// @param table sends to the connection's table
  static Behavior<ToConnection> create(
      House.Connecting connecting, Consumer<TableMessage> table, House.Listener listener) {
    return Behaviors.setup(context ->
        Behaviors.withTimers(
            timers -> new ConnectionActor(context, timers, connecting, table, listener)));
  }

  @Override
  public Receive<ToConnection> createReceive() {
    return newReceiveBuilder()
        .onMessage(ToConnection.State.class, this::show)
        .onMessage(ToConnection.Answered.class, this::answer)
        .onMessage(ToConnection.Remark.class, this::remark)
        .onMessage(ToConnection.Ended.class, this::end)
        .onMessage(ToConnection.Moved.class, this::move)
        .onMessage(ToConnection.Refresh.class, _ -> refresh())
        .onMessage(ToConnection.Heard.class, _ -> heard())
        .onMessage(ToConnection.Close.class, _ -> close())
        .onMessage(ToConnection.Cut.class, _ -> cut())
        .onMessage(ToConnection.NoAnswer.class, _ -> noAnswer())
        .build();
  }

  /// Asks to be served; a message may be lost while the table moves to another node.
  private void connect() {
    attempts++;
    var from = seen > 0 ? OptionalLong.of(seen) : OptionalLong.empty();
    table.accept(new TableMessage.Connect(link, from, replacing && !isServed));
    timers.startSingleTimer(new ToConnection.NoAnswer(), ANSWER_WITHIN);
  }

  private Behavior<ToConnection> noAnswer() {
    if (attempts < ATTEMPTS_MAX) {
      connect();
      return this;
    }
    // The table may still hear of it, and must not take it for one that lives.
    table.accept(new TableMessage.Cut(link.id()));
    return end(new ToConnection.Ended(CloseCode.TRY_AGAIN));
  }

  private Behavior<ToConnection> show(ToConnection.State state) {
    if (!state.whole() && seen > 0 && state.sequence() > seen + 1) {
      if (!timers.isTimerActive(new ToConnection.NoAnswer())) {
        attempts = 0;
        connect();
      }
      return this;
    }
    timers.cancel(new ToConnection.NoAnswer());
    isServed = true;
    if (state.whole() || state.sequence() > seen) {
      seen = state.sequence();
      listener.frame(state.json());
    }
    return this;
  }

  private Behavior<ToConnection> answer(ToConnection.Answered answered) {
    listener.answered(answered.id(), Seating.done(answered.reply()));
    return this;
  }

  private Behavior<ToConnection> remark(ToConnection.Remark remark) {
    listener.frame(remark.json());
    return this;
  }

  private Behavior<ToConnection> end(ToConnection.Ended ended) {
    listener.ended(ended.why());
    return Behaviors.stopped();
  }

  private Behavior<ToConnection> move(ToConnection.Moved moved) {
    link = new Link(link.id(), link.player(), moved.viewer(), link.to());
    listener.moved(moved.viewer());
    return this;
  }

  /// In line with all other frames, so that what is shown is never older than what was.
  private Behavior<ToConnection> refresh() {
    table.accept(new TableMessage.Connect(link, OptionalLong.empty(), false));
    return this;
  }

  private Behavior<ToConnection> heard() {
    table.accept(new TableMessage.Here(link, seen));
    return this;
  }

  private Behavior<ToConnection> close() {
    table.accept(new TableMessage.Gone(link.id()));
    return Behaviors.stopped();
  }

  private Behavior<ToConnection> cut() {
    table.accept(new TableMessage.Cut(link.id()));
    return Behaviors.stopped();
  }
}
