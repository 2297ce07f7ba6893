package parlor.server.storage;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// What a row holds: JSON that anybody can read with plain SQL, or bytes.
sealed interface Payload {
  record Text(String json) implements Payload {}

  /// Bytes that are not JSON.
  @SuppressWarnings("ArrayRecordComponent") // Compared and printed by content below.
  record Binary(byte[] bytes) implements Payload {
    @Override
    public boolean equals(Object other) {
      return other instanceof Binary binary && Arrays.equals(bytes, binary.bytes);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(bytes);
    }

    @Override
    public String toString() {
      return "Binary[" + bytes.length + " bytes]";
    }
  }

  /// Not what was written: the disk has changed it.
  record Damaged() implements Payload {}

  /// Text if the bytes look like a JSON object in valid UTF-8; they come back the same either way.
  static Payload of(byte[] bytes) {
    if (bytes.length < 2 || bytes[0] != '{' || bytes[bytes.length - 1] != '}') {
      return new Binary(bytes);
    }
    try {
      var text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      // PostgreSQL has no NUL in text, nor has JSON.
      return text.indexOf('\0') < 0 ? new Text(text) : new Binary(bytes);
    } catch (CharacterCodingException e) {
      return new Binary(bytes);
    }
  }

  default byte[] toBytes() {
    return switch (this) {
      case Text text -> text.json().getBytes(StandardCharsets.UTF_8);
      case Binary binary -> binary.bytes();
      case Damaged _ -> new byte[0];
    };
  }
}
