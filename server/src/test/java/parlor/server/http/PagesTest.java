package parlor.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlor.testkit.Proves;

/// The files of the web client, as a browser gets them.
final class PagesTest {
  @TempDir static Path data;
  private static RunningEdge edge;
  private static HttpClient http;

  @BeforeAll
  static void start() {
    edge = RunningEdge.start(data, Map.of());
    http = HttpClient.newHttpClient();
  }

  @AfterAll
  static void stop() {
    http.close();
    edge.close();
  }

  private static HttpResponse<byte[]> get(String path, String... headers) throws Exception {
    var request = HttpRequest.newBuilder(edge.address().resolve(path));
    if (headers.length > 0) {
      request.headers(headers);
    }
    return http.send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
  }

  private static String text(HttpResponse<byte[]> response) {
    return new String(response.body(), StandardCharsets.UTF_8);
  }

  @Test
  @Proves("PLT-15")
  void the_page_is_at_every_address_that_people_see() throws Exception {
    var home = text(get("/"));
    assertThat(home).startsWith("<!doctype html>");
    assertThat(text(get("/t/K7M2QX"))).isEqualTo(home);
  }

  @Test
  void the_page_is_asked_for_again_and_not_sent_again() throws Exception {
    var first = get("/");
    var tag = first.headers().firstValue("etag").orElseThrow();
    assertThat(first.headers().firstValue("cache-control")).contains("no-cache");
    assertThat(get("/t/K7M2QX", "If-None-Match", tag).statusCode()).isEqualTo(304);
  }

  @Test
  void assets_are_kept_for_ever_and_come_compressed() throws Exception {
    var matcher = Pattern.compile("/assets/[^\"]+\\.js").matcher(text(get("/")));
    assertThat(matcher.find()).isTrue();
    var plain = get(matcher.group());
    var packed = get(matcher.group(), "Accept-Encoding", "gzip");
    assertThat(plain.headers().firstValue("cache-control").orElseThrow()).contains("immutable");
    assertThat(packed.headers().firstValue("content-encoding")).contains("gzip");
    try (var unpacked = new GZIPInputStream(new ByteArrayInputStream(packed.body()))) {
      assertThat(unpacked.readAllBytes()).isEqualTo(plain.body());
    }
  }

  @Test
  @Proves("PLT-28")
  void nothing_but_the_clients_files_can_be_fetched() throws Exception {
    for (var path :
        new String[] {
          "/assets/none.js",
          "/../application.conf",
          "/%2e%2e/application.conf",
          "/assets/..%2f..%2fapplication.conf",
          "/application.conf",
          "/db/migration/V1__journal_register_sessions.sql",
          "/assets/.hidden.js",
          "/parlor/server/Main.class"
        }) {
      var response = get(path);
      assertThat(text(response)).as(path).doesNotContain("pekko", "create table");
      assertThat(response.statusCode()).as(path).isIn(400, 404);
    }
  }
}
