package parlor.bench;

import io.vertx.core.DeploymentOptions;
import io.vertx.core.Future;
import io.vertx.core.Handler;
import io.vertx.core.VerticleBase;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.core.http.ServerWebSocket;

/// Sockets on the server's own HTTP library, with the same settings and as many event loops, and
/// nothing else.
final class BareServer extends VerticleBase {
  private final int port;
  private final Handler<ServerWebSocket> opened;

  private BareServer(int port, Handler<ServerWebSocket> opened) {
    this.port = port;
    this.opened = opened;
  }

  /// @param opened what is done with each socket, on its event loop
  static void run(int port, Handler<ServerWebSocket> opened) {
    var loops = Runtime.getRuntime().availableProcessors();
    Vertx.vertx(new VertxOptions().setEventLoopPoolSize(loops))
        .deployVerticle(
            () -> new BareServer(port, opened), new DeploymentOptions().setInstances(loops))
        .await();
  }

  @Override
  public Future<HttpServer> start() {
    var options =
        new HttpServerOptions()
            .setPerFrameWebSocketCompressionSupported(false)
            .setPerMessageWebSocketCompressionSupported(false)
            .setRegisterWebSocketWriteHandlers(false)
            .setAcceptBacklog(4_096);
    return vertx.createHttpServer(options).webSocketHandler(opened).listen(port, "127.0.0.1");
  }
}
