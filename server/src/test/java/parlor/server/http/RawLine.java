package parlor.server.http;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.net.Socket;
import java.net.SocketException;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/// A connection on which any bytes can be said, also such as no client of ours would.
final class RawLine implements AutoCloseable {
  static final int CONTINUATION = 0;
  static final int TEXT = 1;
  static final int BINARY = 2;
  static final int CLOSE = 8;
  static final int PING = 9;

  private final Socket socket;
  private final DataInputStream in;
  private boolean isCut;

  RawLine(URI address) throws IOException {
    socket = new Socket(address.getHost(), address.getPort());
    socket.setSoTimeout(20_000);
    in = new DataInputStream(socket.getInputStream());
  }

  /// Opens a socket to a table and passes over the answer's head.
  static RawLine upgraded(URI address, String table, String token) throws IOException {
    var line = new RawLine(address);
    line.say(
        "GET /api/v1/tables/%s/socket HTTP/1.1\r\nHost: %s\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                .formatted(table, address.getAuthority())
            + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            + "Authorization: Bearer %s\r\n\r\n".formatted(token));
    var head = line.head();
    if (!head.startsWith("HTTP/1.1 101")) {
      throw new AssertionError("no socket: " + head);
    }
    return line;
  }

  void say(String text) throws IOException {
    say(text.getBytes(StandardCharsets.UTF_8));
  }

  /// Whether the server has hung up while something was said.
  boolean isCut() {
    return isCut;
  }

  void say(byte[] bytes) throws IOException {
    try {
      socket.getOutputStream().write(bytes);
      socket.getOutputStream().flush();
    } catch (SocketException e) {
      // The server has heard enough and hung up, which the next read shows.
      isCut = true;
    }
  }

  /// A masked frame, whatever its kind and content.
  void frame(int kind, boolean isLast, byte[] content) throws IOException {
    var bytes = new ByteArrayOutputStream();
    bytes.write((isLast ? 0x80 : 0) | kind);
    if (content.length < 126) {
      bytes.write(0x80 | content.length);
    } else if (content.length < 65_536) {
      bytes.write(0x80 | 126);
      bytes.write(content.length >> 8);
      bytes.write(content.length);
    } else {
      bytes.write(0x80 | 127);
      for (var shift = 56; shift >= 0; shift -= 8) {
        bytes.write((int) ((long) content.length >> shift));
      }
    }
    bytes.write(new byte[4]);
    bytes.write(content);
    say(bytes.toByteArray());
  }

  /// The head of an HTTP answer.
  String head() throws IOException {
    var head = new StringBuilder();
    while (head.indexOf("\r\n\r\n") < 0) {
      head.append((char) in.readUnsignedByte());
    }
    return head.toString();
  }

  /// The code with which the server closes; 1006 if it just hangs up.
  int closeCode() throws IOException {
    try {
      while (true) {
        var kind = in.readUnsignedByte() & 0x0f;
        var length = in.readUnsignedByte() & 0x7f;
        var size =
            length == 126 ? in.readUnsignedShort() : length == 127 ? (int) in.readLong() : length;
        var content = in.readNBytes(size);
        if (kind == CLOSE) {
          return (content[0] & 0xff) << 8 | (content[1] & 0xff);
        }
      }
    } catch (EOFException | SocketException e) {
      return 1006;
    }
  }

  /// Whether the server hangs up.
  boolean ends() throws IOException {
    try {
      return in.read() < 0;
    } catch (SocketException e) {
      return true;
    }
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
