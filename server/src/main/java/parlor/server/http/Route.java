package parlor.server.http;

import io.vertx.core.Future;
import io.vertx.core.http.HttpMethod;

/// One call of the public API.
///
/// @param path below the API's root, with `:name` for what varies
record Route(HttpMethod method, String path, Needs needs, Endpoint endpoint) {
  static final String ROOT = "/api/v1";

  enum Needs {
    NOTHING,
    SESSION
  }

  /// Answers a call, on the event loop: what blocks is done elsewhere.
  interface Endpoint {
    Future<Reply> answer(Call call);
  }

  static Route get(String path, Needs needs, Endpoint endpoint) {
    return new Route(HttpMethod.GET, path, needs, endpoint);
  }

  static Route post(String path, Needs needs, Endpoint endpoint) {
    return new Route(HttpMethod.POST, path, needs, endpoint);
  }

  static Route delete(String path, Needs needs, Endpoint endpoint) {
    return new Route(HttpMethod.DELETE, path, needs, endpoint);
  }

  /// Whether it may change something, so that strangers' pages must not send it.
  boolean isUnsafe() {
    return !method.equals(HttpMethod.GET);
  }
}
