package parlor.server.http;

import com.fasterxml.jackson.databind.JsonNode;
import io.vertx.core.Future;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import java.util.regex.Pattern;
import parlor.engine.JsonText;
import parlor.engine.Seat;
import parlor.engine.Viewer;
import parlor.server.house.House;
import parlor.server.house.House.Answer;
import parlor.server.http.Route.Needs;
import parlor.server.qr.QrCode;
import parlor.tables.Command;
import parlor.tables.TableId;
import parlor.wire.Json;

/// Tables: making, joining, running and playing them without a socket.
final class TableRoutes {
  private static final Pattern CODE = Pattern.compile("[A-Za-z2-9]{6}");

  private final House house;
  private final Blocking blocking;
  private final RateLimits limits;
  private final Links links;

  TableRoutes(House house, Blocking blocking, RateLimits limits, Links links) {
    this.house = house;
    this.blocking = blocking;
    this.limits = limits;
    this.links = links;
  }

  List<Route> routes() {
    return List.of(
        Route.post("/tables", Needs.SESSION, this::create),
        Route.post("/tables/join", Needs.SESSION, this::join),
        Route.get("/tables/:table", Needs.SESSION, this::snapshot),
        Route.get("/tables/:table/qr.svg", Needs.SESSION, this::qr),
        Route.post("/tables/:table/luck", Needs.SESSION, this::addLuck),
        Route.post("/tables/:table/start", Needs.SESSION, this::start),
        Route.post("/tables/:table/leave", Needs.SESSION, this::leave),
        Route.post("/tables/:table/take-back", Needs.SESSION, this::takeBack),
        Route.post("/tables/:table/rematch", Needs.SESSION, this::rematch),
        Route.post("/tables/:table/bots", Needs.SESSION, this::seatBot),
        Route.delete("/tables/:table/seats/:seat", Needs.SESSION, this::unseat),
        Route.post("/tables/:table/actions", Needs.SESSION, this::act));
  }

  record JoinRequest(String code) {}

  /// Where somebody sits.
  record Seating(TableId table, String code, String link, Seat seat) {}

  record LuckRequest(String luck, Optional<Seat> seat) {}

  record SeatRequest(Seat seat) {}

  record BotRequest(Seat seat, String level) {}

  /// @param at the sequence number that the player was looking at
  /// @param seat which of the session's seats; the first if left out
  record ActionRequest(String id, Optional<Long> at, JsonText action, Optional<Seat> seat) {}

  private Future<Reply> create(Call call) {
    return withBody(
        call,
        TableRequest.class,
        request ->
            request
                .by(call.session())
                .map(opening -> seated(call, 201, house.open(opening)))
                .orElseGet(() -> Reply.failed(Problem.BAD_SEATS)));
  }

  private Future<Reply> join(Call call) {
    return withBody(
        call,
        JoinRequest.class,
        request -> {
          var code = request.code().strip();
          if (!CODE.matcher(code).matches()) {
            return Reply.failed(Problem.TABLE_NOT_FOUND);
          }
          var player = call.session().player().value();
          return blocking
              .onLoop(limits.triesCode(call.caller().address(), player))
              .compose(attempt ->
                  switch (attempt) {
                    case WrongCodes.Try.Refused(var wait) ->
                        Reply.failed(Problem.tooManyRequests(wait));
                    case WrongCodes.Try.Allowed(var ending) -> join(call, code, ending);
                  });
        });
  }

  /// What fails for another reason says nothing about the code.
  private Future<Reply> join(Call call, String code, WrongCodes.Ending ending) {
    var player = call.session().player();
    return seated(call, 200, house.join(code, player, call.session().name()))
        .onComplete(
            done -> ending.ended(!done.succeeded() || !isUnknown(done.result()), limits.now()));
  }

  private static boolean isUnknown(Reply reply) {
    return reply instanceof Reply.Failed(var problem)
        && problem.why().code().equals(Problem.TABLE_NOT_FOUND.why().code());
  }

  private Future<Reply> rematch(Call call) {
    return seated(call, 200, house.rematch(call.table(), call.session().player()));
  }

  private Future<Reply> seated(Call call, int status, CompletionStage<Answer> answering) {
    return blocking
        .onLoop(answering)
        .compose(answer -> {
          if (!(answer instanceof Answer.Seated(var table, var code, var seat, _))) {
            return Future.succeededFuture(Reply.of(answer));
          }
          limits.sat(call.session().player().value());
          return Reply.json(status, new Seating(table, code, link(call, code), seat));
        });
  }

  private String link(Call call, String code) {
    return links.link(call.context().request(), call.caller(), code);
  }

  private Future<Reply> snapshot(Call call) {
    return look(call, call.viewer()).map(Reply::of);
  }

  private Future<Reply> qr(Call call) {
    return look(call, new Viewer.Public())
        .map(answer -> {
          if (!(answer instanceof Answer.Frame(var json))) {
            return Reply.of(answer);
          }
          var link = Json.read(json, JsonNode.class).path("table").path("link").asText();
          return new Reply.Text(200, "image/svg+xml", QrCode.of(link).svg());
        });
  }

  private Future<Answer> look(Call call, Viewer viewer) {
    var base = links.base(call.context().request(), call.caller());
    return blocking
        .onLoop(house.snapshot(call.table(), call.session().player(), viewer))
        .map(answer ->
            answer instanceof Answer.Frame(var json)
                ? new Answer.Frame(Links.complete(json, base))
                : answer);
  }

  private Future<Reply> addLuck(Call call) {
    var player = call.session().player();
    return withBody(
        call,
        LuckRequest.class,
        luck -> send(call, new Command.AddLuck(player, luck.seat(), luck.luck())));
  }

  private Future<Reply> start(Call call) {
    return send(call, new Command.Start(call.session().player()));
  }

  private Future<Reply> leave(Call call) {
    return send(call, new Command.Leave(call.session().player()));
  }

  private Future<Reply> takeBack(Call call) {
    var seat = call.body(SeatRequest.class).map(SeatRequest::seat);
    return send(call, new Command.TakeBack(call.session().player(), seat));
  }

  private Future<Reply> seatBot(Call call) {
    var player = call.session().player();
    return withBody(
        call,
        BotRequest.class,
        bot -> send(call, new Command.SeatBot(player, bot.seat(), bot.level())));
  }

  private Future<Reply> unseat(Call call) {
    return Call.seat(call.context().pathParam("seat"))
        .map(seat ->
            send(call, new Command.Unseat(call.session().player(), seat, call.number("at"))))
        .orElseGet(() -> Reply.failed(Problem.MALFORMED));
  }

  private Future<Reply> act(Call call) {
    return withBody(
        call,
        ActionRequest.class,
        request ->
            ClientFrame.isId(request.id()) ? act(call, request) : Reply.failed(Problem.MALFORMED));
  }

  private Future<Reply> act(Call call, ActionRequest request) {
    var at = request.at().map(OptionalLong::of).orElseGet(OptionalLong::empty);
    var player = call.session().player();
    var command =
        new Command.Act(player, request.seat(), request.id(), at, request.action().text());
    return blocking
        .onLoop(house.send(call.table(), command))
        .compose(answer ->
            answer instanceof Answer.Done(var sequence)
                ? Reply.json(200, new ServerFrame.Ack(request.id(), sequence))
                : Future.succeededFuture(Reply.of(answer)));
  }

  private Future<Reply> send(Call call, Command command) {
    return answered(house.send(call.table(), command));
  }

  private Future<Reply> answered(CompletionStage<Answer> answering) {
    return blocking.onLoop(answering).map(Reply::of);
  }

  private static <T> Future<Reply> withBody(
      Call call, Class<T> type, Function<T, Future<Reply>> then) {
    return call.body(type).map(then).orElseGet(() -> Reply.failed(Problem.MALFORMED));
  }
}
