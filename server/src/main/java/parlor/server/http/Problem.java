package parlor.server.http;

import io.netty.handler.codec.http.HttpResponseStatus;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Optional;
import parlor.engine.Refusal;
import parlor.server.house.HouseRefusals;
import parlor.tables.Refusals;
import parlor.wire.Json;

/// Why a request was refused, as RFC 9457 problem JSON with a code for programs and a sentence for
/// people.
record Problem(int status, Refusal why, Optional<Duration> retryAfter) {
  static final String CONTENT_TYPE = "application/problem+json";

  static final Problem NO_SESSION = of("no-session", "Say who you are first.");
  static final Problem FOREIGN_ORIGIN =
      of("foreign-origin", "This page may not act here in your name.");
  static final Problem TOO_LARGE = of("too-large", "This is more than the server reads at once.");
  static final Problem MALFORMED = of(Refusals.MALFORMED);
  static final Problem NO_SUCH_PAGE = of("not-found", "There is nothing at this address.");
  static final Problem METHOD_NOT_ALLOWED =
      of("method-not-allowed", "This address does not take this method.");
  static final Problem TABLE_NOT_FOUND = of(Refusals.NOT_FOUND);
  static final Problem UNKNOWN_GAME = of(Refusals.UNKNOWN_GAME);
  static final Problem BAD_SEATS = of(Refusals.BAD_SEATS);
  static final Problem BAD_NAME =
      of("bad-name", "A name has 1 to 20 letters, digits or signs that can be seen.");
  static final Problem BAD_PASSWORD =
      of("bad-password", "A password has 8 to 200 characters and is not your name.");
  static final Problem NAME_TAKEN = of("name-taken", "Somebody has this name already.");
  static final Problem HAS_ACCOUNT = of("has-account", "You have an account already.");
  static final Problem WRONG_LOGIN = of("wrong-login", "The name or the password is wrong.");
  static final Problem BAD_PASSKEY =
      of("bad-passkey", "A passkey of this kind cannot be used here.");
  static final Problem PASSKEY_EXPIRED =
      of("passkey-expired", "That took too long, or was done before. Try again.");
  static final Problem WRONG_SITE = of("wrong-site", "This passkey is for another site.");
  static final Problem PASSKEY_UNVERIFIED =
      of("passkey-unverified", "The device has not made sure that it is you.");
  static final Problem WRONG_PASSKEY = of("wrong-passkey", "This passkey is not known here.");
  static final Problem PASSKEY_COPIED =
      of("passkey-copied", "There seems to be a copy of this passkey, so it is not accepted.");
  static final Problem PASSKEY_TAKEN = of("passkey-taken", "This passkey is in use already.");
  static final Problem TOO_MANY_PASSKEYS =
      of("too-many-passkeys", "An account has 20 passkeys at most.");
  static final Problem LAST_WAY_IN = of("last-way-in", "This passkey is your only way to log in.");
  static final Problem UNAVAILABLE = of(HouseRefusals.UNAVAILABLE);
  static final Problem BUSY =
      new Problem(503, HouseRefusals.UNAVAILABLE, Optional.of(Duration.ofSeconds(2)));
  static final Problem UNCERTAIN =
      of(
          "unavailable",
          "The server did not answer in time. It may have been done; sent again with the same id, it"
              + " counts once.");
  static final Problem INTERNAL = of("internal", "Something went wrong on the server.");

  static Problem of(Refusal why) {
    return new Problem(status(why.code()), why, Optional.empty());
  }

  static Problem of(String code, String sentence) {
    return of(Refusal.of(code, sentence));
  }

  /// A code that is not named here is a conflict with the state of the table.
  private static int status(String code) {
    return switch (code) {
      case "malformed",
          "malformed-action",
          "bad-options",
          "bad-seats",
          "bad-name",
          "bad-password",
          "bad-passkey" ->
          400;
      case "no-session" -> 401;
      case "foreign-origin",
          "not-host",
          "not-seated",
          "wrong-login",
          "wrong-site",
          "wrong-passkey",
          "passkey-unverified",
          "passkey-copied" ->
          403;
      case "not-found", "table-not-found", "unknown-game" -> 404;
      case "method-not-allowed" -> 405;
      case "too-large" -> 413;
      case "too-many-requests" -> 429;
      case "internal" -> 500;
      case "unavailable" -> 503;
      default -> 409;
    };
  }

  static Problem tooManyRequests(Duration wait) {
    var seconds = Math.max(1, wait.plusMillis(999).toSeconds());
    var why = Refusal.of("too-many-requests", "Too many requests. Wait {seconds} s.");
    return new Problem(429, why.with("seconds", seconds), Optional.of(Duration.ofSeconds(seconds)));
  }

  String json() {
    var fields = new LinkedHashMap<String, Object>();
    fields.put("type", "about:blank");
    fields.put("title", HttpResponseStatus.valueOf(status).reasonPhrase());
    fields.put("status", status);
    fields.put("code", why.code());
    fields.put("detail", why.message());
    fields.putAll(why.arguments());
    return Json.write(fields);
  }
}
