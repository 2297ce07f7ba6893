package parlor.server.http;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/// Keeps table codes from being guessed: an address has ten wrong codes a minute, then waits, each
/// time twice as long; everybody together has a thousand a minute. Right codes cost nothing.
///
/// People who have sat at a table here before have ten wrong codes of their own, so that a guesser
/// behind the same address, or anywhere, does not keep them out.
final class WrongCodes {
  static final int GLOBAL_PER_MINUTE = 1_000;
  private static final int KEYS_MAX = 100_000;

  private final Recent<Object, Guesses> guesses = new Recent<>(KEYS_MAX);
  private final TokenBucket global;

  /// @param now nanoseconds since the server started, as everywhere here
  WrongCodes(long now) {
    global =
        new TokenBucket(new TokenBucket.Rate(GLOBAL_PER_MINUTE / 60.0, GLOBAL_PER_MINUTE), now);
  }

  /// One code that somebody tries: let in, or told how long to wait.
  sealed interface Try {
    /// To be ended once it is known whether the code was right.
    record Allowed(Ending ending) implements Try {}

    record Refused(Duration pause) implements Try {}
  }

  interface Ending {
    void ended(boolean wasRight, long now);
  }

  /// A stranger tries a code; may have to wait for the answers to others from the same address.
  CompletionStage<Try> stranger(Network from, long now) {
    return within(begin(guesses.of(from, _ -> new Guesses()), now), global, now);
  }

  /// The same try within an allowance that is shared: what is right is given back, and who is
  /// refused because of others has not used a try of their own.
  static CompletionStage<Try> within(CompletionStage<Try> begun, TokenBucket shared, long now) {
    return begun.thenApply(attempt -> {
      if (!(attempt instanceof Try.Allowed(var ending))) {
        return attempt;
      }
      var wait = shared.take(now);
      if (!wait.isZero()) {
        ending.ended(true, now);
        return new Try.Refused(wait);
      }
      return new Try.Allowed((wasRight, end) -> {
        if (wasRight) {
          shared.giveBack();
        }
        ending.ended(wasRight, end);
      });
    });
  }

  /// Somebody who has sat here before tries a code.
  CompletionStage<Try> acquaintance(String player, long now) {
    return begin(guesses.of(player, _ -> new Guesses()), now)
        .thenApply(begun ->
            begun instanceof Try.Allowed(var ending)
                ? new Try.Allowed((wasRight, end) -> {
                  if (!wasRight) {
                    global.take(end);
                  }
                  ending.ended(wasRight, end);
                })
                : begun);
  }

  static CompletionStage<Try> begin(Guesses guesses, long now) {
    var begun = new CompletableFuture<Duration>();
    guesses.begin(begun, now);
    return begun.thenApply(
        wait -> wait.isZero() ? new Try.Allowed(guesses::ended) : new Try.Refused(wait));
  }
}
