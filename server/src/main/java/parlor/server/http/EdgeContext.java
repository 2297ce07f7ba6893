package parlor.server.http;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import parlor.server.http.Edge.Parts;

/// What the event loops of one edge share.
///
/// @param port negative for any free one, the same for all
/// @param listening the port, once the first event loop listens
record EdgeContext(
    String host,
    int port,
    Parts parts,
    Callers callers,
    Origins origins,
    RateLimits limits,
    Links links,
    LiveSockets sockets,
    Figures figures,
    ClientFiles files,
    GameRoutes games,
    CompletableFuture<Integer> listening) {

  /// Every call of the API but the socket.
  List<Route> routes(Blocking blocking) {
    var routes = new ArrayList<Route>();
    var sessions =
        new SessionRoutes(
            parts.sessions(), parts.accounts(), parts.house(), limits, parts.logouts(), blocking);
    routes.addAll(sessions.routes());
    routes.addAll(accountRoutes(new Entrance(parts.sessions(), sessions, blocking), blocking));
    routes.addAll(games.routes());
    routes.addAll(new TableRoutes(parts.house(), blocking, limits, links).routes());
    routes.addAll(new ReplayRoutes(parts.replays(), blocking).routes());
    routes.addAll(new HistoryRoutes(parts.history(), parts.shelf(), blocking).routes());
    return List.copyOf(routes);
  }

  private List<Route> accountRoutes(Entrance entrance, Blocking blocking) {
    var checks = new PasskeyChecks(origins, parts.challenges());
    var passkeys =
        new PasskeyParts(
            parts.accounts(),
            parts.passkeys(),
            parts.challenges(),
            checks,
            entrance,
            limits,
            blocking);
    var routes = new ArrayList<Route>();
    routes.addAll(
        new AccountRoutes(parts.accounts(), parts.passwords(), entrance, limits, blocking)
            .routes());
    routes.addAll(new PasskeyRoutes(passkeys).routes());
    routes.addAll(new PasskeyLogin(passkeys).routes());
    return routes;
  }
}
