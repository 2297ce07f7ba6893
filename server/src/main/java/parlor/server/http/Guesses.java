package parlor.server.http;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/// The wrong codes of one address or person, and the tries whose answer is not known yet.
///
/// A try that might be one wrong code too many waits for the answers to those before it: so many
/// guesses at the same time gain nothing, and many right codes at the same time are all let in.
final class Guesses {
  static final int FREE_PER_MINUTE = 10;
  static final Duration FIRST_DELAY = Duration.ofMinutes(1);
  static final Duration LONGEST_DELAY = Duration.ofHours(4);

  /// As many as may sit behind one address; more at once are told to come again.
  static final int WAITING_MAX = 200;

  private static final Duration CROWDED = Duration.ofSeconds(1);

  private final ArrayDeque<CompletableFuture<Duration>> waiting = new ArrayDeque<>();
  private int wrong;
  private int underWay;
  private long minuteBegan;
  private long blockedUntil;
  private Duration delay = FIRST_DELAY;

  private record Answer(CompletableFuture<Duration> to, Duration pause) {}

  /// A try: answered zero when it may begin, else how long to wait.
  void begin(CompletableFuture<Duration> to, long now) {
    List<Answer> answers;
    synchronized (this) {
      answers = admit(to, now);
    }
    answers.forEach(answer -> answer.to().complete(answer.pause()));
  }

  private List<Answer> admit(CompletableFuture<Duration> to, long now) {
    if (now < blockedUntil) {
      return List.of(new Answer(to, Duration.ofNanos(blockedUntil - now)));
    }
    if (now - minuteBegan > delay.toNanos()) {
      // Quiet for longer than the next delay: a new minute, and the delay shrinks as it grew.
      wrong = 0;
      minuteBegan = now;
      delay = delay.compareTo(FIRST_DELAY) > 0 ? delay.dividedBy(2) : FIRST_DELAY;
    }
    if (wrong + underWay < FREE_PER_MINUTE) {
      underWay++;
      return List.of(new Answer(to, Duration.ZERO));
    }
    if (waiting.size() < WAITING_MAX) {
      waiting.add(to);
      return List.of();
    }
    return List.of(new Answer(to, CROWDED));
  }

  /// The answer to a try is known.
  void ended(boolean wasRight, long now) {
    List<Answer> answers;
    synchronized (this) {
      underWay--;
      if (!wasRight) {
        count(now);
      }
      answers = callIn(now);
    }
    answers.forEach(answer -> answer.to().complete(answer.pause()));
  }

  private void count(long now) {
    wrong++;
    if (wrong >= FREE_PER_MINUTE) {
      blockedUntil = now + delay.toNanos();
      minuteBegan = blockedUntil;
      delay = shorter(delay.multipliedBy(2), LONGEST_DELAY);
      wrong = FREE_PER_MINUTE - 1;
    }
  }

  private List<Answer> callIn(long now) {
    var answers = new ArrayList<Answer>();
    while (!waiting.isEmpty() && (now < blockedUntil || wrong + underWay < FREE_PER_MINUTE)) {
      answers.addAll(admit(waiting.remove(), now));
    }
    return answers;
  }

  private static Duration shorter(Duration a, Duration b) {
    return a.compareTo(b) < 0 ? a : b;
  }
}
