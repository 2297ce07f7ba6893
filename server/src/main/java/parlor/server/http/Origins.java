package parlor.server.http;

import io.vertx.core.http.HttpServerRequest;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Tells our own pages from those of strangers, so that no other site can act with a player's
/// cookie.
final class Origins {
  private static final Set<String> OWN_SITES = Set.of("same-origin", "none");

  private final List<String> allowed;

  /// @param allowed origins beside the one that the request itself was sent to
  Origins(List<String> allowed) {
    this.allowed = allowed;
  }

  /// Whether a request may use the caller's cookie or change anything.
  ///
  /// @param hasBearer whether it carries a token, which no browser sends by itself
  /// @param hasCookie whether it carries a session's cookie
  boolean allows(HttpServerRequest request, boolean hasBearer, boolean hasCookie) {
    var origin = Optional.ofNullable(request.getHeader("origin"));
    if (origin.isPresent()) {
      return isOwn(origin.get(), authority(request));
    }
    var site = Optional.ofNullable(request.getHeader("sec-fetch-site"));
    return site.map(OWN_SITES::contains).orElse(hasBearer || !hasCookie);
  }

  boolean isOwn(String origin, String authority) {
    if (allowed.contains(origin)) {
      return true;
    }
    try {
      var found = Optional.ofNullable(URI.create(origin).getRawAuthority());
      return found.map(authority::equalsIgnoreCase).orElse(false);
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  static String authority(HttpServerRequest request) {
    return Optional.ofNullable(request.getHeader("host")).orElse("");
  }
}
