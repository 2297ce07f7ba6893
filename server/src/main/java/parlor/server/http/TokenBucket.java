package parlor.server.http;

import java.time.Duration;

/// An allowance that fills at a steady rate up to a limit. Each use takes one token.
final class TokenBucket {
  /// @param perSecond how fast it fills
  /// @param burst how much it holds
  record Rate(double perSecond, double burst) {}

  private final Rate rate;
  private double tokens;
  private long filledAt;

  /// @param now nanoseconds since the server started, by a clock that never goes back
  TokenBucket(Rate rate, long now) {
    this.rate = rate;
    this.tokens = rate.burst();
    this.filledAt = now;
  }

  /// Takes a token; when there is none, answers how long until there is.
  synchronized Duration take(long now) {
    fill(now);
    if (tokens >= 1) {
      tokens -= 1;
      return Duration.ZERO;
    }
    return Duration.ofNanos((long) Math.ceil((1 - tokens) / rate.perSecond() * 1e9));
  }

  /// Puts a token back.
  synchronized void giveBack() {
    tokens = Math.min(rate.burst(), tokens + 1);
  }

  private void fill(long now) {
    var seconds = Math.max(0, now - filledAt) / 1e9;
    tokens = Math.min(rate.burst(), tokens + seconds * rate.perSecond());
    filledAt = now;
  }
}
