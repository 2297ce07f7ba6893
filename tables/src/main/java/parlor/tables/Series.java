package parlor.tables;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Optional;

/// The deals' secrets of a table and its rematches: each is the fingerprint of the next one. So
/// what is published of the first binds all of them, and a secret that was shown tells nothing of
/// later ones.
///
/// @param root never shown
/// @param game how many games of the series came before
public record Series(String root, int game) {
  /// Later rematches begin a new series.
  static final int GAMES_MAX = 32;

  /// The secret of this game's deals.
  public String secret() {
    var secret = root;
    for (var later = game; later < GAMES_MAX; later++) {
      secret = fingerprint(secret);
    }
    return secret;
  }

  /// The same for the rematch.
  Optional<Series> next() {
    return game + 1 < GAMES_MAX ? Optional.of(new Series(root, game + 1)) : Optional.empty();
  }

  /// What is published of a secret while it is one: SHA-256 of its text, in hexadecimal. It has no
  /// letters but those of ASCII.
  static String fingerprint(String secret) {
    try {
      var digest = MessageDigest.getInstance("SHA-256");
      var letters = new byte[secret.length()];
      for (var at = 0; at < letters.length; at++) {
        letters[at] = (byte) secret.charAt(at);
      }
      return HexFormat.of().formatHex(digest.digest(letters));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
