package parlor.server.http;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.WebSocketFrame;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import parlor.server.house.CloseCode;

/// Puts the fragments of messages together, within a limit, and reads them as text.
final class Assembly {
  static final int MESSAGE_MAX = 8 * 1024;

  private Buffer message = Buffer.buffer();

  sealed interface Piece {
    /// There is more to come, or it was no part of a message.
    record Unfinished() implements Piece {}

    record Message(String text) implements Piece {}

    /// Something that ends the connection.
    record Violation(CloseCode code) implements Piece {}
  }

  Piece add(WebSocketFrame frame) {
    if (frame.isBinary()) {
      return new Piece.Violation(CloseCode.BINARY);
    }
    if (!frame.isText() && !frame.isContinuation()) {
      return new Piece.Unfinished();
    }
    var part = frame.binaryData();
    if (message.length() + part.length() > MESSAGE_MAX) {
      return new Piece.Violation(CloseCode.TOO_BIG);
    }
    message.appendBuffer(part);
    if (!frame.isFinal()) {
      return new Piece.Unfinished();
    }
    var whole = message.getBytes();
    message = Buffer.buffer();
    return text(whole);
  }

  private static Piece text(byte[] bytes) {
    try {
      var text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      return new Piece.Message(text);
    } catch (CharacterCodingException e) {
      return new Piece.Violation(CloseCode.NOT_UTF_8);
    }
  }
}
