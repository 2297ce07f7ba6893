package parlor.server.identity;

import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PublicKey;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.interfaces.EdECPublicKey;
import java.security.interfaces.RSAPublicKey;
import java.security.spec.ECFieldFp;
import java.security.spec.X509EncodedKeySpec;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/// The kinds of keys that a passkey may have, the best liked first.
public enum KeyKind {
  ES256(-7, "EC", "SHA256withECDSA"),
  ED25519(-8, "Ed25519", "Ed25519"),
  RS256(-257, "RSA", "SHA256withRSA");

  /// The prime of the curve P-256, which no other curve has.
  private static final BigInteger P256 =
      new BigInteger("ffffffff00000001000000000000000000000000ffffffffffffffffffffffff", 16);

  private static final int P256_BYTES = 32;
  private static final int RSA_BITS_MIN = 2_048;
  private static final int RSA_BITS_MAX = 4_096;

  private final int number;
  private final String family;
  private final String signing;

  KeyKind(int number, String family, String signing) {
    this.number = number;
    this.family = family;
    this.signing = signing;
  }

  /// Its number among the algorithms of COSE.
  public int number() {
    return number;
  }

  public static Optional<KeyKind> numbered(int number) {
    return Arrays.stream(values()).filter(kind -> kind.number == number).findFirst();
  }

  /// A public key of this kind in its DER form, or nothing if it is none.
  public Optional<PublicKey> read(byte[] der) {
    try {
      var key = KeyFactory.getInstance(family).generatePublic(new X509EncodedKeySpec(der));
      return Optional.of(key).filter(KeyKind::isStrong);
    } catch (GeneralSecurityException | RuntimeException e) {
      // Java's readers promise the former, and now and then throw the latter.
      return Optional.empty();
    }
  }

  private static boolean isStrong(PublicKey key) {
    return switch (key) {
      case ECPublicKey curve ->
          curve.getParams().getCurve().getField() instanceof ECFieldFp field
              && field.getP().equals(P256);
      case EdECPublicKey _ -> true;
      case RSAPublicKey rsa ->
          rsa.getModulus().bitLength() >= RSA_BITS_MIN
              && rsa.getModulus().bitLength() <= RSA_BITS_MAX
              && rsa.getPublicExponent().bitLength() <= Integer.SIZE;
      default -> false;
    };
  }

  /// Whether the owner of the other half has signed these parts, one after the other.
  public boolean isSigned(PublicKey key, byte[] signature, List<byte[]> parts) {
    try {
      var check = Signature.getInstance(signing);
      check.initVerify(key);
      for (var part : parts) {
        check.update(part);
      }
      return check.verify(signature);
    } catch (GeneralSecurityException | RuntimeException e) {
      return false;
    }
  }

  /// Whether what a device has said of a passkey names this very key.
  public static boolean isIn(AuthenticatorData.Made made, PublicKey key) {
    return switch (key) {
      case ECPublicKey curve ->
          made.key().contains(digits(curve.getW().getAffineX()))
              && made.key().contains(digits(curve.getW().getAffineY()));
      case RSAPublicKey rsa -> made.key().contains(rsa.getModulus().toString(16));
      default -> made.key().contains(last(key.getEncoded()));
    };
  }

  private static String digits(BigInteger coordinate) {
    return "0".repeat(2 * P256_BYTES).substring(coordinate.toString(16).length())
        + coordinate.toString(16);
  }

  /// An Ed25519 key is the end of its DER form.
  private static String last(byte[] der) {
    return HexFormat.of().formatHex(der, der.length - P256_BYTES, der.length);
  }
}
