package parlor.server.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import parlor.engine.JsonText;
import parlor.engine.Seat;
import parlor.server.house.UnreadableRow;
import parlor.tables.Entry;
import parlor.tables.PlayerId;
import parlor.tables.TableId;
import parlor.testkit.Proves;

/// What a journal promises, on both databases.
class SqlJournalTest {
  private static final TableId TABLE = new TableId("t1");
  private static final TableId OTHER = new TableId("t2");
  private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");
  private static final int LIMIT = 10_000;

  /// More than are read at once, and more than twice as many.
  private static final int MANY = 1_234;

  @TempDir Path folder;

  private static SqlJournal journal(Database database) {
    return new SqlJournal(database, Clock.systemUTC());
  }

  private static void store(SqlJournal journal, TableId table, long first, List<Entry> rows) {
    journal.append(table, first, rows).toCompletableFuture().join();
  }

  private static Entry joined(String name) {
    return new Entry.Joined(NOON, new Seat(0), new PlayerId("p1"), name);
  }

  /// Rows that differ from each other.
  private static List<Entry> rows(int count) {
    return IntStream.range(0, count).mapToObj(i -> joined("name " + i)).toList();
  }

  @ParameterizedTest
  @EnumSource
  @Proves({"PLT-17", "PLT-25"})
  void rows_come_back_as_they_were_written_and_in_order(Engine engine) {
    List<Entry> rows =
        List.of(
            joined("アン \u0000 😀 \"é\""),
            new Entry.Stepped(
                NOON.plusNanos(1),
                new Entry.Cause.Person(new Seat(1), "a1"),
                new JsonText("[{\"type\":\"marked\",\"square\":4}]")),
            new Entry.Settled(NOON));
    try (var database = engine.open(folder);
        var journal = journal(database)) {
      store(journal, TABLE, 1, rows.subList(0, 2));
      store(journal, OTHER, 1, rows(3));
      store(journal, TABLE, 3, rows.subList(2, 3));
      assertThat(journal.rows(TABLE, LIMIT)).isEqualTo(rows);
      assertThat(journal.rows(OTHER, LIMIT)).isEqualTo(rows(3));
    }
  }

  @ParameterizedTest
  @EnumSource
  @Proves({"PLT-16", "PLT-25"})
  void rows_are_there_when_the_database_is_opened_again(Engine engine) {
    var settings = engine.fresh(folder);
    for (var life = 1; life <= 2; life++) {
      try (var database = Database.open(settings);
          var journal = journal(database)) {
        assertThat(journal.rows(TABLE, LIMIT)).isEqualTo(rows(2).subList(0, life - 1));
        store(journal, TABLE, life, rows(2).subList(life - 1, life));
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void many_rows_are_read_whole_and_no_more_than_are_wanted(Engine engine) {
    try (var database = engine.open(folder);
        var journal = journal(database)) {
      store(journal, TABLE, 1, rows(MANY));
      for (var limit : List.of(0, 1, 499, 500, 501, 1_000, MANY - 1, MANY, LIMIT)) {
        assertThat(journal.rows(TABLE, limit))
            .as("at most %d", limit)
            .isEqualTo(rows(Math.min(limit, MANY)));
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void a_table_that_does_not_exist_has_no_rows(Engine engine) {
    try (var database = engine.open(folder);
        var journal = journal(database)) {
      store(journal, OTHER, 1, rows(1));
      assertThat(journal.rows(TABLE, LIMIT)).isEmpty();
    }
  }

  @ParameterizedTest
  @EnumSource
  @Proves({"PLT-4", "PLT-16", "PLT-25"})
  void a_second_writer_of_a_number_fails_and_nothing_of_it_is_stored(Engine engine) {
    try (var database = engine.open(folder);
        var journal = journal(database);
        var second = journal(database)) {
      store(journal, TABLE, 1, rows(3));
      for (var first : List.of(1, 2, 3)) {
        List<Entry> other = List.of(joined("x"), joined("y"), joined("z"));
        assertThatThrownBy(() -> store(second, TABLE, first, other))
            .isInstanceOf(CompletionException.class);
      }
      assertThat(journal.rows(TABLE, LIMIT)).isEqualTo(rows(3));
      store(second, TABLE, 4, List.of(joined("later")));
      assertThat(journal.rows(TABLE, LIMIT)).hasSize(4).last().isEqualTo(joined("later"));
    }
  }

  /// Three rows, of which one is changed by SQL.
  private void isUnreadableAfter(Engine engine, String change, String message) {
    try (var database = engine.open(folder);
        var journal = journal(database)) {
      store(journal, TABLE, 1, rows(3));
      store(journal, OTHER, 1, rows(1));
      database.write(handle -> handle.execute(change + " and table_id = 't1'"));
      assertThatThrownBy(() -> journal.rows(TABLE, LIMIT))
          .isInstanceOf(UnreadableRow.class)
          .hasMessageContaining(message);
      assertThat(journal.rows(OTHER, LIMIT)).as("another table").isEqualTo(rows(1));
    }
  }

  @ParameterizedTest
  @EnumSource
  @Proves("PLT-16")
  void a_missing_row_in_the_middle_is_noticed(Engine engine) {
    isUnreadableAfter(engine, "delete from journal where sequence = 2", "row 2, which is missing");
  }

  @ParameterizedTest
  @EnumSource
  @Proves("PLT-16")
  void a_missing_first_row_is_noticed(Engine engine) {
    isUnreadableAfter(engine, "delete from journal where sequence = 1", "row 1, which is missing");
  }

  @ParameterizedTest
  @EnumSource
  @Proves("PLT-16")
  void a_changed_row_is_noticed(Engine engine) {
    isUnreadableAfter(
        engine,
        "update journal set entry = replace(entry, 'name', 'nome') where sequence = 2",
        "row 2, changed");
  }

  @ParameterizedTest
  @EnumSource
  void a_row_that_is_no_entry_is_unreadable(Engine engine) {
    isUnreadableAfter(
        engine,
        "update journal set checksum = null, entry = '{\"type\":\"?\"}' where sequence = 3",
        "cannot be read");
  }

  /// As text it would become a question mark.
  @ParameterizedTest
  @EnumSource
  void a_row_with_half_a_character_is_refused_and_nothing_is_stored(Engine engine) {
    try (var database = engine.open(folder);
        var journal = journal(database)) {
      List<Entry> rows = List.of(joined("Ann"), joined("Bob \ud83d"), joined("Cat"));
      assertThatThrownBy(() -> journal.append(TABLE, 1, rows))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("half a character");
      assertThat(journal.rows(TABLE, LIMIT)).isEmpty();
      store(journal, TABLE, 1, rows(1));
    }
  }

  @ParameterizedTest
  @EnumSource
  @Proves({"PLT-17", "PLT-25"})
  void rows_are_readable_json_with_their_kind_by_plain_sql(Engine engine) {
    try (var database = engine.open(folder);
        var journal = journal(database)) {
      store(journal, TABLE, 1, List.of(joined("アン"), new Entry.Settled(NOON)));
      var stored =
          database.read(handle ->
              handle
                  .createQuery("select type || ' ' || entry from journal order by sequence")
                  .mapTo(String.class)
                  .list());
      assertThat(stored)
          .containsExactly(
              "joined {\"type\":\"joined\",\"at\":\"2026-01-01T12:00:00Z\",\"seat\":0,"
                  + "\"player\":\"p1\",\"name\":\"アン\"}",
              "settled {\"type\":\"settled\",\"at\":\"2026-01-01T12:00:00Z\"}");
    }
  }

  @ParameterizedTest
  @EnumSource
  void a_closed_journal_stores_nothing_and_says_so(Engine engine) {
    try (var database = engine.open(folder)) {
      var journal = journal(database);
      journal.close();
      assertThatThrownBy(() -> store(journal, TABLE, 1, rows(1))).hasMessageContaining("is closed");
      assertThat(journal.rows(TABLE, LIMIT)).isEmpty();
    }
  }
}
