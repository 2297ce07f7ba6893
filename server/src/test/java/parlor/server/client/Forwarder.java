package parlor.server.client;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;

/// Whoever connects here is connected to a port of this computer's own.
public final class Forwarder implements AutoCloseable {
  private final ServerSocket door;
  private final int port;

  private Forwarder(ServerSocket door, int port) {
    this.door = door;
    this.port = port;
    Thread.ofVirtual().start(this::welcome);
  }

  /// Listens at this address for those who want to reach the port.
  public static Forwarder at(String address, int port) {
    try {
      var door = new ServerSocket();
      door.bind(new InetSocketAddress(InetAddress.ofLiteral(address), 0));
      return new Forwarder(door, port);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public int port() {
    return door.getLocalPort();
  }

  private void welcome() {
    while (!door.isClosed()) {
      try {
        var here = door.accept();
        var there = new Socket(InetAddress.getLoopbackAddress(), port);
        Thread.ofVirtual().start(() -> carry(here, there));
        Thread.ofVirtual().start(() -> carry(there, here));
      } catch (IOException e) {
        // Closed, or somebody went away again.
      }
    }
  }

  /// When one side ends, so does the other.
  private static void carry(Socket from, Socket to) {
    try (InputStream in = from.getInputStream();
        OutputStream out = to.getOutputStream()) {
      in.transferTo(out);
    } catch (IOException e) {
      // Lost: the other side learns it by the end of its stream.
    }
  }

  @Override
  public void close() {
    try {
      door.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
