package parlor.server.http;

import io.vertx.core.Vertx;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.ServerWebSocket;
import io.vertx.ext.web.RoutingContext;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import parlor.engine.Viewer;
import parlor.server.house.CloseCode;
import parlor.server.house.House;
import parlor.server.house.House.Connecting;
import parlor.server.http.Admission.Admitted;
import parlor.server.http.Route.Needs;

/// Opens sockets to tables, and looks after those of one event loop.
final class Sockets {
  static final String PATH = "/tables/:table/socket";

  /// Each socket has its beat once a second, and not all have it at once: with thousands of them
  /// everybody else would wait for so long.
  private static final int PARTS = 20;

  private static final Duration BEAT = TableSocket.BEAT.dividedBy(PARTS);

  /// When no beat came for so long, the program was stopped or starved, and heard nobody.
  private static final Duration STANDSTILL = Duration.ofSeconds(5);

  private final Vertx vertx;
  private final Lines lines;
  private final Admission admission;
  private final House house;
  private final Blocking blocking;
  private final RateLimits limits;
  private final Links links;
  private final LiveSockets live;
  private final Figures figures;
  private final List<Set<TableSocket>> own =
      Stream.<Set<TableSocket>>generate(HashSet::new).limit(PARTS).toList();
  private int opened;
  private int part;
  private long beatAt;

  Sockets(
      Vertx vertx,
      Lines lines,
      Admission admission,
      House house,
      Blocking blocking,
      RateLimits limits,
      Links links,
      LiveSockets live,
      Figures figures) {
    this.vertx = vertx;
    this.lines = lines;
    this.admission = admission;
    this.house = house;
    this.blocking = blocking;
    this.limits = limits;
    this.links = links;
    this.live = live;
    this.figures = figures;
  }

  void start() {
    beatAt = limits.now();
    vertx.setPeriodic(BEAT.toMillis(), _ -> beat());
  }

  private void beat() {
    var now = limits.now();
    var stoodStill = now - beatAt > STANDSTILL.toNanos();
    beatAt = now;
    if (stoodStill) {
      own.forEach(sockets -> List.copyOf(sockets).forEach(TableSocket::forgive));
    } else {
      part = (part + 1) % PARTS;
      List.copyOf(own.get(part)).forEach(TableSocket::beat);
    }
  }

  /// A request for a socket: everything is checked before the protocol changes.
  void answer(RoutingContext context) {
    context.request().pause();
    if (!context.request().headers().contains(HttpHeaders.UPGRADE, "websocket", true)) {
      admission.fail(context, Problem.MALFORMED);
      return;
    }
    admission
        .call(context, Needs.SESSION, true)
        .onSuccess(admitted -> {
          switch (admitted) {
            case Admitted.Out(var problem) -> admission.fail(context, problem);
            case Admitted.In(var call) -> upgrade(call);
          }
        })
        .onFailure(failure -> admission.fail(context, admission.problem(failure)));
  }

  private void upgrade(Call call) {
    if (live.isEnding()) {
      admission.fail(call.context(), Problem.UNAVAILABLE);
      return;
    }
    if (!live.hasRoomFor(call.session().player())) {
      admission.fail(call.context(), Problem.tooManyRequests(Duration.ofSeconds(10)));
      return;
    }
    var request = call.context().request();
    request
        .toWebSocket()
        .onSuccess(socket -> {
          lines.upgraded(request);
          open(call, call.viewer(), socket);
        })
        .onFailure(_ -> admission.fail(call.context(), Problem.MALFORMED));
  }

  private void open(Call call, Viewer viewer, ServerWebSocket line) {
    var player = call.session().player();
    var commands = new Commands(house, blocking, figures, call.table(), player, viewer);
    var socket = new TableSocket(vertx, line, limits, commands, live, house.answersWithin());
    var beatsWith = own.get(Math.floorMod(opened++, PARTS));
    beatsWith.add(socket);
    if (!live.add(call.session(), socket)) {
      socket.close(CloseCode.TOO_MANY);
    }
    if (live.isEnding()) {
      socket.close(CloseCode.RESTARTING);
    }
    var connecting =
        new Connecting(
            call.table(), player, viewer, call.number("from"), call.query("takeover").isPresent());
    var base = links.base(call.context().request(), call.caller());
    socket.open(
        house.connect(connecting, new LinkedFrames(socket, base)),
        () -> {
          beatsWith.remove(socket);
          live.remove(call.session(), socket);
        });
  }
}
