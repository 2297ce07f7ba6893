package parlor.server.http;

import io.vertx.core.Future;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import parlor.engine.Seat;
import parlor.server.house.History;
import parlor.server.http.Route.Needs;
import parlor.tables.Outcome;
import parlor.tables.PlayerId;
import parlor.wire.Shelf;

/// Games that were played to their end: one's own, one's figures, and who wins most often.
final class HistoryRoutes {
  private static final int PAGE = 20;
  private static final int LEADERS = 50;

  private final History history;
  private final Shelf shelf;
  private final Blocking blocking;

  HistoryRoutes(History history, Shelf shelf, Blocking blocking) {
    this.history = history;
    this.shelf = shelf;
    this.blocking = blocking;
  }

  List<Route> routes() {
    return List.of(
        Route.get("/history", Needs.SESSION, this::games),
        Route.get("/history/figures", Needs.SESSION, this::figures),
        Route.get("/games/:game/leaders", Needs.NOTHING, this::leaders));
  }

  record Played(
      String table,
      String game,
      Instant ended,
      Duration durationMs,
      int turns,
      List<PlayedSeat> seats) {}

  /// @param standing what the game was for this seat
  record PlayedSeat(
      Seat seat,
      Optional<String> name,
      Optional<String> level,
      int place,
      Optional<Integer> points,
      Outcome.Standing standing,
      boolean you) {}

  /// @param next what to ask for as `before` to see older ones
  record Page(List<Played> games, Optional<Instant> next) {}

  record FiguresOf(String game, int played, int won, int drawn, int lost, Duration durationMs) {}

  record AllFigures(List<FiguresOf> games) {}

  record Leader(int place, String name, int played, int won, int drawn, boolean you) {}

  record Leaders(String game, List<Leader> leaders) {}

  private Future<Reply> games(Call call) {
    var text = call.query("before");
    var before = text.flatMap(HistoryRoutes::instant);
    if (text.isPresent() && before.isEmpty()) {
      return Reply.failed(Problem.MALFORMED);
    }
    var player = call.session().player();
    return blocking
        .run(() -> history.of(player, before, PAGE))
        .compose(games -> Reply.json(200, page(games, player)));
  }

  private static Page page(List<Outcome> games, PlayerId player) {
    var next =
        games.size() < PAGE
            ? Optional.<Instant>empty()
            : Optional.of(games.getLast()).map(Outcome::ended);
    return new Page(games.stream().map(game -> played(game, player)).toList(), next);
  }

  private static Played played(Outcome game, PlayerId player) {
    var seats = game.places().stream().map(place -> seat(game, place, player)).toList();
    return new Played(
        game.table().value(),
        game.game(),
        game.ended(),
        Duration.between(game.started(), game.ended()),
        game.turns(),
        seats);
  }

  private static PlayedSeat seat(Outcome game, Outcome.Place place, PlayerId player) {
    return new PlayedSeat(
        place.seat(),
        Optional.of(place.name()).filter(name -> !name.isEmpty()),
        place.level(),
        place.rank(),
        place.points(),
        game.standing(place),
        place.player().equals(Optional.of(player)));
  }

  private Future<Reply> figures(Call call) {
    return blocking
        .run(() -> history.figures(call.session().player()))
        .compose(all ->
            Reply.json(200, new AllFigures(all.stream().map(HistoryRoutes::figures).toList())));
  }

  private static FiguresOf figures(History.Figures of) {
    return new FiguresOf(of.game(), of.played(), of.won(), of.drawn(), of.lost(), of.time());
  }

  private Future<Reply> leaders(Call call) {
    var game = call.context().pathParam("game");
    if (shelf.box(game).isEmpty()) {
      return Reply.failed(Problem.UNKNOWN_GAME);
    }
    var player = call.found().map(session -> session.player());
    return blocking
        .run(() -> history.leaders(game, LEADERS))
        .compose(leaders -> Reply.json(200, new Leaders(game, ranked(leaders, player))));
  }

  /// Who has as many wins from as many games shares a place.
  private static List<Leader> ranked(List<History.Leader> leaders, Optional<PlayerId> player) {
    return leaders.stream()
        .map(leader ->
            new Leader(
                1 + (int) leaders.stream().filter(other -> isAhead(other, leader)).count(),
                leader.name(),
                leader.played(),
                leader.won(),
                leader.drawn(),
                player.equals(Optional.of(leader.player()))))
        .toList();
  }

  private static boolean isAhead(History.Leader one, History.Leader other) {
    return one.won() > other.won() || (one.won() == other.won() && one.played() < other.played());
  }

  private static Optional<Instant> instant(String text) {
    try {
      return Optional.of(Instant.parse(text));
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }
}
