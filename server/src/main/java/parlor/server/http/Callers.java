package parlor.server.http;

import io.vertx.core.http.HttpServerRequest;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// Finds out who calls: the address at the other end, or what a trusted proxy says it was.
final class Callers {
  private static final int HOPS_MAX = 10;
  private static final InetAddress NOWHERE = InetAddress.ofLiteral("0.0.0.0");

  private final List<Network> trusted;
  private final boolean isHttps;

  /// @param trusted proxies whose forwarded headers are believed
  /// @param isHttps whether everybody comes by https
  Callers(List<Network> trusted, boolean isHttps) {
    this.trusted = trusted;
    this.isHttps = isHttps;
  }

  record Caller(InetAddress address, boolean isHttps) {}

  Caller of(HttpServerRequest request) {
    var peer =
        Optional.ofNullable(request.remoteAddress())
            .flatMap(address -> Optional.ofNullable(address.hostAddress()))
            .flatMap(Callers::literal)
            .orElse(NOWHERE);
    if (!Network.anyContains(trusted, peer)) {
      return new Caller(peer, isHttps);
    }
    var forwarded = request.headers().getAll("x-forwarded-for");
    var scheme = Optional.ofNullable(request.getHeader("x-forwarded-proto")).orElse("");
    return new Caller(origin(peer, forwarded), isHttps || "https".equalsIgnoreCase(scheme.strip()));
  }

  /// Goes back from the nearest hop; the first one that is not ours is as far as we believe.
  InetAddress origin(InetAddress peer, List<String> forwarded) {
    var hops =
        forwarded.stream()
            .flatMap(line -> Arrays.stream(line.split(",", -1)))
            .map(String::strip)
            .toList();
    var nearest = peer;
    for (var hop : hops.reversed().stream().limit(HOPS_MAX).toList()) {
      var address = literal(hop);
      if (address.isEmpty()) {
        return nearest;
      }
      nearest = address.get();
      if (!Network.anyContains(trusted, nearest)) {
        return nearest;
      }
    }
    return nearest;
  }

  private static Optional<InetAddress> literal(String text) {
    try {
      return Optional.of(InetAddress.ofLiteral(text));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }
}
