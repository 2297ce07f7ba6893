package parlor.tables;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
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
  private final Mac mac;
  private final byte[] label;
  private long counter;
  private ByteBuffer block = ByteBuffer.allocate(0);

  HmacCounter(String secret, String label) {
    try {
      this.mac = Mac.getInstance(ALGORITHM);
      mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), ALGORITHM));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java has " + ALGORITHM, e);
    }
    this.label = (label + "\0").getBytes(StandardCharsets.UTF_8);
  }

  @Override
  public long nextLong() {
    if (!block.hasRemaining()) {
      mac.update(label);
      mac.update(ByteBuffer.allocate(Long.BYTES).putLong(0, counter));
      counter++;
      block = ByteBuffer.wrap(mac.doFinal());
    }
    return block.getLong();
  }
}
