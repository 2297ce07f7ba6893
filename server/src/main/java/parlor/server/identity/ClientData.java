package parlor.server.identity;

import com.fasterxml.jackson.core.JacksonException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import parlor.wire.Json;

/// What a browser says of the use of a passkey: for what, in answer to which challenge, on which
/// page. The device signs it with the rest.
///
/// @param crossOrigin whether the page was shown inside one of another site
public record ClientData(
    String type, String challenge, String origin, Optional<Boolean> crossOrigin) {
  public static final String MAKING = "webauthn.create";
  public static final String LOGGING_IN = "webauthn.get";

  /// Reads it, or nothing if it is none.
  public static Optional<ClientData> read(byte[] json) {
    try {
      var text = new String(json, StandardCharsets.UTF_8);
      return Optional.ofNullable(Json.MAPPER.readValue(text, ClientData.class));
    } catch (JacksonException e) {
      return Optional.empty();
    }
  }

  /// The host of the page, for which alone the passkey is good.
  public Optional<String> host() {
    try {
      return Optional.ofNullable(URI.create(origin).getHost());
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }
}
