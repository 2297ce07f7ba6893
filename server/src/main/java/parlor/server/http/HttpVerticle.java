package parlor.server.http;

import io.netty.channel.AdaptiveRecvByteBufAllocator;
import io.netty.channel.RecvByteBufAllocator;
import io.vertx.core.Future;
import io.vertx.core.VerticleBase;
import io.vertx.core.http.HttpConnection;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.core.net.impl.ConnectionBase;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import io.vertx.ext.web.handler.BodyHandler;
import java.util.List;

/// One event loop's server: all of them share the port.
final class HttpVerticle extends VerticleBase {
  static final int BODY_MAX = 16 * 1024;
  private static final int HEADERS_MAX = 8 * 1024;
  private static final int ADDRESS_MAX = 4 * 1024;

  /// Frames between this and our own limit are read, so that the refusal arrives in good order.
  private static final int FRAME_MAX = 64 * 1024;

  /// So much is read of one connection before it is the turn of another.
  private static final int READ_MAX = 16 * 1024;

  private static final RecvByteBufAllocator A_LITTLE_AT_A_TIME =
      new AdaptiveRecvByteBufAllocator(64, 512, READ_MAX).maxMessagesPerRead(1);

  private static final int CLOSING_SECONDS = 2;
  private static final int BEAT_MS = 1_000;

  private final EdgeContext edge;

  HttpVerticle(EdgeContext edge) {
    this.edge = edge;
  }

  @Override
  public Future<HttpServer> start() {
    var lines = new Lines(edge.limits()::now);
    vertx.setPeriodic(BEAT_MS, _ -> lines.beat());
    var router = router(lines);
    return vertx
        .createHttpServer(options())
        .connectionHandler(connection -> {
          readLittle(connection);
          HeadGuard.watch(connection);
          lines.opened(connection);
        })
        .requestHandler(request -> {
          lines.began(request);
          router.handle(request);
        })
        .listen(edge.port(), edge.host())
        .onSuccess(server -> edge.listening().complete(server.actualPort()));
  }

  /// To be said before anything is read: what a channel reads by, it keeps.
  private static void readLittle(HttpConnection connection) {
    if (connection instanceof ConnectionBase base) {
      base.channel().config().setRecvByteBufAllocator(A_LITTLE_AT_A_TIME);
    }
  }

  private static HttpServerOptions options() {
    return new HttpServerOptions()
        .setMaxHeaderSize(HEADERS_MAX)
        .setMaxInitialLineLength(ADDRESS_MAX)
        .setMaxWebSocketFrameSize(FRAME_MAX)
        .setMaxWebSocketMessageSize(FRAME_MAX)
        .setPerFrameWebSocketCompressionSupported(false)
        .setPerMessageWebSocketCompressionSupported(false)
        .setWebSocketClosingTimeout(CLOSING_SECONDS)
        .setRegisterWebSocketWriteHandlers(false)
        .setHttp2ClearTextEnabled(false)
        .setCompressionSupported(false)
        .setDecompressionSupported(false)
        .setAcceptBacklog(4_096);
  }

  private Router router(Lines lines) {
    var parts = edge.parts();
    var blocking = new Blocking(vertx, parts.blocking());
    var admission =
        new Admission(
            edge.callers(),
            edge.origins(),
            edge.limits(),
            parts.sessions(),
            blocking,
            edge.figures());
    var sockets =
        new Sockets(
            vertx,
            lines,
            admission,
            parts.house(),
            blocking,
            edge.limits(),
            edge.links(),
            edge.sockets(),
            edge.figures());
    sockets.start();
    var router = Router.router(vertx);
    router.route().handler(admission::enter);
    router.get(Route.ROOT + Sockets.PATH).handler(sockets::answer);
    var routes = edge.routes(blocking);
    routes.forEach(route -> mount(router, admission, route));
    for (var path : routes.stream().map(Route::path).distinct().toList()) {
      router
          .route(Route.ROOT + path)
          .handler(context -> admission.fail(context, Problem.METHOD_NOT_ALLOWED));
    }
    router.route("/api/*").handler(context -> admission.fail(context, Problem.NO_SUCH_PAGE));
    var pages = new Pages(edge.files(), admission);
    router.route().method(HttpMethod.GET).method(HttpMethod.HEAD).handler(pages::answer);
    for (var status : List.of(400, 404, 405, 413, 500)) {
      router.errorHandler(status, context -> failed(context, admission));
    }
    return router;
  }

  private static void mount(Router router, Admission admission, Route route) {
    var mounted = router.route(route.method(), Route.ROOT + route.path());
    if (route.isUnsafe()) {
      mounted.handler(BodyHandler.create(false).setBodyLimit(BODY_MAX));
    }
    mounted.handler(context -> admission.answer(context, route));
  }

  private static void failed(RoutingContext context, Admission admission) {
    var problem =
        switch (context.statusCode()) {
          case 400 -> Problem.MALFORMED;
          case 404 -> Problem.NO_SUCH_PAGE;
          case 405 -> Problem.METHOD_NOT_ALLOWED;
          case 413 -> Problem.TOO_LARGE;
          default -> admission.problem(context.failure());
        };
    admission.fail(context, problem);
  }
}
