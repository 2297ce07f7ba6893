package parlor.server.house;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.PreRestart;
import org.apache.pekko.actor.typed.SupervisorStrategy;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.persistence.typed.PersistenceId;
import org.apache.pekko.persistence.typed.javadsl.CommandHandler;
import org.apache.pekko.persistence.typed.javadsl.Effect;
import org.apache.pekko.persistence.typed.javadsl.EventHandler;
import org.apache.pekko.persistence.typed.javadsl.EventSourcedBehavior;
import org.apache.pekko.persistence.typed.javadsl.SignalHandler;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlor.engine.Refusal;
import parlor.tables.BotTurn;
import parlor.tables.Command;
import parlor.tables.Entry;
import parlor.tables.NewerRules;
import parlor.tables.Table;
import parlor.tables.TableId;
import parlor.tables.Verdict;

/// A table as an actor: a message comes in, the table decides, the rows are stored, then the sender
/// is answered and everyone here is shown what happened. It holds no rules of its own.
final class TableEntity extends EventSourcedBehavior<TableMessage, Object, Table> {
  private static final Logger LOG = LoggerFactory.getLogger(TableEntity.class);
  private static final Duration RETRY_FIRST = Duration.ofMillis(200);
  private static final Duration RETRY_LAST = Duration.ofSeconds(10);
  private static final double RETRY_SPREAD = 0.2;
  private static final int RETRIES_MAX = 20;

  private final TableId id;
  private final ActorContext<TableMessage> context;
  private final ActorRef<ClusterSharding.ShardCommand> shard;
  private final Rooms rooms;
  private final Crowd crowd = new Crowd();
  private final LastSteps lastSteps = new LastSteps();
  private final Broadcast broadcast;
  private final Door door;
  private final Thinking thinking;
  private final Rest rest;
  private final Bookkeeping bookkeeping;
  private final Waivers waivers = new Waivers();
  private final Questions questions;
  private final Deque<Turn.Step> decided = new ArrayDeque<>();
  private Optional<ActorRef<Reply>> unanswered = Optional.empty();
  private Optional<Instant> servingSince = Optional.empty();
  private Optional<Refusal> stopped = Optional.empty();

  private TableEntity(
      TableId id,
      ActorContext<TableMessage> context,
      ActorRef<ClusterSharding.ShardCommand> shard,
      Rooms rooms) {
    super(
        PersistenceId.ofUniqueId(id.value()),
        SupervisorStrategy.restartWithBackoff(RETRY_FIRST, RETRY_LAST, RETRY_SPREAD)
            .withMaxRestarts(RETRIES_MAX));
    this.id = id;
    this.context = context;
    this.shard = shard;
    this.rooms = rooms;
    this.broadcast = new Broadcast(rooms.frames(), crowd, lastSteps);
    this.door = new Door(crowd, broadcast);
    this.questions = new Questions(rooms.frames(), door, waivers);
    this.thinking = new Thinking(rooms.bots(), rooms.timing());
    this.rest = new Rest(rooms.timing());
    this.bookkeeping = new Bookkeeping(id, rooms.register(), rooms.blocking());
    rooms.residents().movedIn(id, context.getSelf());
  }

  static Behavior<TableMessage> create(
      TableId id, ActorRef<ClusterSharding.ShardCommand> shard, Rooms rooms) {
    return Behaviors.setup(context -> new TableEntity(id, context, shard, rooms));
  }

  @Override
  public Table emptyState() {
    return Table.blank(rooms.boxes());
  }

  @Override
  public CommandHandler<TableMessage, Object, Table> commandHandler() {
    return this::handle;
  }

  /// A row that was just decided has been folded already; one from the journal has not.
  @Override
  public EventHandler<Table, Object> eventHandler() {
    return (table, row) -> {
      if (stopped.isPresent()) {
        return table;
      }
      try {
        if (!(row instanceof Entry entry)) {
          throw new IllegalStateException("cannot be read: " + row);
        }
        var after = decided.isEmpty() ? table.evolve(entry) : decided.removeFirst().after();
        broadcast.remember(table, entry, after);
        return after;
      } catch (RuntimeException e) {
        breakDown(e);
        return table;
      }
    };
  }

  @Override
  public SignalHandler<Table> signalHandler() {
    return newSignalHandlerBuilder()
        .onSignal(PreRestart.instance(), _ -> storageFailed())
        .onSignal(PostStop.instance(), _ -> ended())
        .build();
  }

  private void ended() {
    rooms.residents().movesOut(id, context.getSelf());
    storageFailed();
  }

  /// What was not stored is not acknowledged, and what is stored is read again.
  private void storageFailed() {
    rest.stop();
    lastSteps.clear();
    decided.clear();
    servingSince = Optional.empty();
    unanswered.ifPresent(to -> to.tell(new Reply.Unknown()));
    unanswered = Optional.empty();
  }

  private Effect<Object, Table> handle(Table table, TableMessage message) {
    if (message instanceof TableMessage.Stop) {
      rooms.residents().movesOut(id, context.getSelf());
      return Effect().stop();
    }
    if (stopped.isPresent()) {
      if (message instanceof TableMessage.Alarm) {
        passivate();
      }
      return refuse(table, message, stopped.get());
    }
    try {
      var now = rooms.timing().now();
      if (questions.answer(table, message, now, isAwake())) {
        sleepOn(table, now);
        return Effect().none();
      }
      if (servingSince.isEmpty() && message instanceof TableMessage.Alarm) {
        passivate();
        return Effect().none();
      }
      var turn = new Turn(table, now);
      wake(turn);
      return handle(turn, message);
    } catch (RuntimeException e) {
      breakDown(e);
      return refuse(table, message, stopped.orElse(HouseRefusals.STOPPED));
    }
  }

  /// A table that was only asked about leaves the memory again.
  private void sleepOn(Table table, Instant now) {
    if (servingSince.isPresent()) {
      return;
    }
    if (table.isMade() || !waivers.isEmpty(now)) {
      rest.sleepOn(() -> context.getSelf().tell(new TableMessage.Alarm()));
    } else {
      passivate();
    }
  }

  private void passivate() {
    rooms.residents().movesOut(id, context.getSelf());
    shard.tell(new ClusterSharding.Passivate<>(context.getSelf()));
  }

  private boolean isAwake() {
    return servingSince.equals(Optional.of(rooms.timing().servingSince()));
  }

  /// After a start or a standstill of the program the time since the last row does not count.
  private void wake(Turn turn) {
    if (isAwake()) {
      return;
    }
    var since = rooms.timing().servingSince();
    crowd.forgive(turn.now());
    turn.ask(new Command.Wake(since));
    if (servingSince.isEmpty()) {
      turn.passTime();
    }
    servingSince = Optional.of(since);
  }

  private Effect<Object, Table> handle(Turn turn, TableMessage message) {
    return switch (message) {
      case TableMessage.Do(var command, var replyTo) -> doIt(turn, command, replyTo);
      case TableMessage.Look _, TableMessage.Inquire _, TableMessage.Contest _ ->
          throw new IllegalStateException("questions are answered before");
      case TableMessage.Connect(var link, var from, var replacing) ->
          commit(turn, door.connect(turn, link, from, replacing));
      case TableMessage.Here(var link, var seen) -> commit(turn, door.here(turn, link, seen));
      case TableMessage.Gone(var link) -> {
        door.gone(turn, link);
        yield commit(turn, TableEntity::noMore);
      }
      case TableMessage.Cut(var link) -> {
        crowd.cut(link);
        yield commit(turn, TableEntity::noMore);
      }
      case TableMessage.Touch() -> {
        turn.passTime();
        yield commit(turn, () -> bookkeeping.check(turn.table()));
      }
      case TableMessage.Announce() -> commit(turn, () -> broadcast.announce(turn.table()));
      case TableMessage.Alarm() -> {
        door.expire(turn);
        turn.passTime();
        yield commit(turn, TableEntity::noMore);
      }
      case TableMessage.BotAnswered(var asked, var action) -> {
        botAnswered(turn, asked, action);
        yield commit(turn, TableEntity::noMore);
      }
      case TableMessage.Stop() -> Effect().stop();
    };
  }

  private Effect<Object, Table> doIt(Turn turn, Command command, ActorRef<Reply> replyTo) {
    var rival = waivers.rival(command, turn.now());
    if (rival.isPresent()) {
      return reply(turn, replyTo, () -> Replies.refused(HouseRefusals.inAnotherGame(rival.get())));
    }
    door.asked(turn, command);
    var verdict = turn.ask(command);
    if (command instanceof Command.Join(var player, _)) {
      door.acted(turn, player, Optional.empty());
    }
    return reply(turn, replyTo, () -> Replies.to(verdict, turn.table(), command.sender()));
  }

  private void botAnswered(Turn turn, BotTurn asked, String action) {
    thinking.ended(asked);
    if (turn.ask(new Command.BotActs(asked.seat(), asked.at(), action))
        instanceof Verdict.Refused(var why)) {
      LOG.warn("A bot's move at {} was refused: {}", id, why.code());
      turn.ask(new Command.BotActs(asked.seat(), asked.at(), asked.fallback()));
    }
  }

  private static void noMore() {}

  private Effect<Object, Table> reply(Turn turn, ActorRef<Reply> to, Supplier<Reply> answer) {
    return store(turn, Optional.of(to), () -> to.tell(answer.get()), TableEntity::noMore);
  }

  private Effect<Object, Table> commit(Turn turn, Runnable afterwards) {
    return store(turn, Optional.empty(), TableEntity::noMore, afterwards);
  }

  /// Stores what was decided; then answers, shows it to everyone here, and does the rest.
  private Effect<Object, Table> store(
      Turn turn, Optional<ActorRef<Reply>> sender, Runnable answer, Runnable afterwards) {
    var steps = turn.steps();
    if (steps.isEmpty()) {
      return Effect().none().thenRun(_ -> stored(turn, answer, afterwards));
    }
    decided.addAll(steps);
    unanswered = sender;
    return Effect()
        .persist(steps.stream().<Object>map(Turn.Step::entry).toList())
        .thenRun(_ -> stored(turn, answer, afterwards));
  }

  private void stored(Turn turn, Runnable answer, Runnable afterwards) {
    decided.clear();
    unanswered = Optional.empty();
    try {
      answer.run();
      for (var step : turn.steps()) {
        broadcast.show(step, turn.now());
        bookkeeping.note(step.before(), step.after());
      }
      afterwards.run();
      goOn(turn.table());
    } catch (RuntimeException e) {
      breakDown(e);
    }
  }

  /// Lets bots think, and sees to it that the table is told when something is due.
  private void goOn(Table table) {
    var self = context.getSelf();
    thinking.begin(table, self::tell);
    var waived = waivers.end(rooms.timing().now());
    var idle = crowd.isEmpty() && thinking.isIdle() && waived.isEmpty();
    var expiry = crowd.nextExpiry().or(() -> waived);
    if (rest.isOver(table, idle, expiry, () -> self.tell(new TableMessage.Alarm()))) {
      passivate();
    }
  }

  /// The rules or a view failed, or a row cannot be read: this table stops, and no other. Its
  /// people are free to play elsewhere.
  private void breakDown(RuntimeException failure) {
    stopped =
        Optional.of(
            failure instanceof NewerRules ? HouseRefusals.NEWER_RULES : HouseRefusals.STOPPED);
    decided.clear();
    rest.stop();
    rest.sleepOn(() -> context.getSelf().tell(new TableMessage.Alarm()));
    LOG.error("Table {} has stopped: {}", id, FailureReport.of(failure).text());
    bookkeeping.noteClosed();
    broadcast.endAll(CloseCode.STOPPED);
  }

  /// One may always leave; all else is refused.
  private Effect<Object, Table> refuse(Table table, TableMessage message, Refusal why) {
    var no = Replies.refused(why);
    switch (message) {
      case TableMessage.Do(Command.Leave(var player), var replyTo) -> {
        bookkeeping.release(player);
        replyTo.tell(new Reply.Done(table.sequence(), "", List.of()));
      }
      case TableMessage.Do(_, var replyTo) -> replyTo.tell(no);
      case TableMessage.Look(_, _, var replyTo) -> replyTo.tell(no);
      case TableMessage.Inquire(_, var replyTo) -> replyTo.tell(no);
      case TableMessage.Contest(_, _, var replyTo) -> replyTo.tell(no);
      case TableMessage.Connect(var link, _, _) -> Door.turnAway(link, why);
      case TableMessage.Here(var link, _) -> Door.turnAway(link, why);
      case TableMessage.Gone _,
          TableMessage.Cut _,
          TableMessage.Touch _,
          TableMessage.Announce _,
          TableMessage.Own _ -> {}
    }
    return Effect().none();
  }
}
