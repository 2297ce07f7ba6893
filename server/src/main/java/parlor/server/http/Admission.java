package parlor.server.http;

import io.vertx.core.Future;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlor.server.http.Call.Credentials;
import parlor.server.storage.Session;
import parlor.server.storage.Sessions;
import parlor.server.storage.StorageFailure;

/// The way from a request to its answer: rate, origin, session, endpoint, in this order.
final class Admission {
  private static final Logger LOG = LoggerFactory.getLogger(Admission.class);
  private static final String BEARER = "Bearer ";

  /// With more calls at once each would wait longer than people do.
  private static final int UNDER_WAY_MAX = 128;

  private final Callers callers;
  private final Origins origins;
  private final RateLimits limits;
  private final Sessions sessions;
  private final Blocking blocking;
  private final Figures figures;

  /// Calls of this event loop that are not answered yet.
  private final AtomicInteger underWay = new AtomicInteger();

  Admission(
      Callers callers,
      Origins origins,
      RateLimits limits,
      Sessions sessions,
      Blocking blocking,
      Figures figures) {
    this.callers = callers;
    this.origins = origins;
    this.limits = limits;
    this.sessions = sessions;
    this.blocking = blocking;
    this.figures = figures;
  }

  /// The first step of every request.
  void enter(RoutingContext context) {
    figures.requested();
    var caller = callers.of(context.request());
    Headers.secure(context.response(), caller.isHttps());
    var tooMany = RateLimits.problem(limits.request(caller.address()));
    if (tooMany.isPresent()) {
      fail(context, tooMany.get());
    } else {
      context.next();
    }
  }

  /// Answers a call of the API. When too many are under way it says so at once, rather than have
  /// everybody wait, and those who play with them.
  void answer(RoutingContext context, Route route) {
    if (underWay.get() >= UNDER_WAY_MAX) {
      fail(context, Problem.BUSY);
      return;
    }
    underWay.incrementAndGet();
    // Within a future, so that whatever is thrown is answered and counted as well.
    Future.succeededFuture()
        .compose(_ -> call(context, route.needs(), route.isUnsafe()))
        .compose(admitted ->
            switch (admitted) {
              case Admitted.In(var call) -> route.endpoint().answer(call);
              case Admitted.Out(var problem) -> Reply.failed(problem);
            })
        .onComplete(_ -> underWay.decrementAndGet())
        .onSuccess(reply -> write(context, reply))
        .onFailure(failure -> fail(context, problem(failure)));
  }

  sealed interface Admitted {
    record In(Call call) implements Admitted {}

    record Out(Problem problem) implements Admitted {}
  }

  /// Finds out who calls, and whether they may.
  ///
  /// @param isUnsafe whether a stranger's page must not do this in the caller's name
  Future<Admitted> call(RoutingContext context, Route.Needs needs, boolean isUnsafe) {
    var request = context.request();
    var credentials = credentials(request);
    var hasBearer = credentials.map(c -> !c.isCookie()).orElse(false);
    var hasCookie = credentials.map(Credentials::isCookie).orElse(false);
    if (isUnsafe && !origins.allows(request, hasBearer, hasCookie)) {
      return out(Problem.FOREIGN_ORIGIN);
    }
    if (!isJsonOrEmpty(context)) {
      return out(Problem.MALFORMED);
    }
    return credentials
        .map(c -> session(c.token()))
        .orElse(Future.succeededFuture(Optional.empty()))
        .compose(session -> admit(context, needs, credentials, session));
  }

  private Future<Optional<Session>> session(String token) {
    var known = sessions.recall(token);
    return known.isPresent()
        ? Future.succeededFuture(known)
        : blocking.run(() -> sessions.find(token));
  }

  private Future<Admitted> admit(
      RoutingContext context,
      Route.Needs needs,
      Optional<Credentials> credentials,
      Optional<Session> session) {
    if (session.isEmpty() && needs == Route.Needs.SESSION) {
      return out(Problem.NO_SESSION);
    }
    var tooMany = session.flatMap(s -> RateLimits.problem(limits.requestOf(s.player().value())));
    if (tooMany.isPresent()) {
      return out(tooMany.get());
    }
    var caller = callers.of(context.request());
    return Future.succeededFuture(new Admitted.In(new Call(context, caller, credentials, session)));
  }

  private static Future<Admitted> out(Problem problem) {
    return Future.succeededFuture(new Admitted.Out(problem));
  }

  private static Optional<Credentials> credentials(HttpServerRequest request) {
    var header = Optional.ofNullable(request.getHeader(HttpHeaders.AUTHORIZATION));
    var bearer =
        header
            .filter(text -> text.regionMatches(true, 0, BEARER, 0, BEARER.length()))
            .map(text -> new Credentials(text.substring(BEARER.length()).strip(), false));
    return bearer.or(() ->
        Optional.ofNullable(request.getCookie(SessionRoutes.COOKIE))
            .map(cookie -> new Credentials(cookie.getValue(), true)));
  }

  /// A page elsewhere can send forms and plain text without asking, but not JSON.
  private static boolean isJsonOrEmpty(RoutingContext context) {
    var body = context.body();
    if (body == null || body.length() <= 0) {
      return true;
    }
    var type = Optional.ofNullable(context.request().getHeader(HttpHeaders.CONTENT_TYPE));
    return type.map(t -> t.toLowerCase(Locale.ROOT).startsWith("application/json")).orElse(false);
  }

  private void write(RoutingContext context, Reply reply) {
    switch (reply) {
      case Reply.Empty(var status) -> context.response().setStatusCode(status).end();
      case Reply.Failed(var problem) -> fail(context, problem);
      case Reply.Text(var status, var type, var text) ->
          context
              .response()
              .setStatusCode(status)
              .putHeader(HttpHeaders.CONTENT_TYPE, type)
              .end(text);
      case Reply.Packed(var status, var type, var gzip) ->
          context
              .response()
              .setStatusCode(status)
              .putHeader(HttpHeaders.CONTENT_TYPE, type)
              .putHeader(HttpHeaders.CONTENT_ENCODING, "gzip")
              .putHeader(HttpHeaders.VARY, "accept-encoding")
              .end(gzip);
    }
  }

  void fail(RoutingContext context, Problem problem) {
    if (problem.status() == 429) {
      figures.limited();
    }
    var response = context.response();
    if (response.ended()) {
      return;
    }
    problem
        .retryAfter()
        .ifPresent(wait -> response.putHeader("retry-after", String.valueOf(wait.toSeconds())));
    response
        .setStatusCode(problem.status())
        .putHeader(HttpHeaders.CONTENT_TYPE, Problem.CONTENT_TYPE)
        .end(problem.json());
  }

  /// What to say of a failure; the details are for the log alone.
  Problem problem(Throwable failure) {
    figures.failed();
    var cause =
        failure instanceof CompletionException && failure.getCause() != null
            ? failure.getCause()
            : failure;
    if (cause instanceof StorageFailure || cause instanceof TimeoutException) {
      LOG.warn("A request could not be answered: {}", cause.toString());
      return Problem.UNAVAILABLE;
    }
    LOG.error("A request failed", cause);
    return Problem.INTERNAL;
  }
}
