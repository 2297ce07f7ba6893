package parlor.server.http;

import io.vertx.core.Future;
import java.util.Map;
import parlor.server.http.Call.Credentials;
import parlor.server.storage.Accounts.Account;
import parlor.server.storage.Sessions;

/// Where somebody comes in who has shown whose account it is, in whatever way.
final class Entrance {
  private final Sessions sessions;
  private final SessionRoutes greeting;
  private final Blocking blocking;

  Entrance(Sessions sessions, SessionRoutes greeting, Blocking blocking) {
    this.sessions = sessions;
    this.greeting = greeting;
    this.blocking = blocking;
  }

  /// Gives a new token in place of the old one, so that one that somebody planted is worth nothing.
  Future<Reply> enter(Call call, Account account, boolean wantsToken) {
    var hasBearer = call.token().map(token -> !token.isCookie()).orElse(false);
    return blocking
        .run(() -> {
          call.token().map(Credentials::token).ifPresent(sessions::delete);
          return sessions.create(account.player(), account.name());
        })
        .compose(opened -> {
          if (wantsToken || hasBearer) {
            var more = Map.of("token", opened.token());
            return greeting.described(account.player(), account.name(), more);
          }
          call.context().response().addCookie(SessionRoutes.cookie(opened.token(), call.caller()));
          return greeting.described(account.player(), account.name(), Map.of());
        });
  }

  /// The answer to who has become nobody else.
  Future<Reply> stay(Call call) {
    return greeting.described(call.session().player(), call.session().name(), Map.of());
  }
}
