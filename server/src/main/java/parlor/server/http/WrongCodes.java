package parlor.server.http;

import java.time.Duration;

/// Keeps table codes from being guessed: a neighbourhood has ten wrong codes a minute, then waits,
/// each time twice as long; everybody together has a thousand a minute.
final class WrongCodes {
  static final int FREE_PER_MINUTE = 10;
  static final int GLOBAL_PER_MINUTE = 1_000;
  static final Duration FIRST_DELAY = Duration.ofMinutes(1);
  static final Duration LONGEST_DELAY = Duration.ofHours(4);
  private static final int NEIGHBOURHOODS_MAX = 100_000;

  private final Recent<Network, Guesses> guesses = new Recent<>(NEIGHBOURHOODS_MAX);
  private final TokenBucket global;

  /// @param now nanoseconds since the server started, as everywhere here
  WrongCodes(long now) {
    global =
        new TokenBucket(new TokenBucket.Rate(GLOBAL_PER_MINUTE / 60.0, GLOBAL_PER_MINUTE), now);
  }

  /// Counts a try before it is known whether it is right, so that tries at the same time count too.
  /// Answers how long to wait, or zero.
  Duration tries(Network from, long now) {
    var wait = guesses.of(from, _ -> new Guesses()).tries(now);
    return wait.isZero() ? global.take(now) : wait;
  }

  /// The code was right after all.
  void wasRight(Network from) {
    guesses.of(from, _ -> new Guesses()).forgiveOne();
    global.giveBack();
  }

  private static final class Guesses {
    private int count;
    private long minuteBegan;
    private long blockedUntil;
    private Duration delay = FIRST_DELAY;

    synchronized Duration tries(long now) {
      if (now < blockedUntil) {
        return Duration.ofNanos(blockedUntil - now);
      }
      if (now - minuteBegan > delay.toNanos()) {
        // Quiet for longer than the next delay: a new minute, and the delay shrinks as it grew.
        count = 0;
        minuteBegan = now;
        delay = delay.compareTo(FIRST_DELAY) > 0 ? delay.dividedBy(2) : FIRST_DELAY;
      }
      if (count < FREE_PER_MINUTE) {
        count++;
        return Duration.ZERO;
      }
      blockedUntil = now + delay.toNanos();
      var wait = delay;
      delay = shorter(delay.multipliedBy(2), LONGEST_DELAY);
      minuteBegan = blockedUntil;
      count = FREE_PER_MINUTE - 1;
      return wait;
    }

    synchronized void forgiveOne() {
      count = Math.max(0, count - 1);
    }

    private static Duration shorter(Duration a, Duration b) {
      return a.compareTo(b) < 0 ? a : b;
    }
  }
}
