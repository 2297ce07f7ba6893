package parlor.server.client;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.interfaces.RSAPublicKey;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import parlor.wire.Json;

/// A browser and a device with one passkey, as WebAuthn describes them: real keys, real signatures.
/// Knows nothing of the server's code, and can be told to lie.
///
/// @param origin the page on which it is used
/// @param site the host for which the passkey is good
/// @param flags what the device says of its owner, besides whether the passkey is new
/// @param more further fields of the client data
public record Device(
    Kind kind,
    KeyPair keys,
    String id,
    String origin,
    String site,
    int flags,
    long counter,
    Map<String, Object> more) {
  public static final int PRESENT = 1;
  public static final int VERIFIED = 4;
  private static final int NEW = 0x40;
  private static final SecureRandom RANDOM = new SecureRandom();

  public enum Kind {
    ES256(-7, "EC", 256, "SHA256withECDSA"),
    EDDSA(-8, "Ed25519", 255, "Ed25519"),
    RS256(-257, "RSA", 2048, "SHA256withRSA");

    final int number;
    final String family;
    final int size;
    final String signing;

    Kind(int number, String family, int size, String signing) {
      this.number = number;
      this.family = family;
      this.size = size;
      this.signing = signing;
    }
  }

  /// A new passkey for the page of an origin.
  public static Device of(Kind kind, String origin) {
    var id = new byte[20];
    RANDOM.nextBytes(id);
    var site = java.net.URI.create(origin).getHost();
    return new Device(kind, keys(kind), text(id), origin, site, PRESENT | VERIFIED, 0, Map.of());
  }

  private static KeyPair keys(Kind kind) {
    try {
      var generator = KeyPairGenerator.getInstance(kind.family);
      generator.initialize(kind.size);
      return generator.generateKeyPair();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  public Device at(String page) {
    return new Device(kind, keys, id, page, site, flags, counter, more);
  }

  public Device goodFor(String host) {
    return new Device(kind, keys, id, origin, host, flags, counter, more);
  }

  public Device flagged(int otherFlags) {
    return new Device(kind, keys, id, origin, site, otherFlags, counter, more);
  }

  public Device counting(long number) {
    return new Device(kind, keys, id, origin, site, flags, number, more);
  }

  public Device saying(String name, Object value) {
    return new Device(kind, keys, id, origin, site, flags, counter, Map.of(name, value));
  }

  /// The same id, with keys of somebody else.
  public Device forged() {
    return new Device(kind, keys(kind), id, origin, site, flags, counter, more);
  }

  /// The fields of a request that adds this passkey.
  public Map<String, Object> makes(String challenge) {
    var fields = new LinkedHashMap<String, Object>();
    fields.put("id", id);
    fields.put("clientData", text(clientData("webauthn.create", challenge)));
    fields.put("authenticatorData", text(authenticatorData(true)));
    fields.put("publicKey", text(keys.getPublic().getEncoded()));
    fields.put("algorithm", kind.number);
    return fields;
  }

  /// The fields of a request that logs in with it.
  public Map<String, Object> signs(String challenge, String userHandle) {
    var client = clientData("webauthn.get", challenge);
    var device = authenticatorData(false);
    var fields = new LinkedHashMap<String, Object>();
    fields.put("id", id);
    fields.put("clientData", text(client));
    fields.put("authenticatorData", text(device));
    fields.put("signature", text(signature(device, client)));
    fields.put("userHandle", userHandle);
    fields.put("token", true);
    return fields;
  }

  private byte[] clientData(String type, String challenge) {
    var fields = new LinkedHashMap<String, Object>();
    fields.put("type", type);
    fields.put("challenge", challenge);
    fields.put("origin", origin);
    fields.put("crossOrigin", false);
    fields.put("other_keys_can_be_added_here", "do not compare clientDataJSON with a template");
    fields.putAll(more);
    return Json.write(fields).getBytes(StandardCharsets.UTF_8);
  }

  private byte[] authenticatorData(boolean isNew) {
    var out = new ByteArrayOutputStream();
    out.writeBytes(sha256(site.getBytes(StandardCharsets.UTF_8)));
    out.write(flags | (isNew ? NEW : 0));
    out.writeBytes(ByteBuffer.allocate(4).putInt((int) counter).array());
    if (isNew) {
      var raw = Base64.getUrlDecoder().decode(id);
      out.writeBytes(new byte[16]);
      out.writeBytes(ByteBuffer.allocate(2).putShort((short) raw.length).array());
      out.writeBytes(raw);
      out.writeBytes(cose());
    }
    return out.toByteArray();
  }

  /// The public key in CBOR.
  private byte[] cose() {
    var out = new ByteArrayOutputStream();
    switch (keys.getPublic()) {
      case ECPublicKey key -> {
        out.writeBytes(HexFormat.of().parseHex("a5010203262001215820"));
        out.writeBytes(unsigned(key.getW().getAffineX(), 32));
        out.writeBytes(HexFormat.of().parseHex("225820"));
        out.writeBytes(unsigned(key.getW().getAffineY(), 32));
      }
      case RSAPublicKey key -> {
        out.writeBytes(HexFormat.of().parseHex("a401030339010020590100"));
        out.writeBytes(unsigned(key.getModulus(), 256));
        out.writeBytes(HexFormat.of().parseHex("2143010001"));
      }
      default -> {
        var der = keys.getPublic().getEncoded();
        out.writeBytes(HexFormat.of().parseHex("a4010103272006215820"));
        out.writeBytes(Arrays.copyOfRange(der, der.length - 32, der.length));
      }
    }
    return out.toByteArray();
  }

  private static byte[] unsigned(BigInteger number, int length) {
    var digits = number.toString(16);
    return HexFormat.of().parseHex("0".repeat(2 * length - digits.length()) + digits);
  }

  private byte[] signature(byte[] device, byte[] client) {
    try {
      var signing = Signature.getInstance(kind.signing);
      signing.initSign(keys.getPrivate());
      signing.update(device);
      signing.update(sha256(client));
      return signing.sign();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  private static byte[] sha256(byte[] bytes) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(bytes);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String text(byte[] bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }
}
