package parlor.server.http;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import java.util.Optional;
import parlor.server.http.ClientFiles.ClientFile;

/// The web client: its files, and its one page for every address that people see. A game's own
/// address has the same page with more in its head, for search engines.
final class Pages {
  private static final String PAGE = "index.html";
  private static final String FOR_EVER = "public, max-age=31536000, immutable";
  private static final String ASK_AGAIN = "no-cache";

  private final ClientFiles files;
  private final Admission admission;

  Pages(ClientFiles files, Admission admission) {
    this.files = files;
    this.admission = admission;
  }

  /// Files below `assets` have the hash of their content in their name and never change.
  void answer(RoutingContext context) {
    var path = context.normalizedPath().substring(1);
    var isFile = path.substring(path.lastIndexOf('/') + 1).contains(".");
    var file = isFile ? files.file(path) : ofGame(path).or(() -> files.file(PAGE));
    if (file.isEmpty()) {
      admission.fail(context, Problem.NO_SUCH_PAGE);
    } else {
      write(context, file.get(), path.startsWith("assets/") ? FOR_EVER : ASK_AGAIN);
    }
  }

  private Optional<ClientFile> ofGame(String path) {
    return path.contains("/") ? Optional.empty() : files.file(path + ".html");
  }

  private static void write(RoutingContext context, ClientFile file, String caching) {
    var request = context.request();
    var response = context.response();
    response
        .putHeader(HttpHeaders.CACHE_CONTROL, caching)
        .putHeader(HttpHeaders.ETAG, file.tag())
        .putHeader(HttpHeaders.VARY, "accept-encoding");
    if (file.tag().equals(request.getHeader(HttpHeaders.IF_NONE_MATCH))) {
      response.setStatusCode(304).end();
      return;
    }
    response.putHeader(HttpHeaders.CONTENT_TYPE, file.type());
    var packed = packed(request, file);
    packed.ifPresent(p -> response.putHeader(HttpHeaders.CONTENT_ENCODING, p.encoding()));
    var content = packed.map(Packed::content).orElse(file.plain());
    if (request.method().equals(HttpMethod.HEAD)) {
      response.putHeader(HttpHeaders.CONTENT_LENGTH, String.valueOf(content.length())).end();
    } else {
      response.end(content);
    }
  }

  private record Packed(String encoding, Buffer content) {}

  private static Optional<Packed> packed(HttpServerRequest request, ClientFile file) {
    var accepted = Optional.ofNullable(request.getHeader(HttpHeaders.ACCEPT_ENCODING)).orElse("");
    var brotli = file.brotli().filter(_ -> accepted.contains("br")).map(b -> new Packed("br", b));
    return brotli.or(
        () -> file.gzip().filter(_ -> accepted.contains("gzip")).map(b -> new Packed("gzip", b)));
  }
}
