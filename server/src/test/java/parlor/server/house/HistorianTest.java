package parlor.server.house;

import static org.assertj.core.api.Assertions.assertThat;
import static parlor.server.house.TestHouse.marks;
import static parlor.server.house.TestHouse.player;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlor.server.storage.SqlHistory;
import parlor.server.storage.SqlJournal;
import parlor.tables.Command;
import parlor.tables.SeatPlan;
import parlor.tables.TableId;
import parlor.testkit.Proves;

class HistorianTest {
  private static final SeatPlan OPEN = new SeatPlan.Open();

  @TempDir Path folder;

  private static TableId finished(TestHouse house, String ann, String bob) {
    var opened = house.opened(ann, "tic-tac-toe", OPEN, OPEN);
    house.joined(opened, bob);
    house.does(opened.table(), new Command.Start(player(ann)));
    var players = List.of(ann, bob);
    var squares = List.of(0, 3, 1, 4, 2);
    for (var move = 0; move < squares.size(); move++) {
      house.does(
          opened.table(), marks(players.get(move % 2), String.valueOf(move), squares.get(move)));
    }
    return opened.table();
  }

  @Test
  @Proves("PLT-19")
  void a_damaged_journal_is_read_once_and_keeps_no_other_from_being_told() {
    try (var database = TestHouse.database(folder);
        var house = TestHouse.open(database);
        var journal = new SqlJournal(database, Clock.systemUTC())) {
      var damaged = finished(house, "ann", "bob");
      finished(house, "cat", "dan");
      database.write(handle ->
          handle.execute(
              "update journal set entry = replace(entry, 'ann', 'eve') where table_id = ?",
              damaged.value()));
      var history = new SqlHistory(database);
      TestHouse.await(() -> history.untold(10).size() == 2);
      var read = new CopyOnWriteArrayList<TableId>();
      Archive archive =
          (table, limit) -> {
            read.add(table);
            return journal.rows(table, limit);
          };
      try (var _ = Historian.start(TestBoxes.boxes(), archive, history)) {
        TestHouse.await(() -> !history.of(player("cat"), Optional.empty(), 10).isEmpty());
        TestHouse.await(() -> read.contains(damaged));
        TestHouse.pause(Duration.ofMillis(2_500));
      }
      assertThat(read).containsOnlyOnce(damaged);
      assertThat(history.untold(10)).containsExactly(damaged);
    }
  }
}
