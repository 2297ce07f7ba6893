package parlor.server.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayDeque;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
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
  void what_finds_no_free_thread_does_not_keep_back_what_comes_after() {
    try (var database = TestHouse.database(folder)) {
      var register = new SqlRegister(database, Clock.systemUTC());
      register.claimPlayer(ANN, TABLE);
      register.claimPlayer(BOB, TABLE);
      var waiting = new ArrayDeque<Runnable>();
      var isFull = new AtomicBoolean();
      Executor threads =
          task -> {
            if (isFull.get()) {
              throw new RejectedExecutionException();
            }
            waiting.add(task);
          };
      var bookkeeping = new Bookkeeping(TABLE, register, threads);
      bookkeeping.release(new PlayerId("nobody"));
      bookkeeping.release(ANN);
      isFull.set(true);
      waiting.remove().run();
      isFull.set(false);
      bookkeeping.release(BOB);
      waiting.remove().run();
      assertThat(register.claimOn(ANN)).contains(TABLE);
      assertThat(register.claimOn(BOB)).isEmpty();
    }
  }
}
