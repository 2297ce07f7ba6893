package parlor.server.house;

import static org.assertj.core.api.Assertions.assertThat;
import static parlor.server.house.TestHouse.marks;
import static parlor.server.house.TestHouse.player;
import static parlor.server.house.TestHouse.refusal;

import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlor.engine.Viewer;
import parlor.server.storage.Database;
import parlor.tables.Command;
import parlor.tables.SeatPlan;
import parlor.tables.TableId;
import parlor.testkit.Proves;

/// The program stops, moves or fails, and the tables go on.
class RestartTest {
  private static final SeatPlan OPEN = new SeatPlan.Open();
  private static final Viewer PUBLIC = new Viewer.Public();
  private static final String GAME = "tic-tac-toe";

  @TempDir Path folder;

  private static TableId startedBy(TestHouse house) {
    var opened = house.opened("ann", GAME, OPEN, OPEN);
    house.joined(opened, "bob");
    house.connects(opened.table(), "ann").await("snapshot");
    house.connects(opened.table(), "bob").await("snapshot");
    house.does(opened.table(), new Command.Start(player("ann")));
    return opened.table();
  }

  @Test
  @Proves("PLT-16")
  void after_a_restart_the_game_goes_on_with_the_time_it_had() {
    try (var database = TestHouse.database(folder)) {
      TableId table;
      long acknowledged;
      var timing = new HandTiming();
      try (var house = TestHouse.open(database, timing)) {
        table = startedBy(house);
        house.passes(Duration.ofSeconds(10));
        acknowledged = house.does(table, marks("ann", "a1", 4));
        house.passes(Duration.ofSeconds(5));
      }
      timing.standStill(Duration.ofMinutes(10));
      try (var house = TestHouse.open(database, timing)) {
        assertThat(house.does(table, marks("ann", "a1", 4))).isEqualTo(acknowledged);
        var bob = house.connects(table, "bob", OptionalLong.of(acknowledged), false);
        var shown = bob.await(frame -> frame.has("view"));
        assertThat(shown.at("/view/squares/4").asText()).isEqualTo("X");
        assertThat(shown.at("/awaited/0/endsInMs").asLong()).isEqualTo(60_000);
        assertThat(house.does(table, marks("bob", "b1", 0))).isGreaterThan(acknowledged);
        assertThat(house.rows(table)).anyMatch(row -> row.startsWith("{\"type\":\"woken\""));
      }
    }
  }

  @Test
  void a_program_that_stood_still_takes_no_time_from_anybody() {
    try (var database = TestHouse.database(folder);
        var house = TestHouse.open(database)) {
      var table = startedBy(house);
      house.timing.standStill(Duration.ofMinutes(3));
      house.passes(Duration.ofSeconds(3));
      assertThat(house.rows(table)).noneMatch(row -> row.contains("silence"));
      assertThat(house.does(table, marks("ann", "a1", 4))).isPositive();
    }
  }

  @Test
  @Proves("PLT-15")
  void a_game_that_is_over_leaves_the_memory_soon_after_its_last_guest_and_can_still_be_seen() {
    try (var database = TestHouse.database(folder);
        var house = TestHouse.open(database)) {
      var table = house.opened("ann", GAME, OPEN, OPEN);
      house.joined(table, "bob");
      var clients =
          List.of(house.connects(table.table(), "ann"), house.connects(table.table(), "bob"));
      clients.forEach(client -> client.await("snapshot"));
      house.does(table.table(), new Command.Start(player("ann")));
      for (var square : List.of(0, 3, 1, 4, 2)) {
        house.does(table.table(), marks(square < 3 ? "ann" : "bob", "m" + square, square));
      }
      assertThat(house.isInMemory(table.table())).isTrue();
      clients.forEach(Client::close);
      clients.forEach(house::forget);
      house.passes(Rest.AWAKE_AFTERWARDS.plusSeconds(1));
      TestHouse.await(() -> !house.isInMemory(table.table()));
      var late = house.connects(table.table(), "ann").await("snapshot");
      assertThat(late.at("/table/phase").asText()).isEqualTo("finished");
      assertThat(late.at("/view/squares/2").asText()).isEqualTo("X");
    }
  }

  @Test
  @Proves({"PLT-6", "PLT-15"})
  void who_reloads_the_result_again_and_again_is_still_told_of_the_rematch() {
    try (var database = TestHouse.database(folder);
        var house = TestHouse.open(database)) {
      var table = house.opened("ann", GAME, OPEN, OPEN);
      house.joined(table, "bob");
      var bob = house.connects(table.table(), "bob");
      bob.await("snapshot");
      house.does(table.table(), new Command.Start(player("ann")));
      for (var square : List.of(0, 3, 1, 4, 2)) {
        house.does(table.table(), marks(square < 3 ? "ann" : "bob", "m" + square, square));
      }
      house.passes(Duration.ofSeconds(16));
      for (var reloads = 0; reloads < 30; reloads++) {
        bob.close();
        house.forget(bob);
        bob = house.connects(table.table(), "bob");
        bob.await("snapshot");
      }
      TestHouse.seated(house.house().rematch(table.table(), player("bob")));
      assertThat(bob.await("next").path("code").asText()).isNotEmpty();
    }
  }

  @Test
  @Proves("PLT-14")
  void a_frozen_table_leaves_the_memory_and_is_abandoned_nevertheless() {
    try (var database = TestHouse.database(folder);
        var house = TestHouse.open(database)) {
      var opened = house.opened("ann", GAME, new SeatPlan.Mine(), new SeatPlan.Bot("easy"));
      var client = house.connects(opened.table(), "ann");
      client.await("snapshot");
      client.close();
      house.forget(client);
      TestHouse.await(() -> house.rows(opened.table()).getLast().contains("dropped"));
      // The register tells the age of rows by the wall clock.
      database.write(handle ->
          handle.execute("update journal set checksum = null, at = '2020-01-01T00:00:00.000Z'"));
      house.passes(Duration.ofSeconds(40));
      assertThat(house.rows(opened.table()).getLast()).contains("dropped");
      house.timing.advance(Duration.ofMinutes(5));
      TestHouse.await(() -> house.rows(opened.table()).getLast().contains("abandoned"));
      var late = house.connects(opened.table(), "ann").await("snapshot");
      assertThat(late.at("/table/phase").asText()).isEqualTo("abandoned");
    }
  }

  @Test
  @Proves({"PLT-16", "PLT-25"})
  void the_tables_of_a_node_that_leaves_go_on_elsewhere_and_their_connections_with_them() {
    try (var database = TestHouse.database(folder)) {
      var first = TestHouse.open(database);
      try (var second = first.another()) {
        var watching = new LinkedHashMap<String, Client>();
        var tables = new LinkedHashMap<String, TableId>();
        for (var host : List.of("ann", "bob", "cat", "dan", "eve", "fay")) {
          var opened = second.opened(host, GAME, new SeatPlan.Mine(), new SeatPlan.Bot("easy"));
          tables.put(host, opened.table());
          watching.put(host, second.connects(opened.table(), host));
          watching.get(host).await("snapshot");
        }
        first.close();
        tables.forEach((host, table) -> actsInTheEnd(second, table, host));
        second.passes(Duration.ofSeconds(1));
        watching.forEach(
            (_, client) -> client.await(frame -> frame.at("/view/squares/4").asText().equals("X")));
      }
    }
  }

  /// A command may be lost while its table moves; sent again it counts once.
  private static void actsInTheEnd(TestHouse house, TableId table, String host) {
    TestHouse.await(() ->
        TestHouse.answer(house.house().send(table, marks(host, "a1", 4)))
            instanceof House.Answer.Done);
  }

  @Test
  @Proves("PLT-7")
  void what_cannot_be_stored_is_not_acknowledged() {
    var broken = TestHouse.database(folder);
    try (var house = TestHouse.open(broken)) {
      var table = startedBy(house);
      broken.close();
      assertThat(TestHouse.answer(house.house().send(table, marks("ann", "a1", 4))))
          .isEqualTo(new House.Answer.Unknown());
      assertThat(refusal(house.open("cat", GAME, OPEN, OPEN))).isEqualTo("unavailable");
    }
    try (var database = TestHouse.database(folder);
        var house = TestHouse.open(database)) {
      var table = house.house().whereabouts(player("ann")).toCompletableFuture().join();
      assertThat(house.rows(table.orElseThrow().table())).noneMatch(row -> row.contains("\"a1\""));
    }
  }

  @Test
  void when_the_rules_of_one_table_fail_only_that_table_stops() throws Exception {
    try (var database = TestHouse.database(folder);
        var house = TestHouse.open(database)) {
      var sound = startedBy(house);
      var faulty =
          house.opened("cat", TestBoxes.FAULTY, new SeatPlan.Mine(), new SeatPlan.Bot("easy"));
      var client = house.connects(faulty.table(), "cat");
      client.await("snapshot");
      assertThat(refusal(house.house().send(faulty.table(), marks("cat", "c1", 4))))
          .isEqualTo("table-stopped");
      assertThat(client.awaitEnd()).isEqualTo(1011);
      var again = house.connects(faulty.table(), "cat");
      assertThat(again.await("refused").path("code").asText()).isEqualTo("table-stopped");
      assertThat(again.awaitEnd()).isEqualTo(4003);
      assertThat(house.does(faulty.table(), new Command.Leave(player("cat")))).isPositive();
      house.opened("cat", GAME, new SeatPlan.Mine(), new SeatPlan.Bot("easy"));
      assertThat(house.does(sound, marks("ann", "a1", 4))).isPositive();
    }
  }

  /// A table in the middle of a game, whose stored rows are then changed by SQL.
  private TableId damaged(Database database, HandTiming timing, String change) {
    try (var house = TestHouse.open(database, timing)) {
      var table = startedBy(house);
      database.write(handle -> handle.execute(change));
      return table;
    }
  }

  private static void assertStopped(TestHouse house, TableId table, String code) throws Exception {
    assertThat(refusal(house.house().send(table, marks("ann", "a1", 4)))).isEqualTo(code);
    var ann = house.connects(table, "ann");
    assertThat(ann.await("refused").path("code").asText()).isEqualTo(code);
    assertThat(ann.awaitEnd()).isEqualTo(4003);
    house.opened("ann", GAME, new SeatPlan.Mine(), new SeatPlan.Bot("easy"));
  }

  @Test
  void a_row_that_cannot_be_read_stops_its_table_alone_and_its_people_may_play_elsewhere()
      throws Exception {
    try (var database = TestHouse.database(folder)) {
      var timing = new HandTiming();
      var spoil =
          "update journal set checksum = null, entry = '{\"type\":\"?\"}' where type = 'started'";
      var table = damaged(database, timing, spoil);
      try (var house = TestHouse.open(database, timing)) {
        assertStopped(house, table, "table-stopped");
      }
    }
  }

  @Test
  void a_row_that_still_reads_well_but_is_not_what_was_written_stops_its_table_alone()
      throws Exception {
    try (var database = TestHouse.database(folder)) {
      var timing = new HandTiming();
      var spoil =
          "update journal set entry = replace(entry, '\"name\":\"bob\"', '\"name\":\"bop\"')";
      var table = damaged(database, timing, spoil);
      try (var house = TestHouse.open(database, timing)) {
        var sound = house.opened("cat", GAME, new SeatPlan.Mine(), new SeatPlan.Bot("easy"));
        assertStopped(house, table, "table-stopped");
        assertThat(house.does(sound.table(), marks("cat", "c1", 4))).isPositive();
      }
    }
  }

  @Test
  void a_row_that_is_missing_stops_its_table_alone() throws Exception {
    try (var database = TestHouse.database(folder)) {
      var timing = new HandTiming();
      var table = damaged(database, timing, "delete from journal where sequence = 3");
      try (var house = TestHouse.open(database, timing)) {
        assertStopped(house, table, "table-stopped");
      }
    }
  }

  @Test
  void a_table_with_newer_rules_than_the_program_is_not_played() throws Exception {
    try (var database = TestHouse.database(folder)) {
      var timing = new HandTiming();
      var renew =
          "update journal set checksum = null, entry = replace(entry, '\"rulesVersion\":', '\"rulesVersion\":9')";
      var table = damaged(database, timing, renew);
      try (var house = TestHouse.open(database, timing)) {
        assertStopped(house, table, "newer-rules");
      }
    }
  }

  @Test
  void who_only_looks_changes_nothing() {
    try (var database = TestHouse.database(folder)) {
      TableId table;
      var timing = new HandTiming();
      try (var house = TestHouse.open(database, timing)) {
        table = startedBy(house);
        house.passes(Duration.ofSeconds(10));
      }
      timing.standStill(Duration.ofMinutes(10));
      try (var house = TestHouse.open(database, timing)) {
        var rows = house.rows(table);
        var looked = TestHouse.answer(house.house().snapshot(table, player("ann"), PUBLIC));
        assertThat(((House.Answer.Frame) looked).json())
            .contains("\"seq\":" + rows.size() + ",", "\"present\":true", "\"endsInMs\":6");
        assertThat(house.house().whereabouts(player("bob")).toCompletableFuture().join())
            .isPresent();
        house.passes(Duration.ofSeconds(3));
        assertThat(house.rows(table)).isEqualTo(rows);
      }
    }
  }
}
