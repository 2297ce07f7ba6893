package parlor.server.house;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ThreadLocalRandom;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.Signal;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlor.server.house.Attendant.Outcome;
import parlor.server.house.TableMessage.OfStorage;
import parlor.tables.Command;
import parlor.tables.Entry;
import parlor.tables.TableId;

/// A table as an actor: it reads its rows when it wakes, and then hears one message after the
/// other. While rows are being stored or read, messages wait.
final class TableEntity {
  private static final Logger LOG = LoggerFactory.getLogger(TableEntity.class);

  /// More rows than any game has, with people who come and go.
  private static final int ROWS_MAX = 100_000;

  private static final int WAITING_MAX = 2_000;
  private static final Duration RETRY_FIRST = Duration.ofMillis(200);
  private static final Duration RETRY_LAST = Duration.ofSeconds(3);
  private static final int RETRIES_MAX = 20;

  private final TableId id;
  private final ActorContext<TableMessage> context;
  private final ActorRef<ClusterSharding.ShardCommand> shard;
  private final Rooms rooms;
  private final Attendant attendant;
  private final Deque<TableMessage> waiting = new ArrayDeque<>();
  private State state = new State.Asleep();

  /// Since something was last stored. That rows can be read says nothing of a disk that is full.
  private int failures;

  private sealed interface State {
    /// Nothing has been heard yet, and nothing read.
    record Asleep() implements State {}

    /// Its rows are being read, or will be after a while.
    record Reading() implements State {}

    record Serving() implements State {}

    record Storing(Outcome.Store wanted) implements State {}
  }

  private TableEntity(
      TableId id,
      ActorContext<TableMessage> context,
      ActorRef<ClusterSharding.ShardCommand> shard,
      Rooms rooms) {
    this.id = id;
    this.context = context;
    this.shard = shard;
    this.rooms = rooms;
    this.attendant = new Attendant(id, rooms, context.getSelf()::tell);
    rooms.residents().movedIn(id, context.getSelf());
  }

  static Behavior<TableMessage> create(
      TableId id, ActorRef<ClusterSharding.ShardCommand> shard, Rooms rooms) {
    return Behaviors.setup(context -> {
      var table = new TableEntity(id, context, shard, rooms);
      return Behaviors.receive((_, message) -> table.receive(message), (_, s) -> table.signal(s));
    });
  }

  private Behavior<TableMessage> receive(TableMessage message) {
    return message instanceof OfStorage told ? hearStorage(told) : hear(message);
  }

  private Behavior<TableMessage> signal(Signal signal) {
    if (signal instanceof PostStop) {
      ended();
    }
    return Behaviors.same();
  }

  private Behavior<TableMessage> hear(TableMessage message) {
    if (state instanceof State.Asleep) {
      wake(message);
    }
    if (message instanceof TableMessage.Stop && !(state instanceof State.Storing)) {
      return Behaviors.stopped();
    }
    if (state instanceof State.Serving) {
      act(attendant.hear(message));
    } else if (message instanceof TableMessage.Own || waiting.size() < WAITING_MAX) {
      // What a table tells itself is little, and is not said again.
      waiting.add(message);
    } else {
      attendant.refuse(message, HouseRefusals.UNAVAILABLE);
    }
    return Behaviors.same();
  }

  /// A table that is to be made is new, and has no rows. Should that be wrong, its first row cannot
  /// be stored once more; then it is read.
  private void wake(TableMessage first) {
    if (first instanceof TableMessage.Do(Command.Create _, _)) {
      state = new State.Serving();
    } else {
      read();
    }
  }

  private void act(Outcome outcome) {
    switch (outcome) {
      case Outcome.Done _ -> {}
      case Outcome.Rested _ -> passivate();
      case Outcome.Store wanted -> store(wanted);
    }
  }

  private void passivate() {
    rooms.residents().movesOut(id, context.getSelf());
    shard.tell(new ClusterSharding.Passivate<>(context.getSelf()));
  }

  private void store(Outcome.Store wanted) {
    state = new State.Storing(wanted);
    var self = context.getSelf();
    try {
      rooms
          .journal()
          .append(id, wanted.first(), wanted.rows())
          .whenComplete((_, failure) ->
              self.tell(failure == null ? new OfStorage.Stored() : new OfStorage.Failed(failure)));
    } catch (RuntimeException e) {
      // A row that cannot be written.
      tellUnknown();
      state = new State.Serving();
      attendant.breakDown(e);
    }
  }

  private void read() {
    state = new State.Reading();
    var self = context.getSelf();
    reading()
        .whenComplete((rows, failure) ->
            self.tell(failure == null ? new OfStorage.Read(rows) : new OfStorage.Failed(failure)));
  }

  private CompletionStage<List<Entry>> reading() {
    try {
      return CompletableFuture.supplyAsync(this::rows, rooms.blocking());
    } catch (RuntimeException e) {
      // Too many wait for a thread.
      return CompletableFuture.failedStage(e);
    }
  }

  private List<Entry> rows() {
    var rows = rooms.journal().rows(id, ROWS_MAX);
    if (rows.size() == ROWS_MAX) {
      throw new UnreadableRow("more rows than a table can have");
    }
    return rows;
  }

  private Behavior<TableMessage> hearStorage(OfStorage told) {
    switch (told) {
      case OfStorage.Read(var rows) -> {
        attendant.takeUp(rows);
        return goOn(new Outcome.Done());
      }
      case OfStorage.Stored() -> {
        return state instanceof State.Storing(var wanted) ? stored(wanted) : Behaviors.same();
      }
      case OfStorage.Failed(var why) -> {
        return failed(why);
      }
      case OfStorage.Retry() -> {
        read();
        return Behaviors.same();
      }
    }
  }

  private Behavior<TableMessage> stored(Outcome.Store wanted) {
    failures = 0;
    return goOn(attendant.stored(wanted));
  }

  /// Serves whoever waits, until something is to be stored.
  private Behavior<TableMessage> goOn(Outcome outcome) {
    state = new State.Serving();
    act(outcome);
    while (state instanceof State.Serving && !waiting.isEmpty()) {
      var message = waiting.remove();
      if (message instanceof TableMessage.Stop) {
        return Behaviors.stopped();
      }
      act(attendant.hear(message));
    }
    return Behaviors.same();
  }

  /// What was not stored is not acknowledged; what became of it is found in the journal.
  private Behavior<TableMessage> failed(Throwable why) {
    tellUnknown();
    if (why instanceof CompletionException wrapped
        && wrapped.getCause() instanceof UnreadableRow unreadable) {
      attendant.breakDown(unreadable);
      return goOn(new Outcome.Done());
    }
    attendant.putDown();
    state = new State.Reading();
    failures++;
    LOG.warn(
        "The journal failed for {} ({} of {}): {}",
        id,
        failures,
        RETRIES_MAX,
        FailureReport.of(why).text());
    if (failures > RETRIES_MAX || waiting.contains(new TableMessage.Stop())) {
      return Behaviors.stopped();
    }
    context.scheduleOnce(retryIn(), context.getSelf(), new OfStorage.Retry());
    return Behaviors.same();
  }

  /// Twice as long after each failure, and not the same for all tables.
  private Duration retryIn() {
    var doubled = RETRY_FIRST.multipliedBy(1L << Math.min(failures - 1, RETRIES_MAX));
    var pause = doubled.compareTo(RETRY_LAST) < 0 ? doubled : RETRY_LAST;
    return pause.plusMillis(ThreadLocalRandom.current().nextLong(pause.toMillis() / 5 + 1));
  }

  private void tellUnknown() {
    if (state instanceof State.Storing(var wanted)) {
      wanted.sender().ifPresent(to -> to.accept(new Reply.Unknown()));
    }
  }

  private void ended() {
    rooms.residents().movesOut(id, context.getSelf());
    tellUnknown();
    waiting.forEach(message -> attendant.answer(message, new Reply.Unknown()));
    attendant.putDown();
  }
}
