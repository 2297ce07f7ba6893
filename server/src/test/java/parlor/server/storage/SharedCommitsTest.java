package parlor.server.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlor.testkit.Proves;

class SharedCommitsTest {
  @TempDir Path folder;

  @Test
  @Proves("PLT-16")
  void who_writes_at_the_same_time_shares_a_commit_and_fails_alone() throws Exception {
    try (var database = Engine.SQLITE.open(folder);
        var threads = Executors.newFixedThreadPool(11)) {
      var busy = new CountDownLatch(1);
      var release = new CountDownLatch(1);
      var holder = CompletableFuture.supplyAsync(() -> hold(database, busy, release), threads);
      busy.await();
      var writes = new ArrayList<CompletableFuture<Integer>>();
      for (var i = 0; i < 10; i++) {
        var player = "p" + (i == 7 ? 6 : i);
        writes.add(CompletableFuture.supplyAsync(() -> claim(database, player), threads));
      }
      release.countDown();
      assertThat(holder.get(5, TimeUnit.SECONDS)).isEqualTo(1);
      var failed = writes.stream().filter(SharedCommitsTest::hasFailed).count();
      assertThat(failed).as("one of the two with the same key").isEqualTo(1);
      assertThat(claims(database)).isEqualTo(10);
    }
  }

  /// Such as when the memory is used up: a program that can store nothing more has to end.
  @Test
  @Proves("PLT-16")
  void a_writer_that_breaks_down_is_told_of_and_nobody_waits_for_ever() throws Exception {
    var broken = new CompletableFuture<Throwable>();
    var commits =
        new SharedCommits(
            10,
            _ -> {
              throw new AssertionError("broken");
            },
            () -> {},
            broken::complete);
    var write = commits.submit(_ -> 1).toCompletableFuture();
    assertThat(broken.get(5, TimeUnit.SECONDS)).hasMessage("broken");
    assertThat(write)
        .failsWithin(5, TimeUnit.SECONDS)
        .withThrowableThat()
        .withCauseInstanceOf(StorageFailure.class);
    assertThat(commits.submit(_ -> 1)).isCompletedExceptionally();
  }

  private static int claim(Database database, String player) {
    return database.write(handle -> handle.execute("insert into claims values (?, 't1')", player));
  }

  private static int hold(Database database, CountDownLatch busy, CountDownLatch release) {
    return database.write(handle -> {
      busy.countDown();
      try {
        assertThat(release.await(5, TimeUnit.SECONDS)).isTrue();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
      return handle.execute("insert into claims values ('holder', 't1')");
    });
  }

  private static boolean hasFailed(CompletableFuture<Integer> write) {
    return write.handle((_, error) -> error instanceof Exception).join();
  }

  private static int claims(Database database) {
    return database.read(
        handle -> handle.createQuery("select count(*) from claims").mapTo(int.class).one());
  }
}
