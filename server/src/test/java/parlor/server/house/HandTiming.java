package parlor.server.house;

import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.Optional;
import java.util.PriorityQueue;

/// A clock that is moved by hand.
final class HandTiming implements Timing {
  private final PriorityQueue<Task> tasks =
      new PriorityQueue<>(Comparator.comparing(Task::due).thenComparingLong(Task::number));
  private Instant now = Instant.parse("2026-01-01T12:00:00Z");
  private Instant servingSince = now;
  private long count;

  private record Task(Instant due, long number, Runnable work) {}

  @Override
  public synchronized Instant now() {
    return now;
  }

  @Override
  public synchronized Instant servingSince() {
    return servingSince;
  }

  @Override
  public synchronized Alarm schedule(Duration delay, Runnable work) {
    var task = new Task(now.plus(delay), count++, work);
    tasks.add(task);
    return () -> cancel(task);
  }

  private synchronized void cancel(Task task) {
    tasks.remove(task);
  }

  /// Moves the clock and runs what is due, in order.
  void advance(Duration time) {
    var until = now().plus(time);
    for (var due = nextUntil(until); due.isPresent(); due = nextUntil(until)) {
      due.get().run();
    }
    moveTo(until);
  }

  private synchronized void moveTo(Instant time) {
    now = time.isAfter(now) ? time : now;
  }

  private synchronized Optional<Runnable> nextUntil(Instant until) {
    var task = tasks.peek();
    if (task == null || task.due().isAfter(until)) {
      return Optional.empty();
    }
    tasks.remove();
    moveTo(task.due());
    return Optional.of(task.work());
  }

  /// The program stands still for a while.
  synchronized void standStill(Duration time) {
    now = now.plus(time);
    servingSince = now;
  }
}
