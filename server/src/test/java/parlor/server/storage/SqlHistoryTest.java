package parlor.server.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import parlor.engine.Seat;
import parlor.server.house.History;
import parlor.tables.Outcome;
import parlor.tables.PlayerId;
import parlor.tables.TableId;
import parlor.testkit.Proves;

/// The history on both databases.
final class SqlHistoryTest {
  private static final PlayerId ANN = new PlayerId("ann");
  private static final PlayerId BEA = new PlayerId("bea");
  private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");

  @TempDir Path folder;

  private static void play(Database database, String table, int minute, Outcome.Place... places) {
    var register = new SqlRegister(database, Clock.systemUTC());
    var id = new TableId(table);
    register.claimCode("CODE" + minute, id).toCompletableFuture().join();
    register.closed(id).toCompletableFuture().join();
    var began = NOON.plusSeconds(60L * minute);
    var outcome = new Outcome(id, "nine", began, began.plusSeconds(30), 18, List.of(places));
    new SqlHistory(database).tell(id, Optional.of(outcome));
  }

  private static Outcome.Place person(int seat, PlayerId player, int rank, int points) {
    return new Outcome.Place(
        new Seat(seat),
        Optional.of(player),
        player.value(),
        Optional.empty(),
        rank,
        Optional.of(points));
  }

  private static Outcome.Place bot(int seat, int rank) {
    return new Outcome.Place(
        new Seat(seat), Optional.empty(), "", Optional.of("hard"), rank, Optional.empty());
  }

  @ParameterizedTest
  @EnumSource
  @Proves("PLT-19")
  void what_was_told_comes_back_the_latest_first(Engine engine) {
    try (var database = engine.open(folder)) {
      var history = new SqlHistory(database);
      play(database, "t1", 1, person(0, ANN, 1, 45), person(1, BEA, 2, 40));
      play(database, "t2", 2, person(0, ANN, 2, 30), bot(1, 1));
      assertThat(history.untold(10)).isEmpty();
      var games = history.of(ANN, Optional.empty(), 10);
      assertThat(games).extracting(game -> game.table().value()).containsExactly("t2", "t1");
      assertThat(games.getLast().places())
          .containsExactly(person(0, ANN, 1, 45), person(1, BEA, 2, 40));
      assertThat(games.getFirst().places()).contains(bot(1, 1));
      assertThat(history.of(ANN, Optional.of(games.getFirst().ended()), 10)).hasSize(1);
      assertThat(history.of(BEA, Optional.empty(), 10)).hasSize(1);
    }
  }

  @ParameterizedTest
  @EnumSource
  @Proves("PLT-19")
  void told_twice_a_game_counts_once(Engine engine) {
    try (var database = engine.open(folder)) {
      play(database, "t1", 1, person(0, ANN, 1, 45), person(1, BEA, 2, 40));
      play(database, "t1", 1, person(0, ANN, 1, 45), person(1, BEA, 2, 40));
      assertThat(new SqlHistory(database).leaders("nine", 10))
          .containsExactly(
              new History.Leader(ANN, "ann", 1, 1, 0), new History.Leader(BEA, "bea", 1, 0, 0));
    }
  }

  @ParameterizedTest
  @EnumSource
  @Proves("PLT-19")
  void figures_count_every_game_and_who_won(Engine engine) {
    try (var database = engine.open(folder)) {
      play(database, "t1", 1, person(0, ANN, 1, 45), person(1, BEA, 2, 40));
      play(database, "t2", 2, person(0, ANN, 1, 45), person(1, BEA, 1, 45));
      play(database, "t3", 3, person(0, ANN, 1, 45), person(1, ANN, 2, 45));
      var figures = new SqlHistory(database).figures(ANN).getFirst();
      assertThat(figures.played()).isEqualTo(3);
      assertThat(List.of(figures.won(), figures.drawn(), figures.lost())).containsExactly(1, 1, 0);
      assertThat(figures.time().toSeconds()).isEqualTo(90);
    }
  }
}
