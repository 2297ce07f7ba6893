package parlor.server.http;

import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import parlor.server.metrics.Metrics;
import parlor.wire.Shelf;

/// The routes that the server really has, for comparing them with the document.
public final class RouteList {
  private RouteList() {}

  /// `GET /tables/{table}` and so on.
  public static List<String> names() {
    var names = new ArrayList<String>();
    names.add("GET " + braced(Sockets.PATH));
    for (var route : routes()) {
      names.add(route.method() + " " + braced(route.path()));
    }
    return names;
  }

  /// The routes that answer only who has said who they are.
  public static Set<String> needingSession() {
    var names = new TreeSet<String>();
    names.add("GET " + braced(Sockets.PATH));
    for (var route : routes()) {
      if (route.needs() == Route.Needs.SESSION) {
        names.add(route.method() + " " + braced(route.path()));
      }
    }
    return names;
  }

  private static String braced(String path) {
    return path.replaceAll(":(\\w+)", "{$1}");
  }

  @SuppressWarnings("NullAway") // nothing is called, so nothing is needed
  private static List<Route> routes() {
    var sockets = new LiveSockets();
    var context =
        new EdgeContext(
            "",
            0,
            new Edge.Parts(
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                Shelf.load(),
                Runnable::run,
                new Metrics()),
            new Callers(List.of(), false),
            new Origins(List.of()),
            new RateLimits(true, List.of(), () -> 0),
            new Links(Optional.empty(), Optional.<InetAddress>empty()),
            sockets,
            new Figures(new Metrics(), sockets),
            new ClientFiles(""),
            new GameRoutes(Shelf.load()),
            new CompletableFuture<>());
    return context.routes(new Blocking(null, Runnable::run));
  }
}
