package parlor.server.http;

import java.util.concurrent.CompletionStage;

/// Keeps passwords from being guessed: an address has ten wrong ones a minute, then waits, each
/// time twice as long; an account has a hundred an hour from everywhere, so that nobody can lock
/// its owner out for long.
final class WrongLogins {
  static final TokenBucket.Rate ACCOUNT = new TokenBucket.Rate(100 / 3600.0, 100);
  private static final int KEYS_MAX = 100_000;

  private final Recent<Network, Guesses> addresses = new Recent<>(KEYS_MAX);
  private final Recent<String, TokenBucket> accounts = new Recent<>(KEYS_MAX);

  CompletionStage<WrongCodes.Try> tries(Network from, String account, long now) {
    var bucket = accounts.of(account, _ -> new TokenBucket(ACCOUNT, now));
    return WrongCodes.within(
        WrongCodes.begin(addresses.of(from, _ -> new Guesses()), now), bucket, now);
  }
}
