package parlor.server.http;

import io.vertx.core.http.HttpServerResponse;

/// What browsers are told about every answer, so that they refuse what we never do.
final class Headers {
  /// Scripts and styles come from our own files alone; nobody may frame us.
  static final String CONTENT_SECURITY_POLICY =
      String.join(
          "; ",
          "default-src 'none'",
          "script-src 'self'",
          "style-src 'self'",
          "img-src 'self' data:",
          "font-src 'self'",
          "connect-src 'self'",
          "manifest-src 'self'",
          "worker-src 'self'",
          "base-uri 'none'",
          "form-action 'self'",
          "frame-ancestors 'none'");

  private static final String HTTPS_FOR_A_YEAR = "max-age=31536000";

  private Headers() {}

  static void secure(HttpServerResponse response, boolean isHttps) {
    response
        .putHeader("content-security-policy", CONTENT_SECURITY_POLICY)
        .putHeader("x-content-type-options", "nosniff")
        .putHeader("cross-origin-resource-policy", "same-origin")
        .putHeader("referrer-policy", "same-origin")
        .putHeader("x-frame-options", "DENY")
        .putHeader("cache-control", "no-store");
    if (isHttps) {
      // On plain HTTP browsers ignore it, and complain.
      response.putHeader("cross-origin-opener-policy", "same-origin");
      response.putHeader("strict-transport-security", HTTPS_FOR_A_YEAR);
    }
  }
}
