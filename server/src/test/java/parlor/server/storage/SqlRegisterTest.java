package parlor.server.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import parlor.tables.PlayerId;
import parlor.tables.TableId;
import parlor.testkit.Proves;

class SqlRegisterTest {
  private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");
  private static final PlayerId ANN = new PlayerId("ann");
  private static final TableId ONE = new TableId("t1");
  private static final TableId TWO = new TableId("t2");

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource
  @Proves("PLT-2")
  void of_many_tables_that_want_one_code_exactly_one_gets_it(Engine engine) {
    try (var database = engine.open(folder)) {
      var register = register(database);
      var claims = atOnce(20, i -> done(register.claimCode("K7M2QX", new TableId("t" + i))));
      assertThat(claims).containsOnlyOnce(true);
    }
  }

  @ParameterizedTest
  @EnumSource
  @Proves("PLT-2")
  void a_code_leads_to_its_table_in_any_case(Engine engine) {
    try (var database = engine.open(folder)) {
      var register = register(database);
      assertThat(done(register.claimCode("K7M2QX", ONE))).isTrue();
      assertThat(done(register.claimCode("K7M2QX", ONE))).as("the same claim again").isTrue();
      assertThat(register.tableOf("k7m2qx")).contains(ONE);
      assertThat(register.tableOf("AAAAAA")).isEmpty();
    }
  }

  @ParameterizedTest
  @EnumSource
  @Proves("PLT-5")
  void of_many_tables_that_want_one_player_exactly_one_holds_them(Engine engine) {
    try (var database = engine.open(folder)) {
      var register = register(database);
      var holders = atOnce(20, i -> done(register.claimPlayer(ANN, new TableId("t" + i))));
      assertThat(holders).hasSize(20).containsOnly(holders.getFirst());
    }
  }

  @ParameterizedTest
  @EnumSource
  @Proves("PLT-5")
  void a_player_can_be_let_go_only_by_the_table_that_holds_them(Engine engine) {
    try (var database = engine.open(folder)) {
      var register = register(database);
      done(register.claimPlayer(ANN, ONE));
      done(register.releasePlayer(ANN, TWO));
      assertThat(done(register.claimPlayer(ANN, TWO))).isEqualTo(ONE);
      done(register.releasePlayer(ANN, ONE));
      assertThat(done(register.claimPlayer(ANN, TWO))).isEqualTo(TWO);
    }
  }

  @ParameterizedTest
  @EnumSource
  @Proves("PLT-5")
  void a_closed_table_lets_everybody_go_and_keeps_its_code(Engine engine) {
    try (var database = engine.open(folder)) {
      var register = register(database);
      done(register.claimCode("K7M2QX", ONE));
      done(register.claimPlayer(ANN, ONE));
      done(register.closed(ONE));
      assertThat(done(register.claimPlayer(ANN, TWO))).isEqualTo(TWO);
      assertThat(register.tableOf("K7M2QX")).contains(ONE);
      assertThat(register.openTables(NOON.plusSeconds(1), 10)).isEmpty();
    }
  }

  @ParameterizedTest
  @EnumSource
  void open_tables_without_a_recent_row_are_found(Engine engine) throws Exception {
    try (var database = engine.open(folder)) {
      var register = register(database);
      done(register.claimCode("AAAAAA", ONE));
      done(register.claimCode("BBBBBB", TWO));
      var row = Rows.json("t1", 1, "{}", NOON.plus(Duration.ofMinutes(10)));
      database
          .submit(connection -> JournalTable.append(connection, List.of(row)))
          .toCompletableFuture()
          .join();
      assertThat(register.openTables(NOON.plusSeconds(1), 10)).containsExactly(TWO);
      assertThat(register.openTables(NOON.plus(Duration.ofHours(1)), 10))
          .containsExactlyInAnyOrder(ONE, TWO);
      assertThat(register.openTables(NOON.plus(Duration.ofHours(1)), 1)).hasSize(1);
    }
  }

  private static SqlRegister register(Database database) {
    return new SqlRegister(database, Clock.fixed(NOON, ZoneOffset.UTC));
  }

  private static <T> T done(CompletionStage<T> stage) {
    return stage.toCompletableFuture().join();
  }

  private static <T> List<T> atOnce(int times, IntFunction<T> call) {
    var calls =
        IntStream.range(0, times)
            .mapToObj(i -> CompletableFuture.supplyAsync(() -> call.apply(i)))
            .toList();
    return calls.stream().map(CompletableFuture::join).toList();
  }
}
