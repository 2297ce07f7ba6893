package parlor.server.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import parlor.testkit.Proves;

class GroupCommitTest {
  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource
  @Proves({"PLT-4", "PLT-25"})
  void a_second_writer_of_a_sequence_number_fails_alone(Engine engine) {
    try (var database = engine.open(folder);
        var journal = new GroupCommit(database, 1_000)) {
      journal.append(List.of(Rows.json("t7", 1, "{}"))).toCompletableFuture().join();
      var writes = new ArrayList<CompletionStage<Void>>();
      for (var i = 0; i < 50; i++) {
        writes.add(journal.append(List.of(Rows.json("t" + i, 1, "{}"))));
      }
      for (var i = 0; i < 50; i++) {
        assertThat(failed(writes.get(i))).as("t" + i).isEqualTo(i == 7);
        assertThat(Rows.highest(database, "t" + i)).isEqualTo(1);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void rows_of_one_write_are_stored_all_or_none(Engine engine) {
    try (var database = engine.open(folder);
        var journal = new GroupCommit(database, 10)) {
      journal.append(List.of(Rows.json("t", 2, "{}"))).toCompletableFuture().join();
      var write = journal.append(List.of(Rows.json("t", 1, "{}"), Rows.json("t", 2, "{}")));
      assertThat(failed(write)).isTrue();
      assertThat(rows(database, "t")).extracting(Row::sequence).containsExactly(2L);
    }
  }

  @ParameterizedTest
  @EnumSource
  @Proves("PLT-17")
  void an_entry_is_readable_by_plain_sql(Engine engine) {
    var json = "{\"type\":\"joined\",\"name\":\"アン \\u0000 😀\"}";
    try (var database = engine.open(folder);
        var journal = new GroupCommit(database, 10)) {
      journal.append(List.of(Rows.json("t", 1, json))).toCompletableFuture().join();
      var stored =
          database.read(
              handle -> handle.createQuery("select entry from journal").mapTo(String.class).one());
      assertThat(stored).isEqualTo(json);
      assertThat(rows(database, "t")).containsExactly(Rows.json("t", 1, json));
    }
  }

  @Test
  void more_writes_than_may_wait_are_refused_with_a_reason() throws Exception {
    try (var database = Engine.SQLITE.open(folder);
        var journal = new GroupCommit(database, 2)) {
      var busy = new CountDownLatch(1);
      var release = new CountDownLatch(1);
      var holder = CompletableFuture.runAsync(() -> hold(database, busy, release));
      busy.await();
      var writes = new ArrayList<CompletionStage<Void>>();
      for (var i = 0; i < 8; i++) {
        writes.add(journal.append(List.of(Rows.json("t" + i, 1, "{}"))));
      }
      release.countDown();
      holder.join();
      assertThatThrownBy(() -> writes.getLast().toCompletableFuture().join())
          .hasMessageContaining("cannot keep up");
      assertThat(failed(writes.getFirst())).isFalse();
    }
  }

  @Test
  void a_full_disk_refuses_and_storing_goes_on_when_there_is_room() {
    try (var database = Engine.SQLITE.open(folder);
        var journal = new GroupCommit(database, 10)) {
      database.write(
          handle -> handle.createQuery("pragma max_page_count = 50").mapTo(int.class).one());
      var large = Rows.json("t", 1, "{\"x\":\"" + "x".repeat(1_000_000) + "\"}");
      assertThat(failed(journal.append(List.of(large)))).isTrue();
      assertThat(Rows.highest(database, "t")).isZero();
      assertThat(database.isSound()).isTrue();
      assertThat(failed(journal.append(List.of(large)))).as("on a new connection").isFalse();
    }
  }

  @Test
  void what_waits_when_the_journal_closes_is_told_that_it_is_not_stored() {
    try (var database = Engine.SQLITE.open(folder)) {
      var journal = new GroupCommit(database, 10);
      journal.close();
      assertThat(failed(journal.append(List.of(Rows.json("t", 1, "{}"))))).isTrue();
    }
  }

  private static void hold(Database database, CountDownLatch busy, CountDownLatch release) {
    database.write(handle -> {
      busy.countDown();
      try {
        return release.await(5, TimeUnit.SECONDS);
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    });
  }

  private static boolean failed(CompletionStage<Void> write) {
    return write.handle((_, error) -> error != null).toCompletableFuture().join();
  }

  private static List<Row> rows(Database database, String table) {
    return database.read(handle -> JournalTable.read(handle, table, 0, 100));
  }
}
