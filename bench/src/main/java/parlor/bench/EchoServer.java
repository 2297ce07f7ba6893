package parlor.bench;

import io.vertx.core.AbstractVerticle;
import io.vertx.core.DeploymentOptions;
import io.vertx.core.Vertx;

/// A bare WebSocket echo on the server's own HTTP library: what no server on it can exceed.
final class EchoServer extends AbstractVerticle {
  @Override
  public void start() {
    vertx
        .createHttpServer()
        .webSocketHandler(socket -> socket.textMessageHandler(socket::writeTextMessage))
        .listen(config().getInteger("port"), "127.0.0.1");
  }

  public static void main(String[] arguments) {
    var port = Integer.parseInt(arguments[0]);
    var options =
        new DeploymentOptions()
            .setInstances(Runtime.getRuntime().availableProcessors())
            .setConfig(new io.vertx.core.json.JsonObject().put("port", port));
    var vertx = Vertx.vertx();
    vertx.deployVerticle(EchoServer::new, options).onSuccess(_ -> System.out.println("ready"));
  }
}
