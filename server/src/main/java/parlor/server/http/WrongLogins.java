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

  /// A try from an address.
  CompletionStage<WrongCodes.Try> from(Network address, long now) {
    return WrongCodes.begin(addresses.of(address, _ -> new Guesses()), now);
  }

  /// The same try within what the account allows.
  CompletionStage<WrongCodes.Try> to(
      String account, CompletionStage<WrongCodes.Try> begun, long now) {
    var allowance = accounts.of(account, _ -> new TokenBucket(ACCOUNT, now));
    return WrongCodes.within(begun, allowance, now);
  }
}
