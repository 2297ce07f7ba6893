package parlor.server.house;

import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlor.tables.BotTurn;
import parlor.tables.Table;

/// The threads on which bots think, so that none thinks on a thread that serves tables.
final class BotPool implements AutoCloseable {
  /// When a bot is told that its time is up.
  static final Duration BUDGET = Duration.ofSeconds(1);

  /// When nobody waits for a bot any more.
  private static final Duration LIMIT = Duration.ofSeconds(10);

  private static final int WAITING_MAX = 10_000;
  private static final Logger LOG = LoggerFactory.getLogger(BotPool.class);

  private final ThreadPoolExecutor threads;

  BotPool(int count) {
    this.threads =
        new ThreadPoolExecutor(
            count,
            count,
            1,
            TimeUnit.MINUTES,
            new ArrayBlockingQueue<>(WAITING_MAX),
            Thread.ofPlatform().daemon().name("parlor-bot-", 0).factory());
  }

  /// How often a bot has decided.
  long decisions() {
    return threads.getCompletedTaskCount();
  }

  /// How many wait for a thread to think on.
  int waiting() {
    return threads.getQueue().size();
  }

  /// What the bot plays; what silence means when it fails, is too late, or too many think.
  CompletionStage<String> choose(Table table, BotTurn turn) {
    try {
      return CompletableFuture.supplyAsync(() -> think(table, turn), threads)
          .exceptionally(failure -> {
            LOG.error("A bot failed at {}: {}", table.id(), FailureReport.of(failure).text());
            return turn.fallback();
          })
          .completeOnTimeout(turn.fallback(), LIMIT.toMillis(), TimeUnit.MILLISECONDS);
    } catch (RejectedExecutionException e) {
      LOG.warn("Too many bots think at once; the one at {} plays its fallback", table.id());
      return CompletableFuture.completedStage(turn.fallback());
    }
  }

  private static String think(Table table, BotTurn turn) {
    var end = System.nanoTime() + BUDGET.toNanos();
    return table.choose(turn, () -> System.nanoTime() - end >= 0);
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }
}
