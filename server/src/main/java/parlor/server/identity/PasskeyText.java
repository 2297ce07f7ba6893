package parlor.server.identity;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;
import parlor.tables.PlayerId;

/// Bytes of passkeys as text: base64url without padding, in which each has one form alone.
public final class PasskeyText {
  /// No device makes longer ids.
  static final int ID_BYTES_MAX = 1_023;

  private PasskeyText() {}

  public static String of(byte[] bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /// The bytes, or nothing if it is no such text.
  public static Optional<byte[]> bytes(String text) {
    try {
      return Optional.of(Base64.getUrlDecoder().decode(text));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /// A passkey's id in its one form, or nothing if it cannot be one.
  public static Optional<String> id(String text) {
    return bytes(text)
        .filter(id -> id.length > 0 && id.length <= ID_BYTES_MAX)
        .map(PasskeyText::of);
  }

  /// By what a device knows a player, so that it keeps one passkey for each. It tells nobody who
  /// that is.
  public static String handle(PlayerId player) {
    var hash = Sha256.of(player.value().getBytes(StandardCharsets.UTF_8));
    return of(HexFormat.of().parseHex(hash));
  }
}
