package parlor.server.http;

import io.vertx.core.Future;
import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import parlor.server.http.Route.Needs;
import parlor.server.identity.Passwords;
import parlor.server.storage.Accounts;
import parlor.server.storage.Accounts.Account;
import parlor.server.storage.Accounts.Registration;

/// A guest becomes an account, and logs in on another device.
final class AccountRoutes {
  private static final int PASSWORD_MIN = 8;
  private static final int PASSWORD_MAX = 200;

  private final Accounts accounts;
  private final Passwords passwords;
  private final Entrance entrance;
  private final RateLimits limits;
  private final Blocking blocking;

  AccountRoutes(
      Accounts accounts,
      Passwords passwords,
      Entrance entrance,
      RateLimits limits,
      Blocking blocking) {
    this.accounts = accounts;
    this.passwords = passwords;
    this.entrance = entrance;
    this.limits = limits;
    this.blocking = blocking;
  }

  List<Route> routes() {
    return List.of(
        Route.post("/account", Needs.SESSION, this::register),
        Route.post("/account/login", Needs.NOTHING, this::logIn));
  }

  /// @param token whether to answer the token in place of setting a cookie; only for a login
  record AccountRequest(String name, String password, Optional<Boolean> token) {
    @Override
    public String toString() {
      return "AccountRequest[" + name + "]";
    }
  }

  private Future<Reply> register(Call call) {
    var request = call.body(AccountRequest.class);
    if (request.isEmpty()) {
      return Reply.failed(Problem.MALFORMED);
    }
    var name = Names.clean(request.get().name());
    if (name.isEmpty()) {
      return Reply.failed(Problem.BAD_NAME);
    }
    var password = request.get().password();
    if (!isPassword(password, name.get())) {
      return Reply.failed(Problem.BAD_PASSWORD);
    }
    var tooMany = RateLimits.problem(limits.newSession(call.caller().address()));
    if (tooMany.isPresent()) {
      return Reply.failed(tooMany.get());
    }
    var player = call.session().player();
    return blocking
        .onLoop(passwords.keep(password))
        .compose(kept ->
            blocking.run(
                () -> accounts.register(key(name.get()), new Account(player, name.get(), kept))))
        .compose(registration ->
            switch (registration) {
              case Registration.NAME_TAKEN -> Reply.failed(Problem.NAME_TAKEN);
              case Registration.HAS_ONE -> Reply.failed(Problem.HAS_ACCOUNT);
              case Registration.PASSWORD_ADDED -> entrance.stay(call);
              case Registration.DONE ->
                  entrance.enter(call, new Account(player, name.get(), Account.NO_PASSWORD), false);
            });
  }

  private Future<Reply> logIn(Call call) {
    var request = call.body(AccountRequest.class);
    if (request.isEmpty() || request.get().password().length() > PASSWORD_MAX) {
      return Reply.failed(Problem.MALFORMED);
    }
    var wantsToken = request.get().token().orElse(false);
    if (!wantsToken && !SessionRoutes.isOwnPage(call)) {
      return Reply.failed(Problem.FOREIGN_ORIGIN);
    }
    var key = key(request.get().name());
    return blocking
        .onLoop(limits.triesLogin(call.caller().address(), key))
        .compose(attempt ->
            switch (attempt) {
              case WrongCodes.Try.Refused(var pause) ->
                  Reply.failed(Problem.tooManyRequests(pause));
              case WrongCodes.Try.Allowed(var ending) ->
                  check(key, request.get().password())
                      .onComplete(done ->
                          ending.ended(
                              !done.succeeded() || done.result().isPresent(), limits.now()))
                      .compose(account ->
                          account
                              .map(found -> entrance.enter(call, found, wantsToken))
                              .orElseGet(() -> Reply.failed(Problem.WRONG_LOGIN)));
            });
  }

  /// The account, if this is its password. A name that nobody has takes as long, and so does an
  /// account without a password.
  private Future<Optional<Account>> check(String key, String password) {
    return blocking
        .run(() -> accounts.named(key))
        .compose(account -> {
          var checking =
              account
                  .filter(Account::hasPassword)
                  .map(found -> passwords.matches(password, found.password()))
                  .orElseGet(() -> passwords.matchesNobody(password));
          return blocking.onLoop(checking).map(isRight -> account.filter(_ -> isRight));
        });
  }

  private static boolean isPassword(String text, String name) {
    return text.length() >= PASSWORD_MIN
        && text.length() <= PASSWORD_MAX
        && !text.equalsIgnoreCase(name);
  }

  /// The form of a name in which no two accounts may be the same: however it is typed.
  static String key(String name) {
    return Normalizer.normalize(Names.clean(name).orElse(""), Normalizer.Form.NFKC)
        .toLowerCase(Locale.ROOT);
  }
}
