package parlor.server.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.vertx.core.buffer.Buffer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import parlor.server.identity.Sha256;

/// The files of the web client, from the class path, kept in memory once they were asked for.
final class ClientFiles {
  private static final String FOLDER = "web/";
  private static final int TAG_DIGITS = 24;

  /// One folder deep, no dots at the beginning: nothing outside can be named.
  private static final Pattern PATH =
      Pattern.compile("(?:[a-z0-9][a-z0-9_-]*/)?[A-Za-z0-9_][A-Za-z0-9_-]*(?:\\.[A-Za-z0-9_-]+)+");

  private static final Map<String, String> TYPES =
      Map.ofEntries(
          Map.entry("html", "text/html; charset=utf-8"),
          Map.entry("js", "text/javascript; charset=utf-8"),
          Map.entry("mjs", "text/javascript; charset=utf-8"),
          Map.entry("css", "text/css; charset=utf-8"),
          Map.entry("json", "application/json"),
          Map.entry("map", "application/json"),
          Map.entry("webmanifest", "application/manifest+json"),
          Map.entry("svg", "image/svg+xml"),
          Map.entry("png", "image/png"),
          Map.entry("ico", "image/x-icon"),
          Map.entry("woff2", "font/woff2"),
          Map.entry("txt", "text/plain; charset=utf-8"));

  /// Stands in pages for the address under which people reach the server.
  private static final String ADDRESS = "{{url}}";

  private final ConcurrentHashMap<String, Optional<ClientFile>> files = new ConcurrentHashMap<>();
  private final String address;

  /// @param address where people reach the server; empty where nobody has said so, which leaves
  ///   addresses in pages relative
  ClientFiles(String address) {
    this.address = address;
  }

  /// @param tag changes when the content does
  /// @param brotli the content compressed, where the build has done that
  record ClientFile(
      String type, String tag, Buffer plain, Optional<Buffer> gzip, Optional<Buffer> brotli) {}

  /// The file at this path below the client's root.
  Optional<ClientFile> file(String path) {
    var known = files.get(path);
    if (known != null) {
      return known;
    }
    var found = PATH.matcher(path).matches() ? load(path) : Optional.<ClientFile>empty();
    if (found.isPresent()) {
      files.put(path, found);
    }
    return found;
  }

  private Optional<ClientFile> load(String path) {
    var type = Optional.ofNullable(TYPES.get(path.substring(path.lastIndexOf('.') + 1)));
    return type.flatMap(
        t -> resource(FOLDER + path).map(plain -> file(path, t, addressed(t, plain))));
  }

  private byte[] addressed(String type, byte[] plain) {
    return type.startsWith("text/html")
        ? new String(plain, UTF_8).replace(ADDRESS, address).getBytes(UTF_8)
        : plain;
  }

  private static ClientFile file(String path, String type, byte[] plain) {
    var gzip = resource(FOLDER + path + ".gz").orElseGet(() -> gzip(plain));
    return new ClientFile(
        type,
        tag(plain),
        Buffer.buffer(plain),
        Optional.of(gzip).filter(bytes -> bytes.length < plain.length).map(Buffer::buffer),
        resource(FOLDER + path + ".br").map(Buffer::buffer));
  }

  static Optional<byte[]> resource(String name) {
    try (var in = ClientFiles.class.getClassLoader().getResourceAsStream(name)) {
      return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static byte[] gzip(byte[] plain) {
    var out = new ByteArrayOutputStream();
    try (var gzip = new GZIPOutputStream(out)) {
      gzip.write(plain);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }

  static String tag(byte[] content) {
    return "\"" + Sha256.of(content).substring(0, TAG_DIGITS) + "\"";
  }
}
