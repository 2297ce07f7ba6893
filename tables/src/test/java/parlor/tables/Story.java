package parlor.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import parlor.engine.Box;
import parlor.engine.Seat;
import parlor.engine.Viewer;
import parlor.games.tictactoe.TicTacToePlugin;
import parlor.tables.draws.DrawsPlugin;
import parlor.wire.Json;
import parlor.wire.Shelf;

/// A table in a test, told as given, when, then. Each row is folded as it comes back from JSON.
final class Story {
  static final Instant BEGINNING = Instant.parse("2026-01-01T12:00:00Z");
  static final String DRAWS = "draws";
  static final String DRAWS_FOR_GOOD = "draws-for-good";
  private static final int TICKS_MAX = 10_000;

  private static final Map<String, Box> BOXES =
      Map.of(
          "tic-tac-toe",
          Shelf.of(new TicTacToePlugin()),
          DRAWS,
          Shelf.of(new DrawsPlugin(DRAWS, true)),
          DRAWS_FOR_GOOD,
          Shelf.of(new DrawsPlugin(DRAWS_FOR_GOOD, false)));

  final List<Entry> journal = new ArrayList<>();
  private Table table = blank();
  private Instant now = BEGINNING;
  private Verdict verdict = new Verdict.Nothing();
  private int stored;

  static Table blank() {
    return Table.blank(key -> Optional.ofNullable(BOXES.get(key)));
  }

  /// A table at which all this was done, and none of it refused.
  static Story given(Command... commands) {
    return new Story().and(commands);
  }

  /// More that was done before.
  Story and(Command... commands) {
    for (var command : commands) {
      when(command);
      assertThat(verdict).as("%s", command).isNotInstanceOf(Verdict.Refused.class);
    }
    return this;
  }

  /// Something is asked of the table.
  Story when(Command command) {
    stored = journal.size();
    decide(command);
    return this;
  }

  private void decide(Command command) {
    verdict = table.decide(command, now);
    if (verdict instanceof Verdict.Store(var entry)) {
      var kept = Json.read(Json.write(entry), Entry.class);
      assertThat(kept).isEqualTo(entry);
      journal.add(kept);
      table = table.evolve(kept);
    }
  }

  /// Time passes, and the table is told whenever it wants to be.
  Story passes(Duration time) {
    stored = journal.size();
    var until = now.plus(time);
    for (var ticks = 0; table.wakeAt().filter(due -> !due.isAfter(until)).isPresent(); ticks++) {
      assertThat(ticks).as("ticks").isLessThan(TICKS_MAX);
      var due = table.wakeAt().get();
      now = due.isAfter(now) ? due : now;
      decide(new Command.Tick());
      assertThat(verdict).as("a tick that is due").isInstanceOf(Verdict.Store.class);
    }
    now = until;
    return this;
  }

  Story passes(long seconds) {
    return passes(Duration.ofSeconds(seconds));
  }

  /// The program stops, is down for a while, and starts again.
  Story restarts(Duration down) {
    stored = journal.size();
    now = now.plus(down);
    refold();
    decide(new Command.Wake(now));
    return this;
  }

  /// Every bot that is to move does.
  Story botsMove() {
    stored = journal.size();
    for (var turn : table.botTurns()) {
      decide(new Command.BotActs(turn.seat(), turn.at(), table.choose(turn, () -> false)));
    }
    return this;
  }

  /// The table is folded anew from its journal, and is the same.
  Story refold() {
    var again = blank();
    for (var entry : journal) {
      again = again.evolve(entry);
    }
    assertThat(facts(again)).isEqualTo(facts(table));
    table = again;
    return this;
  }

  /// Everything that can be told of a table.
  private List<Object> facts(Table any) {
    if (!any.isMade()) {
      return List.of();
    }
    var state = any.made();
    var views =
        Stream.concat(
                Stream.of(new Viewer.Public()),
                Seat.range(state.seats().count()).stream().map(Viewer.At::new))
            .map(viewer -> any.gameView(viewer))
            .toList();
    return List.of(
        state.sequence(),
        state.last(),
        state.stage(),
        state.since(),
        state.seats(),
        state.presence(),
        state.course().map(Course::status),
        state.course().map(Course::clocks),
        state.course().map(Course::answers),
        state.next(),
        any.botTurns(),
        any.botTurns().stream().map(turn -> any.choose(turn, () -> false)).toList(),
        any.view(now),
        views);
  }

  /// Exactly these rows came of it.
  Story then(Class<?>... rows) {
    assertThat(lastRows().stream().<Class<?>>map(Object::getClass)).containsExactly(rows);
    return this;
  }

  List<Entry> lastRows() {
    return List.copyOf(journal.subList(stored, journal.size()));
  }

  Entry lastRow() {
    return journal.getLast();
  }

  Story thenCause(Entry.Cause cause) {
    assertThat(((Entry.Stepped) lastRow()).cause()).isEqualTo(cause);
    return this;
  }

  Story thenRefused(String code) {
    assertThat(verdict).isInstanceOf(Verdict.Refused.class);
    assertThat(((Verdict.Refused) verdict).why().code()).isEqualTo(code);
    assertThat(lastRows()).isEmpty();
    return this;
  }

  Story thenRefused(String code, String message) {
    assertThat(((Verdict.Refused) verdict).why().message()).isEqualTo(message);
    return thenRefused(code);
  }

  Story thenNothing() {
    assertThat(verdict).isEqualTo(new Verdict.Nothing());
    return this;
  }

  Story thenRepeated(long sequence) {
    assertThat(verdict).isEqualTo(new Verdict.Repeated(sequence));
    return this;
  }

  Story thenPhase(TableView.Phase phase) {
    assertThat(table.phase()).isEqualTo(phase);
    return this;
  }

  /// Exactly these seconds are left to the awaited seats; `running` says whether the time runs.
  Story thenAwaited(Seat seat, long seconds, boolean running) {
    assertThat(table.awaited(now))
        .contains(new TableView.Awaited(seat, Optional.of(seconds * 1_000), running));
    return this;
  }

  Table table() {
    return table;
  }

  Verdict verdict() {
    return verdict;
  }

  Instant now() {
    return now;
  }

  TableView view() {
    return table.view(now);
  }

  TableView.SeatView seat(Seat seat) {
    return view().seats().get(seat.index());
  }
}
