package parlor.bench;

/// A bare WebSocket echo: what no server on the same HTTP library can exceed.
final class EchoServer {
  private EchoServer() {}

  public static void main(String[] arguments) {
    BareServer.run(
        Integer.parseInt(arguments[0]),
        socket -> socket.textMessageHandler(socket::writeTextMessage));
  }
}
