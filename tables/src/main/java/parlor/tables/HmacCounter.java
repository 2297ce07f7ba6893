package parlor.tables;

import java.security.GeneralSecurityException;
import java.util.Optional;
import java.util.random.RandomGenerator;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/// Random bits from a secret, by HMAC-SHA256 in counter mode: the same secret and label always give
/// the same bits, and nobody without the secret can tell them from chance.
///
/// Draws below a bound are those of [RandomGenerator], which rejects what would favour small
/// numbers.
final class HmacCounter implements RandomGenerator {
  private static final String ALGORITHM = "HmacSHA256";
  private final String secret;
  private final byte[] label;

  /// Made for the first draw: most events of a dealer need none.
  private Optional<Mac> mac = Optional.empty();

  private long counter;
  private byte[] block = {};
  private int used;

  HmacCounter(String secret, String label) {
    this.secret = secret;
    this.label = bytes(label + "\0");
  }

  @Override
  public long nextLong() {
    if (used == block.length) {
      block = block();
      counter++;
      used = 0;
    }
    var value = 0L;
    for (var end = used + Long.BYTES; used < end; used++) {
      value = (value << Byte.SIZE) | (block[used] & 0xFF);
    }
    return value;
  }

  private byte[] block() {
    var made = mac.orElseGet(this::made);
    mac = Optional.of(made);
    made.update(label);
    return made.doFinal(bytes(counter));
  }

  private Mac made() {
    try {
      var made = Mac.getInstance(ALGORITHM);
      made.init(new SecretKeySpec(bytes(secret), ALGORITHM));
      return made;
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java has " + ALGORITHM, e);
    }
  }

  private static byte[] bytes(long number) {
    var bytes = new byte[Long.BYTES];
    for (var i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) (number >>> (Byte.SIZE * (bytes.length - 1 - i)));
    }
    return bytes;
  }

  /// Two bytes for each character, the higher first.
  private static byte[] bytes(String text) {
    var bytes = new byte[text.length() * Character.BYTES];
    for (var i = 0; i < text.length(); i++) {
      bytes[2 * i] = (byte) (text.charAt(i) >>> Byte.SIZE);
      bytes[2 * i + 1] = (byte) text.charAt(i);
    }
    return bytes;
  }
}
