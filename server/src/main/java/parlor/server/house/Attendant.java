package parlor.server.house;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
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

/// Serves one table: hears a message, lets the table decide, and says what is to be stored; once it
/// is, the sender is answered and everyone here is shown what happened. It holds no rules of its
/// own, and is used by one thread at a time.
final class Attendant {
  private static final Logger LOG = LoggerFactory.getLogger(Attendant.class);

  private final TableId id;
  private final Rooms rooms;
  private final Consumer<TableMessage.Own> self;
  private final Crowd crowd = new Crowd();
  private final LastSteps lastSteps = new LastSteps();
  private final Broadcast broadcast;
  private final Door door;
  private final Thinking thinking;
  private final Rest rest;
  private final Bookkeeping bookkeeping;
  private final Waivers waivers = new Waivers();
  private final Questions questions;
  private Table table;
  private Optional<Instant> servingSince = Optional.empty();
  private Optional<Refusal> stopped = Optional.empty();

  /// What comes of a message.
  sealed interface Outcome {
    /// It has been dealt with.
    record Done() implements Outcome {}

    /// The table may leave the memory.
    record Rested() implements Outcome {}

    /// Rows are to be stored first.
    ///
    /// @param sender who waits for the answer
    record Store(Turn turn, Optional<Consumer<Reply>> sender, Runnable answer, Runnable afterwards)
        implements Outcome {
      long first() {
        return turn.steps().getFirst().after().sequence();
      }

      List<Entry> rows() {
        return turn.rows();
      }
    }
  }

  private static final Outcome DONE = new Outcome.Done();
  private static final Outcome RESTED = new Outcome.Rested();

  /// @param self how the table is told something later, from any thread
  Attendant(TableId id, Rooms rooms, Consumer<TableMessage.Own> self) {
    this.id = id;
    this.rooms = rooms;
    this.self = self;
    this.table = Table.blank(rooms.boxes());
    this.broadcast = new Broadcast(rooms.post(), rooms.frames(), crowd, lastSteps);
    this.door = new Door(crowd, broadcast);
    this.questions = new Questions(rooms.frames(), door, waivers);
    this.thinking = new Thinking(rooms.bots(), rooms.timing());
    this.rest = new Rest(rooms.timing());
    this.bookkeeping = new Bookkeeping(id, rooms.register());
  }

  /// Takes the table up as it was left.
  void takeUp(List<Entry> rows) {
    table = Table.blank(rooms.boxes());
    lastSteps.clear();
    try {
      for (var entry : rows) {
        var after = table.evolve(entry);
        if (rows.size() - after.sequence() < LastSteps.KEPT) {
          broadcast.remember(table, entry, after);
        }
        table = after;
      }
      // It may be that nobody speaks to it any more.
      rest.sleepOn(this::ring);
    } catch (RuntimeException e) {
      breakDown(e);
    }
  }

  /// Nothing moves until the table is taken up again: what was not stored is not acknowledged, and
  /// what is stored is read.
  void putDown() {
    rest.stop();
    lastSteps.clear();
    servingSince = Optional.empty();
  }

  Outcome hear(TableMessage message) {
    if (stopped.isPresent()) {
      refuse(message, stopped.get());
      return message instanceof TableMessage.Alarm ? RESTED : DONE;
    }
    try {
      var now = rooms.timing().now();
      if (questions.answer(table, message, now, isAwake())) {
        return sleepOn(now);
      }
      if (servingSince.isEmpty() && crowd.isEmpty() && message instanceof TableMessage.Alarm) {
        return RESTED;
      }
      var turn = new Turn(table, now);
      wake(turn);
      return hear(turn, message);
    } catch (RuntimeException e) {
      breakDown(e);
      refuse(message, stopped.orElse(HouseRefusals.STOPPED));
      return DONE;
    }
  }

  /// A table that was only asked about leaves the memory again.
  private Outcome sleepOn(Instant now) {
    if (servingSince.isPresent()) {
      return DONE;
    }
    if (table.isMade() || !waivers.isEmpty(now)) {
      rest.sleepOn(this::ring);
      return DONE;
    }
    return RESTED;
  }

  private void ring() {
    self.accept(new TableMessage.Alarm());
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

  private Outcome hear(Turn turn, TableMessage message) {
    return switch (message) {
      case TableMessage.Do(var command, var replyTo) -> doIt(turn, command, replyTo::tell);
      case TableMessage.Act(var action, var replyTo) ->
          doIt(turn, action, answering(action.id(), replyTo));
      case TableMessage.Look _, TableMessage.Inquire _, TableMessage.Contest _ ->
          throw new IllegalStateException("questions are answered before");
      case TableMessage.Connect(var link, var from, var replacing) ->
          commit(turn, door.connect(turn, link, from, replacing));
      case TableMessage.Here(var link, var seen) -> commit(turn, door.here(turn, link, seen));
      case TableMessage.Gone(var link) -> {
        door.gone(turn, link);
        yield commit(turn, Attendant::noMore);
      }
      case TableMessage.Cut(var link) -> {
        crowd.cut(link);
        yield commit(turn, Attendant::noMore);
      }
      case TableMessage.Touch() -> {
        turn.passTime();
        yield commit(turn, () -> bookkeeping.check(turn.table()));
      }
      case TableMessage.Announce() -> commit(turn, () -> broadcast.announce(turn.table()));
      case TableMessage.Alarm() -> {
        door.expire(turn);
        turn.passTime();
        yield commit(turn, Attendant::noMore);
      }
      case TableMessage.BotAnswered(var asked, var action) -> {
        botAnswered(turn, asked, action);
        yield commit(turn, Attendant::noMore);
      }
      case TableMessage.Stop _, TableMessage.OfStorage _ ->
          throw new IllegalStateException("not for the attendant");
    };
  }

  private Outcome doIt(Turn turn, Command command, Consumer<Reply> replyTo) {
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

  private Consumer<Reply> answering(String id, Address to) {
    return reply -> rooms.post().send(to, new ToConnection.Answered(id, reply));
  }

  private static void noMore() {}

  private Outcome reply(Turn turn, Consumer<Reply> to, Supplier<Reply> answer) {
    return store(
        new Outcome.Store(turn, Optional.of(to), () -> to.accept(answer.get()), Attendant::noMore));
  }

  private Outcome commit(Turn turn, Runnable afterwards) {
    return store(new Outcome.Store(turn, Optional.empty(), Attendant::noMore, afterwards));
  }

  private Outcome store(Outcome.Store wanted) {
    return wanted.turn().steps().isEmpty() ? stored(wanted) : wanted;
  }

  /// What was decided is stored: answers, shows it to everyone here, and does the rest.
  Outcome stored(Outcome.Store done) {
    table = done.turn().table();
    try {
      var steps = done.turn().steps();
      steps.forEach(step -> broadcast.remember(step.before(), step.entry(), step.after()));
      done.answer().run();
      for (var step : steps) {
        broadcast.show(step, done.turn().now());
        bookkeeping.note(step);
      }
      done.afterwards().run();
      return goOn();
    } catch (RuntimeException e) {
      breakDown(e);
      return DONE;
    }
  }

  /// Lets bots think, and sees to it that the table is told when something is due.
  private Outcome goOn() {
    thinking.begin(table, self::accept);
    var waived = waivers.end(rooms.timing().now());
    var idle = crowd.isEmpty() && thinking.isIdle() && waived.isEmpty();
    var expiry = crowd.nextExpiry().or(() -> waived);
    return rest.isOver(table, idle, expiry, this::ring) ? RESTED : DONE;
  }

  /// The rules or a view failed, or a row cannot be read: this table stops, and no other. Its
  /// people are free to play elsewhere.
  void breakDown(RuntimeException failure) {
    stopped =
        Optional.of(
            failure instanceof NewerRules ? HouseRefusals.NEWER_RULES : HouseRefusals.STOPPED);
    rest.stop();
    rest.sleepOn(this::ring);
    LOG.error("Table {} has stopped: {}", id, FailureReport.of(failure).text());
    bookkeeping.noteClosed();
    broadcast.endAll(CloseCode.STOPPED);
  }

  /// One may always leave; all else is refused.
  void refuse(TableMessage message, Refusal why) {
    switch (message) {
      case TableMessage.Do(Command.Leave(var player), var replyTo) when stopped.isPresent() -> {
        bookkeeping.release(player);
        replyTo.tell(new Reply.Done(table.sequence(), "", List.of()));
      }
      case TableMessage.Connect(var link, _, _) -> door.turnAway(link, why);
      case TableMessage.Here(var link, _) -> door.turnAway(link, why);
      case TableMessage.Do _,
          TableMessage.Act _,
          TableMessage.Look _,
          TableMessage.Inquire _,
          TableMessage.Contest _,
          TableMessage.Gone _,
          TableMessage.Cut _,
          TableMessage.Touch _,
          TableMessage.Announce _,
          TableMessage.Own _ ->
          answer(message, Replies.refused(why));
    }
  }

  /// Gives the same answer to any who wait for one.
  void answer(TableMessage message, Reply reply) {
    switch (message) {
      case TableMessage.Do(_, var replyTo) -> replyTo.tell(reply);
      case TableMessage.Act(var action, var replyTo) ->
          answering(action.id(), replyTo).accept(reply);
      case TableMessage.Look(_, _, var replyTo) -> replyTo.tell(reply);
      case TableMessage.Inquire(_, var replyTo) -> replyTo.tell(reply);
      case TableMessage.Contest(_, _, var replyTo) -> replyTo.tell(reply);
      case TableMessage.Connect _,
          TableMessage.Here _,
          TableMessage.Gone _,
          TableMessage.Cut _,
          TableMessage.Touch _,
          TableMessage.Announce _,
          TableMessage.Own _ -> {}
    }
  }
}
