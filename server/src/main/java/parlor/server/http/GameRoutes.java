package parlor.server.http;

import io.vertx.core.Future;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import parlor.engine.Box;
import parlor.server.http.Route.Needs;
import parlor.wire.Shelf;

/// The games of the house and their rules.
final class GameRoutes {
  private final Shelf shelf;
  private final String games;

  GameRoutes(Shelf shelf) {
    this.shelf = shelf;
    this.games =
        shelf.boxes().stream()
            .map(Box::description)
            .collect(Collectors.joining(",", "{\"games\":[", "]}"));
  }

  List<Route> routes() {
    return List.of(
        Route.get("/games", Needs.NOTHING, _ -> text("application/json", games)),
        Route.get("/games/:game/rules", Needs.NOTHING, this::rules));
  }

  private Future<Reply> rules(Call call) {
    var game = shelf.box(call.context().pathParam("game"));
    var language = call.query("lang").orElse("en");
    if (game.isEmpty() || !language.matches("[a-z]{2}")) {
      return Reply.failed(Problem.UNKNOWN_GAME);
    }
    var key = game.get().key();
    return ClientFiles.resource("rules/" + key + "." + language + ".md")
        .or(() -> ClientFiles.resource("rules/" + key + ".en.md"))
        .map(bytes -> new String(bytes, StandardCharsets.UTF_8))
        .map(page -> text("text/markdown; charset=utf-8", page))
        .orElseGet(() -> Reply.failed(Problem.NO_SUCH_PAGE));
  }

  private static Future<Reply> text(String type, String text) {
    return Future.succeededFuture(new Reply.Text(200, type, text));
  }
}
