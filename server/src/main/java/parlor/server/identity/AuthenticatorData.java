package parlor.server.identity;

import java.nio.ByteBuffer;
import java.util.HexFormat;
import java.util.Optional;

/// What a device says when a passkey is made or used (WebAuthn, section 6.1).
///
/// @param siteHash the SHA-256 of the host for which the passkey is good
/// @param isPresent whether somebody was at the device
/// @param isVerified whether the device made sure who that is, by finger, face or PIN
/// @param counter how often the device has signed; 0 if it does not count
/// @param made the passkey, when it has just been made
public record AuthenticatorData(
    String siteHash, boolean isPresent, boolean isVerified, long counter, Optional<Made> made) {
  private static final int HASH_BYTES = 32;
  private static final int HEAD_BYTES = HASH_BYTES + 1 + 4;
  private static final int MODEL_BYTES = 16;
  private static final int PRESENT = 0x01;
  private static final int VERIFIED = 0x04;
  private static final int MADE = 0x40;
  private static final int EXTENDED = 0x80;

  /// @param id the passkey's, as text
  /// @param key its public key and whatever follows, in CBOR, as hexadecimal digits
  public record Made(String id, String key) {}

  /// Reads it, or nothing if it is none.
  public static Optional<AuthenticatorData> read(byte[] bytes) {
    if (bytes.length < HEAD_BYTES) {
      return Optional.empty();
    }
    var in = ByteBuffer.wrap(bytes);
    var hash = hex(in, HASH_BYTES);
    var flags = in.get();
    var counter = Integer.toUnsignedLong(in.getInt());
    var isMade = (flags & MADE) != 0;
    var made = isMade ? made(in) : Optional.<Made>empty();
    var isWhole = isMade ? made.isPresent() : (flags & EXTENDED) != 0 || !in.hasRemaining();
    return isWhole
        ? Optional.of(
            new AuthenticatorData(
                hash, (flags & PRESENT) != 0, (flags & VERIFIED) != 0, counter, made))
        : Optional.empty();
  }

  private static Optional<Made> made(ByteBuffer in) {
    if (in.remaining() < MODEL_BYTES + Short.BYTES) {
      return Optional.empty();
    }
    in.position(in.position() + MODEL_BYTES);
    var length = Short.toUnsignedInt(in.getShort());
    if (length == 0 || length > PasskeyText.ID_BYTES_MAX || length >= in.remaining()) {
      return Optional.empty();
    }
    var id = new byte[length];
    in.get(id);
    return Optional.of(new Made(PasskeyText.of(id), hex(in, in.remaining())));
  }

  private static String hex(ByteBuffer in, int length) {
    var bytes = new byte[length];
    in.get(bytes);
    return HexFormat.of().formatHex(bytes);
  }
}
