package parlor.e2e;

import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.concurrent.locks.LockSupport;
import parlor.server.house.Timing;

/// A clock that stands still unless a test moves it, so that a slow machine misses nothing.
final class MovableTiming implements Timing, AutoCloseable {
  /// Small, so that things happen in their order.
  private static final Duration STEP = Duration.ofMillis(250);

  private static final Duration SETTLING = Duration.ofMillis(8);

  /// Before so much has passed, everyone who is connected must have been heard of.
  private static final Duration HEARD_WITHIN = Duration.ofSeconds(8);

  /// The server asks for a sign of life once a second of real time.
  private static final Duration HEARING = Duration.ofMillis(1300);

  private static final Duration GLANCE = Duration.ofMillis(2);

  private final Instant begin = Instant.now();
  private final PriorityQueue<Task> tasks =
      new PriorityQueue<>(Comparator.comparing(Task::due).thenComparingLong(Task::number));
  private final Thread runner =
      Thread.ofPlatform().daemon().name("movable-timing").start(this::run);
  private Duration skipped = Duration.ZERO;
  private Duration sinceHeard = Duration.ZERO;
  private long count;
  private volatile boolean isClosed;

  private record Task(Instant due, long number, Runnable work) {}

  @Override
  public synchronized Instant now() {
    return begin.plus(skipped);
  }

  @Override
  public Instant servingSince() {
    return begin;
  }

  @Override
  public synchronized Alarm schedule(Duration delay, Runnable work) {
    var task = new Task(now().plus(delay), count++, work);
    tasks.add(task);
    return () -> cancel(task);
  }

  private synchronized void cancel(Task task) {
    tasks.remove(task);
  }

  private void run() {
    while (!isClosed) {
      due().ifPresentOrElse(Runnable::run, () -> LockSupport.parkNanos(GLANCE.toNanos()));
    }
  }

  private synchronized Optional<Runnable> due() {
    var task = tasks.peek();
    if (task == null || task.due().isAfter(now())) {
      return Optional.empty();
    }
    tasks.remove();
    return Optional.of(task.work());
  }

  /// Time passes quickly; whoever is connected stays so.
  void passes(Duration time) {
    for (var left = time; left.isPositive(); left = left.minus(STEP)) {
      skip(STEP.compareTo(left) < 0 ? STEP : left);
      LockSupport.parkNanos(SETTLING.toNanos());
    }
  }

  private void skip(Duration time) {
    synchronized (this) {
      skipped = skipped.plus(time);
      sinceHeard = sinceHeard.plus(time);
      if (sinceHeard.compareTo(HEARD_WITHIN) < 0) {
        return;
      }
      sinceHeard = Duration.ZERO;
    }
    LockSupport.parkNanos(HEARING.toNanos());
  }

  /// So much time passes at once, as nobody is connected who would have to be heard of.
  synchronized void leaps(Duration time) {
    skipped = skipped.plus(time);
  }

  @Override
  public void close() {
    isClosed = true;
    LockSupport.unpark(runner);
  }
}
