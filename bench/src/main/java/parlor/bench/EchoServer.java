package parlor.bench;

import io.vertx.core.DeploymentOptions;
import io.vertx.core.Future;
import io.vertx.core.VerticleBase;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerOptions;

/// A bare WebSocket echo on the server's own HTTP library, with the same settings and as many event
/// loops: what no server on it can exceed.
final class EchoServer extends VerticleBase {
  private final int port;

  private EchoServer(int port) {
    this.port = port;
  }

  @Override
  public Future<HttpServer> start() {
    var options =
        new HttpServerOptions()
            .setPerFrameWebSocketCompressionSupported(false)
            .setPerMessageWebSocketCompressionSupported(false)
            .setRegisterWebSocketWriteHandlers(false)
            .setAcceptBacklog(4_096);
    return vertx
        .createHttpServer(options)
        .webSocketHandler(socket -> socket.textMessageHandler(socket::writeTextMessage))
        .listen(port, "127.0.0.1");
  }

  public static void main(String[] arguments) {
    var port = Integer.parseInt(arguments[0]);
    var loops = Runtime.getRuntime().availableProcessors();
    Vertx.vertx(new VertxOptions().setEventLoopPoolSize(loops))
        .deployVerticle(() -> new EchoServer(port), new DeploymentOptions().setInstances(loops))
        .await();
  }
}
