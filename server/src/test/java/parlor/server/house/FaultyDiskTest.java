package parlor.server.house;

import static org.assertj.core.api.Assertions.assertThat;
import static parlor.server.house.TestHouse.answer;
import static parlor.server.house.TestHouse.marks;
import static parlor.server.house.TestHouse.player;
import static parlor.server.house.TestHouse.refusal;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionStage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import parlor.engine.Viewer;
import parlor.server.house.FaultyJournal.Fault;
import parlor.server.house.House.Answer;
import parlor.server.storage.SqlRegister;
import parlor.tables.Command;
import parlor.tables.Entry;
import parlor.tables.SeatPlan;
import parlor.tables.Table;
import parlor.tables.TableId;
import parlor.tables.Verdict;
import parlor.testkit.Proves;

/// A table's journal fails or is written by somebody else, and the table goes on with what is
/// stored.
class FaultyDiskTest {
  private static final SeatPlan OPEN = new SeatPlan.Open();
  private static final Viewer PUBLIC = new Viewer.Public();
  private static final String GAME = "tic-tac-toe";

  /// More than a table lets wait.
  private static final int CROWD = 2_500;

  /// Longer than any bot thinks.
  private static final Duration THINKING_MAX = Duration.ofSeconds(10);

  @TempDir Path folder;

  private static Answer.Seated startedBy(TestHouse house) {
    var opened = house.opened("ann", GAME, OPEN, OPEN);
    house.joined(opened, "bob");
    house.does(opened.table(), new Command.Start(player("ann")));
    return opened;
  }

  private static CompletionStage<Answer> sent(TestHouse house, TableId table, Command command) {
    return house.house().send(table, command);
  }

  private static void assertUnknown(CompletionStage<Answer> answering) {
    assertThat(answer(answering)).isEqualTo(new Answer.Unknown());
  }

  private static long rowsOf(TestHouse house, TableId table, String id) {
    return house.rows(table).stream().filter(row -> row.contains("\"" + id + "\"")).count();
  }

  private static String squares(TestHouse house, TableId table) {
    var looked = answer(house.house().snapshot(table, player("ann"), PUBLIC));
    var json = ((Answer.Frame) looked).json();
    return json.replaceFirst(".*\"squares\":(\\[[^]]*]).*", "$1");
  }

  @ParameterizedTest
  @EnumSource
  @Proves({"PLT-7", "PLT-16"})
  void what_may_not_be_stored_is_not_acknowledged_and_sent_again_it_counts_once(Fault fault) {
    try (var database = TestHouse.database(folder);
        var house = TestHouse.open(database)) {
      var table = startedBy(house).table();
      house.journal().failsNext(fault);
      assertUnknown(sent(house, table, marks("ann", "a1", 4)));
      assertThat(rowsOf(house, table, "a1")).isEqualTo(fault == Fault.AFTER_STORING ? 1 : 0);
      var acknowledged = house.does(table, marks("ann", "a1", 4));
      assertThat(house.rows(table).get((int) acknowledged - 1)).contains("\"a1\"");
      assertThat(house.does(table, marks("ann", "a1", 4))).isEqualTo(acknowledged);
      assertThat(house.does(table, marks("bob", "b1", 0))).isGreaterThan(acknowledged);
      assertThat(rowsOf(house, table, "a1")).isEqualTo(1);
      assertThat(squares(house, table))
          .isEqualTo("[\"O\",\"\",\"\",\"\",\"X\",\"\",\"\",\"\",\"\"]");
    }
  }

  @ParameterizedTest
  @EnumSource
  @Proves({"PLT-12", "PLT-16"})
  void whoever_is_connected_misses_nothing_of_a_table_whose_journal_failed(Fault fault) {
    try (var database = TestHouse.database(folder);
        var house = TestHouse.open(database)) {
      var table = startedBy(house).table();
      var bob = house.connects(table, "bob");
      bob.await("snapshot");
      house.journal().failsNext(fault);
      assertUnknown(sent(house, table, marks("ann", "a1", 4)));
      house.does(table, marks("ann", "a1", 4));
      house.passes(Duration.ofSeconds(1));
      bob.await(frame -> frame.at("/view/squares/4").asText().equals("X"));
      var last = house.does(table, marks("bob", "b1", 0));
      bob.awaitSequence(last);
      bob.assertNothingMissed();
    }
  }

  @ParameterizedTest
  @EnumSource
  @Proves({"PLT-7", "PLT-16"})
  void who_comes_while_the_journal_cannot_be_read_waits_and_is_served_in_order(Fault fault) {
    try (var database = TestHouse.database(folder);
        var house = TestHouse.open(database)) {
      var table = startedBy(house).table();
      house.journal().cannotRead(2);
      house.journal().failsNext(fault);
      assertUnknown(sent(house, table, marks("ann", "a1", 4)));
      var looked = house.house().snapshot(table, player("bob"), PUBLIC);
      var again = sent(house, table, marks("ann", "a1", 4));
      var next = sent(house, table, marks("bob", "b1", 0));
      var last = sent(house, table, marks("ann", "a2", 8));
      assertThat(answer(looked)).isInstanceOf(Answer.Frame.class);
      assertThat(List.of(answer(again), answer(next), answer(last)))
          .allMatch(Answer.Done.class::isInstance);
      assertThat(squares(house, table))
          .isEqualTo("[\"O\",\"\",\"\",\"\",\"X\",\"\",\"\",\"\",\"X\"]");
      for (var id : List.of("a1", "b1", "a2")) {
        assertThat(rowsOf(house, table, id)).as(id).isEqualTo(1);
      }
    }
  }

  /// A disk that is full can still be read.
  @Test
  void a_table_that_cannot_write_tries_again_later_each_time_though_it_can_read() {
    try (var database = TestHouse.database(folder);
        var house = TestHouse.open(database)) {
      var table = startedBy(house).table();
      var began = System.nanoTime();
      for (var failure = 0; failure < 4; failure++) {
        house.journal().failsNext(Fault.BEFORE_STORING);
        assertUnknown(sent(house, table, marks("ann", "a1", 4)));
      }
      assertThat(house.does(table, marks("ann", "a1", 4))).isPositive();
      // 0.2, 0.4, 0.8 and 1.6 s
      assertThat(Duration.ofNanos(System.nanoTime() - began)).isGreaterThan(Duration.ofSeconds(3));
    }
  }

  @Test
  @Proves({"PLT-4", "PLT-16"})
  void who_gave_up_on_a_table_that_cannot_read_comes_back_when_it_can() throws Exception {
    try (var database = TestHouse.database(folder);
        var house = TestHouse.open(database)) {
      var table = startedBy(house).table();
      house.journal().holdReading();
      house.journal().failsNext(Fault.BEFORE_STORING);
      assertUnknown(sent(house, table, marks("ann", "a1", 4)));
      assertThat(house.connects(table, "bob").awaitEnd()).isEqualTo(1013);
      house.journal().goOnReading();
      var back = house.connects(table, "bob");
      back.await("snapshot");
      assertThat(back.isEnded()).isFalse();
    }
  }

  @Test
  @Proves("PLT-7")
  void who_waits_for_a_table_that_stops_is_told_that_nothing_is_known() {
    try (var database = TestHouse.database(folder)) {
      Client bob;
      FaultyJournal journal;
      try (var house = TestHouse.open(database)) {
        var table = startedBy(house).table();
        house.does(table, marks("ann", "a1", 4));
        bob = house.connects(table, "bob");
        bob.await("snapshot");
        journal = house.journal();
        journal.holdReading();
        journal.failsNext(Fault.BEFORE_STORING);
        assertUnknown(sent(house, table, marks("bob", "b1", 0)));
        bob.act(marks("bob", "b1", 0));
      }
      assertThat(bob.await("answered").path("answer").asText()).startsWith("Unknown");
      journal.goOnReading();
    }
  }

  private static List<CompletionStage<Answer>> crowd(TestHouse house, TableId table) {
    var asked = new ArrayList<CompletionStage<Answer>>();
    for (var i = 0; i < CROWD; i++) {
      asked.add(house.house().snapshot(table, player("ann"), PUBLIC));
    }
    return asked;
  }

  @Test
  void more_than_may_wait_for_a_table_are_told_at_once() {
    try (var database = TestHouse.database(folder);
        var house = TestHouse.open(database)) {
      var table = startedBy(house).table();
      house.journal().holdReading();
      house.journal().failsNext(Fault.BEFORE_STORING);
      assertUnknown(sent(house, table, marks("ann", "a1", 4)));
      var asked = crowd(house, table);
      assertThat(refusal(asked.getLast())).isEqualTo("unavailable");
      house.journal().goOnReading();
      assertThat(answer(asked.getFirst())).isInstanceOf(Answer.Frame.class);
      assertThat(house.does(table, marks("ann", "a1", 4))).isPositive();
    }
  }

  @Test
  @Proves("PLT-5")
  void a_table_that_has_too_much_to_do_to_answer_keeps_its_people() {
    try (var database = TestHouse.database(folder);
        var house = TestHouse.open(database)) {
      var table = startedBy(house).table();
      house.journal().holdReading();
      house.journal().failsNext(Fault.BEFORE_STORING);
      assertUnknown(sent(house, table, marks("ann", "a1", 4)));
      var asked = crowd(house, table);
      assertThat(refusal(asked.getLast())).isEqualTo("unavailable");
      assertThat(refusal(house.open("ann", GAME, OPEN, OPEN))).isEqualTo("unavailable");
      var register = new SqlRegister(database, Clock.systemUTC());
      assertThat(register.claimOn(player("ann"))).contains(table);
      house.journal().goOnReading();
      assertThat(answer(asked.getFirst())).isInstanceOf(Answer.Frame.class);
    }
  }

  @Test
  void a_bot_that_answers_while_no_more_may_wait_moves_nevertheless() {
    try (var database = TestHouse.database(folder);
        var house = TestHouse.open(database)) {
      var table = house.opened("ann", GAME, new SeatPlan.Mine(), new SeatPlan.Bot("easy")).table();
      var ann = house.connects(table, "ann");
      ann.await("snapshot");
      house.does(table, marks("ann", "a1", 4));
      house.journal().holdReading();
      house.journal().failsNext(Fault.BEFORE_STORING);
      ann.close();
      house.forget(ann);
      TestHouse.await(house.journal()::hasFailed);
      var asked = crowd(house, table);
      assertThat(refusal(asked.getLast())).isEqualTo("unavailable");
      house.timing.advance(THINKING_MAX);
      house.journal().goOnReading();
      assertThat(answer(asked.getFirst())).isInstanceOf(Answer.Frame.class);
      house.connects(table, "ann").await("snapshot");
      house.passesUntil(() -> squares(house, table).contains("O"));
    }
  }

  /// Such as one that was to be made while nothing could be stored.
  @ParameterizedTest
  @EnumSource
  void a_table_to_which_nobody_comes_after_its_journal_failed_leaves_the_memory(Fault fault) {
    try (var database = TestHouse.database(folder);
        var house = TestHouse.open(database)) {
      house.journal().failsNext(fault);
      assertUnknown(house.open("ann", GAME, new SeatPlan.Mine(), new SeatPlan.Bot("easy")));
      var table = new SqlRegister(database, Clock.systemUTC()).claimOn(player("ann")).orElseThrow();
      assertThat(house.isInMemory(table)).isTrue();
      TestHouse.await(() -> {
        house.passes(Duration.ofSeconds(10));
        return !house.isInMemory(table);
      });
    }
  }

  @ParameterizedTest
  @EnumSource
  @Proves("PLT-16")
  void a_table_whose_first_row_may_not_be_stored_is_made_once_or_never(Fault fault) {
    try (var database = TestHouse.database(folder);
        var house = TestHouse.open(database)) {
      house.journal().failsNext(fault);
      assertUnknown(house.open("ann", GAME, new SeatPlan.Mine(), new SeatPlan.Bot("easy")));
      var made = house.house().whereabouts(player("ann")).toCompletableFuture().join();
      assertThat(made.isPresent()).isEqualTo(fault == Fault.AFTER_STORING);
      made.ifPresent(
          where -> assertThat(house.does(where.table(), marks("ann", "a1", 4))).isPositive());
    }
  }

  private static Command create(Answer.Seated made) {
    return new Command.Create(
        made.table(),
        made.code(),
        player("ann"),
        "ann",
        GAME,
        List.of(new SeatPlan.Mine(), new SeatPlan.Bot("easy")),
        "{}",
        false,
        true,
        new Command.Secrets("deals", "bots"));
  }

  /// The table sleeps, and is woken by what would make it.
  @Test
  @Proves("PLT-16")
  void a_table_that_was_made_is_not_made_once_more_and_goes_on() {
    try (var database = TestHouse.database(folder)) {
      Answer.Seated made;
      long acknowledged;
      List<String> rows;
      var timing = new HandTiming();
      try (var house = TestHouse.open(database, timing)) {
        made = startedBy(house);
        acknowledged = house.does(made.table(), marks("ann", "a1", 4));
        rows = house.rows(made.table());
      }
      try (var house = TestHouse.open(database, timing)) {
        assertUnknown(sent(house, made.table(), create(made)));
        assertThat(house.rows(made.table())).isEqualTo(rows);
        assertThat(house.does(made.table(), marks("ann", "a1", 4))).isEqualTo(acknowledged);
        assertThat(house.does(made.table(), marks("bob", "b1", 0))).isGreaterThan(acknowledged);
        assertThat(house.rows(made.table())).startsWith(rows.toArray(String[]::new));
        assertThat(refusal(sent(house, made.table(), create(made)))).isEqualTo("already-made");
      }
    }
  }

  /// What comes of a command at a table with these rows.
  private static Entry decided(TestHouse house, TableId table, Command command) {
    var folded = Table.blank(TestBoxes.boxes());
    for (var row : house.rows(table)) {
      folded = folded.evolve(Entries.read(row));
    }
    return ((Verdict.Store) folded.decide(command, house.timing.now())).entry();
  }

  private static void storeElsewhere(TestHouse house, TableId table, Entry row) {
    var sequence = house.rows(table).size() + 1L;
    house.database.write(handle ->
        handle.execute(
            """
            insert into journal (table_id, sequence, at, type, entry, serializer, writer)
            values (?, ?, '2026-01-01T12:00:00.000Z', ?, ?, 7101, 'another node')\
            """,
            table.value(),
            sequence,
            Entries.kind(row),
            Entries.text(row)));
  }

  @Test
  @Proves({"PLT-4", "PLT-16", "PLT-25"})
  void
      a_table_that_somebody_else_has_written_acknowledges_nothing_and_takes_over_what_they_stored() {
    try (var database = TestHouse.database(folder);
        var house = TestHouse.open(database)) {
      var table = startedBy(house).table();
      var bob = house.connects(table, "bob");
      bob.await("snapshot");
      storeElsewhere(house, table, decided(house, table, marks("ann", "a1", 4)));
      var stored = house.rows(table);
      assertUnknown(sent(house, table, marks("ann", "a2", 0)));
      assertThat(house.rows(table)).isEqualTo(stored);
      assertThat(refusal(sent(house, table, marks("ann", "a2", 0)))).isEqualTo("not-your-turn");
      assertThat(house.does(table, marks("ann", "a1", 4))).isEqualTo(stored.size());
      bob.await(frame -> frame.at("/view/squares/4").asText().equals("X"));
      bob.awaitSequence(house.does(table, marks("bob", "b1", 0)));
      bob.assertNothingMissed();
      assertThat(house.rows(table)).startsWith(stored.toArray(String[]::new));
      assertThat(squares(house, table))
          .isEqualTo("[\"O\",\"\",\"\",\"\",\"X\",\"\",\"\",\"\",\"\"]");
    }
  }

  /// Names are looked at before they come here; but should one slip through, its table stops.
  @Test
  void a_row_that_cannot_be_written_is_not_acknowledged_and_stops_its_table_alone() {
    try (var database = TestHouse.database(folder);
        var house = TestHouse.open(database)) {
      var sound = startedBy(house).table();
      var opened = house.opened("cat", GAME, OPEN, OPEN);
      var rows = house.rows(opened.table());
      assertUnknown(house.house().join(opened.code(), player("dan"), "dan \ud83d"));
      assertThat(refusal(sent(house, opened.table(), new Command.Start(player("cat")))))
          .isEqualTo("table-stopped");
      assertThat(house.rows(opened.table())).isEqualTo(rows);
      assertThat(house.does(sound, marks("ann", "a1", 4))).isPositive();
    }
  }

  @Test
  void a_table_that_lost_its_journal_for_good_lets_others_play_on() {
    try (var database = TestHouse.database(folder);
        var house = TestHouse.open(database)) {
      var sound = startedBy(house).table();
      var lost = house.opened("cat", GAME, new SeatPlan.Mine(), new SeatPlan.Bot("easy")).table();
      house.journal().failsNext(Fault.BEFORE_STORING);
      house.journal().cannotRead(Integer.MAX_VALUE);
      assertUnknown(sent(house, lost, marks("cat", "c1", 4)));
      assertThat(house.does(sound, marks("ann", "a1", 4))).isPositive();
      house.journal().cannotRead(0);
      TestHouse.await(
          () -> answer(sent(house, lost, marks("cat", "c1", 4))) instanceof Answer.Done);
      assertThat(rowsOf(house, lost, "c1")).isEqualTo(1);
    }
  }
}
