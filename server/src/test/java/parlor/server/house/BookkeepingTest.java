package parlor.server.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlor.server.storage.SqlRegister;
import parlor.tables.PlayerId;
import parlor.tables.TableId;

class BookkeepingTest {
  private static final TableId TABLE = new TableId("t1");
  private static final PlayerId ANN = new PlayerId("ann");
  private static final PlayerId BOB = new PlayerId("bob");

  @TempDir Path folder;

  @Test
  void what_cannot_be_noted_does_not_keep_back_what_comes_after() {
    try (var database = TestHouse.database(folder)) {
      var register = new SqlRegister(database, Clock.systemUTC());
      register.claimPlayer(ANN, TABLE).toCompletableFuture().join();
      register.claimPlayer(BOB, TABLE).toCompletableFuture().join();
      var bookkeeping = new Bookkeeping(TABLE, new Fails(register, ANN));
      bookkeeping.release(ANN);
      bookkeeping.release(BOB);
      TestHouse.await(() -> register.claimOn(BOB).isEmpty());
      assertThat(register.claimOn(ANN)).contains(TABLE);
    }
  }

  /// A real register that fails whenever one person is to be given free.
  private record Fails(Register register, PlayerId person) implements Register {
    @Override
    public CompletionStage<Boolean> claimCode(String code, TableId table) {
      return register.claimCode(code, table);
    }

    @Override
    public Optional<TableId> tableOf(String code) {
      return register.tableOf(code);
    }

    @Override
    public CompletionStage<TableId> claimPlayer(PlayerId player, TableId table) {
      return register.claimPlayer(player, table);
    }

    @Override
    public CompletionStage<?> releasePlayer(PlayerId player, TableId table) {
      return player.equals(person)
          ? CompletableFuture.failedStage(new IllegalStateException("the disk is full"))
          : register.releasePlayer(player, table);
    }

    @Override
    public Optional<TableId> claimOn(PlayerId player) {
      return register.claimOn(player);
    }

    @Override
    public List<TableId> openTables(Instant olderThan, int limit) {
      return register.openTables(olderThan, limit);
    }

    @Override
    public CompletionStage<?> closed(TableId table) {
      return register.closed(table);
    }
  }
}
