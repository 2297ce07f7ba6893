package parlor.server.http;

import io.vertx.core.Future;
import io.vertx.core.buffer.Buffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import parlor.engine.Decision;
import parlor.engine.Viewer;
import parlor.server.house.Replays;
import parlor.server.http.Route.Needs;

/// Finished games, step by step, for everybody who has the table's id.
final class ReplayRoutes {
  private static final String TYPE = "application/json";

  private final Replays replays;
  private final Blocking blocking;

  ReplayRoutes(Replays replays, Blocking blocking) {
    this.replays = replays;
    this.blocking = blocking;
  }

  List<Route> routes() {
    return List.of(Route.get("/tables/:table/replay", Needs.NOTHING, this::replay));
  }

  private Future<Reply> replay(Call call) {
    return viewer(call.query("as").orElse("public"))
        .map(viewer -> replay(call, viewer))
        .orElseGet(() -> Reply.failed(Problem.MALFORMED));
  }

  private Future<Reply> replay(Call call, Viewer viewer) {
    return blocking
        .onLoop(replays.of(call.table(), viewer))
        .compose(told ->
            switch (told) {
              case Decision.Refused<String>(var why) -> Reply.failed(Problem.of(why));
              case Decision.Accepted<String>(var json) -> written(call, json);
            });
  }

  /// A replay says nearly the same at every step, so packing it makes it much smaller. Nothing in
  /// it is secret any more.
  private Future<Reply> written(Call call, String json) {
    var accepted = Optional.ofNullable(call.context().request().getHeader("accept-encoding"));
    return accepted.orElse("").contains("gzip")
        ? blocking
            .run(() -> Buffer.buffer(ClientFiles.gzip(json.getBytes(StandardCharsets.UTF_8))))
            .map(packed -> new Reply.Packed(200, TYPE, packed))
        : Future.succeededFuture(new Reply.Text(200, TYPE, json));
  }

  private static Optional<Viewer> viewer(String text) {
    return switch (text) {
      case "public" -> Optional.of(new Viewer.Public());
      case "open" -> Optional.of(new Viewer.Open());
      default -> Call.seat(text).map(Viewer.At::new);
    };
  }
}
