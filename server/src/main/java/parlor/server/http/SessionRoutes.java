package parlor.server.http;

import io.vertx.core.Future;
import io.vertx.core.http.Cookie;
import io.vertx.core.http.CookieSameSite;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parlor.server.cluster.Logouts;
import parlor.server.house.House;
import parlor.server.http.Call.Credentials;
import parlor.server.http.Callers.Caller;
import parlor.server.http.Route.Needs;
import parlor.server.storage.Accounts;
import parlor.server.storage.Accounts.Account;
import parlor.server.storage.Session;
import parlor.server.storage.Sessions;
import parlor.tables.PlayerId;

/// Becoming a guest, being one, and leaving.
final class SessionRoutes {
  static final String COOKIE = "parlor_session";
  private static final Duration COOKIE_LASTS = Duration.ofDays(400);

  private final Sessions sessions;
  private final Accounts accounts;
  private final House house;
  private final RateLimits limits;
  private final Logouts logouts;
  private final Blocking blocking;

  SessionRoutes(
      Sessions sessions,
      Accounts accounts,
      House house,
      RateLimits limits,
      Logouts logouts,
      Blocking blocking) {
    this.sessions = sessions;
    this.accounts = accounts;
    this.house = house;
    this.limits = limits;
    this.logouts = logouts;
    this.blocking = blocking;
  }

  List<Route> routes() {
    return List.of(
        Route.post("/session", Needs.NOTHING, this::nameOneself),
        Route.get("/session", Needs.SESSION, this::whoAmI),
        Route.delete("/session", Needs.SESSION, this::leave));
  }

  /// @param token whether to answer the token in place of setting a cookie
  record NameRequest(String name, Optional<Boolean> token) {}

  /// @param account the name to log in with, for who has an account
  record Player(String name, Optional<String> account) {}

  private Future<Reply> nameOneself(Call call) {
    var request = call.body(NameRequest.class);
    if (request.isEmpty()) {
      return Reply.failed(Problem.MALFORMED);
    }
    var name = Names.clean(request.get().name());
    if (name.isEmpty()) {
      return Reply.failed(Problem.BAD_NAME);
    }
    if (call.found().isPresent() && call.token().isPresent()) {
      return rename(call.found().get(), call.token().get(), name.get());
    }
    var wantsToken = request.get().token().orElse(false);
    return create(call, name.get(), wantsToken);
  }

  private Future<Reply> rename(Session session, Credentials credentials, String name) {
    return blocking
        .run(() -> sessions.rename(credentials.token(), name))
        .compose(_ -> described(session.player(), name, Map.of()));
  }

  /// Whether a page of ours asks. A cookie for a page that will not say what it is would let it
  /// choose who somebody is.
  static boolean isOwnPage(Call call) {
    return call.context().request().getHeader("origin") != null;
  }

  private Future<Reply> create(Call call, String name, boolean wantsToken) {
    if (!wantsToken && !isOwnPage(call)) {
      return Reply.failed(Problem.FOREIGN_ORIGIN);
    }
    var tooMany = RateLimits.problem(limits.newSession(call.caller().address()));
    if (tooMany.isPresent()) {
      return Reply.failed(tooMany.get());
    }
    return blocking
        .onLoop(sessions.open(name))
        .compose(opened -> {
          if (!wantsToken) {
            call.context().response().addCookie(cookie(opened.token(), call.caller()));
          }
          var more = wantsToken ? Map.of("token", opened.token()) : Map.<String, String>of();
          // Who is new has neither an account nor a table.
          return described(name, Optional.empty(), Optional.empty(), more);
        });
  }

  private Future<Reply> whoAmI(Call call) {
    call.token()
        .filter(Credentials::isCookie)
        .ifPresent(c -> call.context().response().addCookie(cookie(c.token(), call.caller())));
    return described(call.session().player(), call.session().name(), Map.of());
  }

  private Future<Reply> leave(Call call) {
    var token = call.token().orElseThrow().token();
    return blocking
        .run(() -> sessions.delete(token))
        .map(_ -> {
          logouts.announce(call.session().id());
          var gone = cookie("", call.caller()).setMaxAge(0);
          call.context().response().addCookie(gone);
          return new Reply.Empty(204);
        });
  }

  /// The answer to who somebody is.
  Future<Reply> described(PlayerId player, String name, Map<String, String> more) {
    return blocking
        .run(() -> accounts.of(player))
        .compose(account -> described(player, name, account, more));
  }

  private Future<Reply> described(
      PlayerId player, String name, Optional<Account> account, Map<String, String> more) {
    return blocking
        .onLoop(house.whereabouts(player))
        .compose(table -> described(name, account, table, more));
  }

  private static Future<Reply> described(
      String name,
      Optional<Account> account,
      Optional<House.Whereabouts> table,
      Map<String, String> more) {
    var answer = new LinkedHashMap<String, Object>();
    answer.put("player", new Player(name, account.map(Account::name)));
    answer.putAll(more);
    table.ifPresent(
        t -> answer.put("table", Map.of("id", t.table(), "game", t.game(), "phase", t.phase())));
    return Reply.json(200, answer);
  }

  static Cookie cookie(String token, Caller caller) {
    return Cookie.cookie(COOKIE, token)
        .setPath("/")
        .setHttpOnly(true)
        .setSecure(caller.isHttps())
        .setSameSite(CookieSameSite.LAX)
        .setMaxAge(COOKIE_LASTS.toSeconds());
  }
}
