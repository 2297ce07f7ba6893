package parlor.server.http;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// A connection on which any bytes can be said, also such as no client of ours would.
final class RawLine implements AutoCloseable {
  static final int CONTINUATION = 0;
  static final int TEXT = 1;
  static final int BINARY = 2;
  static final int CLOSE = 8;
  static final int PING = 9;
  static final int PONG = 10;

  private static final byte[] MASK = {0x12, (byte) 0x9a, 0x5f, (byte) 0xe7};

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
    return upgraded(address, table, token, "127.0.0.1");
  }

  /// The same through a proxy that says from where.
  static RawLine upgraded(URI address, String table, String token, String behind)
      throws IOException {
    var line = new RawLine(address);
    line.say(
        "GET /api/v1/tables/%s/socket?takeover=1 HTTP/1.1\r\nHost: %s\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                .formatted(table, address.getAuthority())
            + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            + "Authorization: Bearer %s\r\nX-Forwarded-For: %s\r\n\r\n".formatted(token, behind));
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

  void frame(int kind, boolean isLast, byte[] content) throws IOException {
    say(framed(kind, isLast, content));
  }

  /// A masked frame, whatever its kind and content.
  static byte[] framed(int kind, boolean isLast, byte[] content) {
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
    bytes.writeBytes(MASK);
    for (var i = 0; i < content.length; i++) {
      bytes.write(content[i] ^ MASK[i % MASK.length]);
    }
    return bytes.toByteArray();
  }

  /// The head of an HTTP answer.
  String head() throws IOException {
    var head = new StringBuilder();
    while (head.indexOf("\r\n\r\n") < 0) {
      head.append((char) in.readUnsignedByte());
    }
    return head.toString();
  }

  /// A frame of the server's.
  @SuppressWarnings("ArrayRecordComponent") // Never compared.
  private record Heard(int kind, byte[] content) {
    String text() {
      return new String(content, StandardCharsets.UTF_8);
    }

    int closeCode() {
      return content.length < 2 ? 1005 : (content[0] & 0xff) << 8 | (content[1] & 0xff);
    }
  }

  private Heard hear() throws IOException {
    var kind = in.readUnsignedByte() & 0x0f;
    var length = in.readUnsignedByte() & 0x7f;
    var size =
        length == 126 ? in.readUnsignedShort() : length == 127 ? (int) in.readLong() : length;
    return new Heard(kind, in.readNBytes(size));
  }

  /// The code with which the server closes; 1006 if it just hangs up.
  int closeCode() throws IOException {
    try {
      var heard = hear();
      while (heard.kind() != CLOSE) {
        heard = hear();
      }
      return heard.closeCode();
    } catch (EOFException | SocketException e) {
      return 1006;
    }
  }

  /// The next message that contains one of these; others are passed over.
  String awaitText(String... any) throws IOException {
    while (true) {
      var heard = hear();
      if (heard.kind() == CLOSE) {
        throw new AssertionError("closed with " + heard.closeCode());
      }
      if (heard.kind() == TEXT && Arrays.stream(any).anyMatch(heard.text()::contains)) {
        return heard.text();
      }
    }
  }

  /// Waits for the answer to a ping with this content.
  void awaitPong(String content) throws IOException {
    while (true) {
      var heard = hear();
      if (heard.kind() == CLOSE) {
        throw new AssertionError("closed with " + heard.closeCode());
      }
      if (heard.kind() == PONG && heard.text().equals(content)) {
        return;
      }
    }
  }

  /// All that the server says until it hangs up.
  String rest() throws IOException {
    return new String(in.readAllBytes(), StandardCharsets.UTF_8);
  }

  /// Whether the server hangs up, whatever it says before.
  boolean endsAtLast() throws IOException {
    try {
      in.readAllBytes();
      return true;
    } catch (SocketTimeoutException e) {
      return false;
    } catch (SocketException e) {
      return true;
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
