package parlor.server.http;

import io.vertx.core.Future;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import parlor.engine.Box;
import parlor.server.http.Route.Needs;
import parlor.wire.Shelf;

/// The games of the house and their rules.
final class GameRoutes {
  private static final Set<String> LANGUAGES = Set.of("en", "ja");

  private final Shelf shelf;
  private final String games;
  private final ConcurrentHashMap<String, Optional<String>> pages = new ConcurrentHashMap<>();

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
    if (game.isEmpty() || !LANGUAGES.contains(language)) {
      return Reply.failed(Problem.UNKNOWN_GAME);
    }
    return pages
        .computeIfAbsent(game.get().key() + "." + language, GameRoutes::page)
        .map(page -> text("text/markdown; charset=utf-8", page))
        .orElseGet(() -> Reply.failed(Problem.NO_SUCH_PAGE));
  }

  /// Every game has its rules in English; a language that it lacks is answered so too.
  private static Optional<String> page(String name) {
    var english = name.substring(0, name.length() - 2) + "en";
    return ClientFiles.resource("rules/" + name + ".md")
        .or(() -> ClientFiles.resource("rules/" + english + ".md"))
        .map(bytes -> new String(bytes, StandardCharsets.UTF_8));
  }

  private static Future<Reply> text(String type, String text) {
    return Future.succeededFuture(new Reply.Text(200, type, text));
  }
}
