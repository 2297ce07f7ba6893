package parlor.server.http;

import java.net.InetAddress;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.LongSupplier;
import parlor.server.http.TokenBucket.Rate;

/// How much anybody may ask of the server: each session, each neighbourhood of addresses, and all
/// together. Shared by every thread.
final class RateLimits {
  static final Rate SESSION = new Rate(20, 100);
  static final Rate NEIGHBOURHOOD = new Rate(100, 600);
  static final Rate NEW_SESSIONS = new Rate(0.5, 60);
  static final Rate EVERYBODY = new Rate(5_000, 20_000);

  /// Messages on one socket; a client that plays sends one every few seconds.
  static final Rate MESSAGES = new Rate(10, 60);

  private static final Rate UNLIMITED = new Rate(1e9, 1e9);
  private static final WrongCodes.Try FREE = new WrongCodes.Try.Allowed((_, _) -> {});
  private static final int SESSIONS_MAX = 100_000;
  private static final int NEIGHBOURHOODS_MAX = 100_000;

  private final boolean isOn;
  private final List<Network> exempt;
  private final LongSupplier clock;
  private final Recent<String, TokenBucket> sessions = new Recent<>(SESSIONS_MAX);
  private final Recent<Network, TokenBucket> neighbourhoods = new Recent<>(NEIGHBOURHOODS_MAX);
  private final Recent<Network, TokenBucket> newSessions = new Recent<>(NEIGHBOURHOODS_MAX);
  private final Recent<String, Boolean> acquaintances = new Recent<>(SESSIONS_MAX);
  private final TokenBucket everybody;
  private final WrongCodes wrongCodes;
  private final WrongLogins wrongLogins = new WrongLogins();

  /// @param isOn false to let everything pass
  /// @param exempt addresses that are not counted
  /// @param clock nanoseconds since the server started
  RateLimits(boolean isOn, List<Network> exempt, LongSupplier clock) {
    this.isOn = isOn;
    this.exempt = exempt;
    this.clock = clock;
    this.everybody = new TokenBucket(EVERYBODY, clock.getAsLong());
    this.wrongCodes = new WrongCodes(clock.getAsLong());
  }

  /// A request has come: how long its sender must wait, or zero.
  Duration request(InetAddress from) {
    var now = clock.getAsLong();
    if (!isExempt(from)) {
      var bucket =
          neighbourhoods.of(Network.around(from), _ -> new TokenBucket(NEIGHBOURHOOD, now));
      var wait = bucket.take(now);
      if (!wait.isZero()) {
        return wait;
      }
    }
    return isOn ? everybody.take(now) : Duration.ZERO;
  }

  /// The same for the session that sent it.
  Duration requestOf(String player) {
    var now = clock.getAsLong();
    return isOn ? sessions.of(player, _ -> new TokenBucket(SESSION, now)).take(now) : Duration.ZERO;
  }

  /// Somebody wants a new session.
  Duration newSession(InetAddress from) {
    var now = clock.getAsLong();
    return isExempt(from)
        ? Duration.ZERO
        : newSessions.of(Network.around(from), _ -> new TokenBucket(NEW_SESSIONS, now)).take(now);
  }

  /// Somebody tries a table's code. The stage is done at once, or after the tries before it.
  CompletionStage<WrongCodes.Try> triesCode(InetAddress from, String player) {
    var now = clock.getAsLong();
    if (isExempt(from)) {
      return CompletableFuture.completedStage(FREE);
    }
    return acquaintances.has(player)
        ? wrongCodes.acquaintance(player, now)
        : wrongCodes.stranger(Network.single(from), now);
  }

  /// Somebody tries the password of an account.
  CompletionStage<WrongCodes.Try> triesLogin(InetAddress from, String account) {
    var free = CompletableFuture.<WrongCodes.Try>completedStage(FREE);
    if (!isOn) {
      return free;
    }
    var now = clock.getAsLong();
    var begun = isExempt(from) ? free : wrongLogins.from(Network.single(from), now);
    return wrongLogins.to(account, begun, now);
  }

  /// Somebody has sat down at a table.
  void sat(String player) {
    acquaintances.of(player, _ -> true);
  }

  /// The allowance of one socket.
  TokenBucket messages() {
    return new TokenBucket(isOn ? MESSAGES : UNLIMITED, clock.getAsLong());
  }

  long now() {
    return clock.getAsLong();
  }

  private boolean isExempt(InetAddress from) {
    return !isOn || Network.anyContains(exempt, from);
  }

  /// The problem to answer with, when there is a wait.
  static Optional<Problem> problem(Duration wait) {
    return wait.isZero() ? Optional.empty() : Optional.of(Problem.tooManyRequests(wait));
  }
}
