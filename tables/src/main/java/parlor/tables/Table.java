package parlor.tables;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import parlor.engine.Seat;
import parlor.engine.Viewer;

/// A table at one moment: it decides on commands and folds what was stored. Immutable; knows no
/// clock but the instants it is given.
public final class Table {
  private final Boxes boxes;
  private final boolean hasBots;
  private final Optional<State> state;
  private final News news;

  /// What everybody at the table may know of the last row.
  ///
  /// @param game the game's news, a JSON array
  public record News(String game, List<TableNews> table) {
    static final News NONE = new News(Fold.NO_NEWS, List.of());
  }

  private Table(Boxes boxes, boolean hasBots, Optional<State> state, News news) {
    this.boxes = boxes;
    this.hasBots = hasBots;
    this.state = state;
    this.news = news;
  }

  /// A table that has not been made yet.
  public static Table blank(Boxes boxes) {
    return new Table(boxes, true, Optional.empty(), News.NONE);
  }

  /// The same for a replay, in which bots have nothing to remember.
  static Table blankWithoutBots(Boxes boxes) {
    return new Table(boxes, false, Optional.empty(), News.NONE);
  }

  /// What comes of a command: one row to store, or nothing.
  public Verdict decide(Command command, Instant now) {
    var time = now.truncatedTo(ChronoUnit.MILLIS);
    if (state.isPresent()) {
      return decide(state.get(), command, time);
    }
    return switch (command) {
      case Command.Create create -> Making.make(boxes, create, time);
      case Command.Tick _, Command.Wake _, Command.Depart _, Command.BotActs _ ->
          new Verdict.Nothing();
      case Command.Join _,
          Command.Leave _,
          Command.Start _,
          Command.AddLuck _,
          Command.SeatBot _,
          Command.Unseat _,
          Command.Act _,
          Command.TakeBack _,
          Command.OpenRematch _,
          Command.Arrive _ ->
          new Verdict.Refused(Refusals.NOT_FOUND);
    };
  }

  private static Verdict decide(State at, Command command, Instant time) {
    // A row is never older than the one before it, unless it says that the program started again.
    var now = time.isBefore(at.last()) ? at.last() : time;
    var abandoned = at.stage() == Stage.ABANDONED;
    return switch (command) {
      case Command.Create _ -> new Verdict.Refused(Refusals.ALREADY_MADE);
      case Command.Join join -> Lobby.join(at, join, now);
      case Command.Leave(var player) -> Lobby.leave(at, player, now);
      case Command.Start(var player) -> abandoned ? gone() : Lobby.start(at, player, now);
      case Command.AddLuck wanted -> Lobby.addLuck(at, wanted, now);
      case Command.SeatBot wanted -> abandoned ? gone() : Lobby.seatBot(at, wanted, now);
      case Command.Unseat wanted -> abandoned ? gone() : Lobby.unseat(at, wanted, now);
      case Command.Act act -> Playing.act(at, act, now);
      case Command.BotActs act -> Playing.botActs(at, act, now);
      case Command.TakeBack wanted -> Playing.takeBack(at, wanted, now);
      case Command.OpenRematch wanted -> Rematch.open(at, wanted, now);
      case Command.Arrive arrive -> Coming.arrive(at, arrive, now);
      case Command.Depart depart -> Coming.depart(at, depart, now);
      case Command.Tick _ -> Coming.tick(at, now);
      case Command.Wake(var servingSince) -> Coming.wake(at, servingSince, time);
    };
  }

  private static Verdict gone() {
    return new Verdict.Refused(Refusals.ABANDONED);
  }

  /// The table after a row.
  public Table evolve(Entry entry) {
    if (entry instanceof Entry.Created created && state.isEmpty()) {
      var folded = Fold.created(boxes, created, hasBots);
      return after(folded, TableNews.of(created));
    }
    var before = made();
    return after(Fold.after(before, entry), TableNews.of(before, entry));
  }

  private Table after(Fold.Folded folded, List<TableNews> own) {
    return new Table(boxes, hasBots, Optional.of(folded.state()), new News(folded.gameNews(), own));
  }

  /// What everybody may know of the last row.
  public News news() {
    return news;
  }

  /// The number of the last row; 0 for a table that has not been made.
  public long sequence() {
    return state.map(State::sequence).orElse(0L);
  }

  public boolean isMade() {
    return state.isPresent();
  }

  /// When the next `Tick` is due, as long as no other row is written.
  public Optional<Instant> wakeAt() {
    return state.flatMap(s -> Pace.next(s).map(next -> s.last().plus(next.left())));
  }

  /// The seats whose time is up, so that their silence is played at the next `Tick`.
  public List<Seat> outOfTime(Instant now) {
    return state.map(s -> Pace.outOfTime(s, clamped(now))).orElseGet(List::of);
  }

  /// The decisions that bots owe now.
  public List<BotTurn> botTurns() {
    return state.map(BotTurn::of).orElseGet(List::of);
  }

  /// What a bot plays; may take long.
  public String choose(BotTurn turn, BooleanSupplier timeIsUp) {
    var luck = made().charter().botChance().forChoice(turn.seat(), turn.at());
    return made().theCourse().play().choose(turn.seat(), luck, timeIsUp);
  }

  /// How long a bot seems to think about this; drawn apart from what it decides.
  public Duration thinkingTime(BotTurn turn) {
    var thinking = made().charter().box().thinking();
    var luck = made().charter().botChance().forPace(turn.seat(), turn.at());
    var range = thinking.most().toMillis() - thinking.least().toMillis();
    return thinking.least().plusMillis(luck.nextLong(range + 1));
  }

  /// What everybody may know of the table.
  public TableView view(Instant now) {
    return Views.table(made(), clamped(now));
  }

  public TableView.Phase phase() {
    return Views.phase(made());
  }

  /// The decisions that the game waits for.
  public List<TableView.Awaited> awaited(Instant now) {
    return Views.awaited(made(), clamped(now));
  }

  /// What is left of the dealer's pause, in milliseconds.
  public Optional<Long> pauseLeft(Instant now) {
    return Views.pauseLeft(made(), clamped(now));
  }

  private Instant clamped(Instant now) {
    return now.isBefore(made().last()) ? made().last() : now;
  }

  /// As whom a person may look, when they want to look so; `Public` stands for their first seat.
  public Optional<Viewer> viewer(PlayerId player, Viewer wanted) {
    return Views.viewer(made(), player, wanted);
  }

  /// `"view":{…},"options":[…],"optionsComplete":…` for a viewer, once the game has started. There
  /// are no options while the game waits for somebody to come back.
  public Optional<String> gameView(Viewer viewer) {
    return made()
        .course()
        .map(Course::play)
        .map(play -> Pace.isHeld(made()) ? play.viewOnly(viewer) : play.view(viewer));
  }

  public boolean isStarted() {
    return state.flatMap(State::course).isPresent();
  }

  /// The seat that a person means, if they have one: with several, the one they name or the first.
  public Optional<Seat> seatMeant(PlayerId player, Optional<Seat> named) {
    return made().seats().meantBy(player, named);
  }

  public List<Seat> seatsOf(PlayerId player) {
    return made().seats().heldBy(player);
  }

  public int seatCount() {
    return made().seats().count();
  }

  /// Who sits at a seat, also when a bot plays for them.
  public Optional<PlayerId> playerAt(Seat seat) {
    return made().seats().person(seat).map(Chair.Person::player);
  }

  public boolean isHost(PlayerId player) {
    return made().seats().host().equals(player);
  }

  /// Where a seat of the lobby comes to be when the game starts: open seats are left out.
  public Seat movedUp(Seat seat) {
    return made().seats().movedUp(seat);
  }

  public TableId id() {
    return made().charter().table();
  }

  public String game() {
    return made().charter().box().key();
  }

  public String code() {
    return made().charter().code();
  }

  /// The people who cannot sit at another running table: they play here.
  public Set<PlayerId> players() {
    var players = new LinkedHashSet<PlayerId>();
    if (state.isPresent() && made().stage().isOpen()) {
      made().seats().playedByPeople().forEach(seat -> playerAt(seat).ifPresent(players::add));
    }
    return players;
  }

  /// The rematch's table, once it is open.
  public Optional<Next> next() {
    return state.flatMap(State::next);
  }

  /// The plan of a rematch that this person asks for; only once the game is over.
  public Optional<Rematch> rematchPlan(PlayerId asking) {
    return state.filter(s -> s.stage() == Stage.FINISHED).map(s -> Rematch.plan(s, asking));
  }

  /// Everything known, for a table that has been made.
  State made() {
    return state.orElseThrow(() -> new IllegalStateException("the table has not been made"));
  }
}
