package parlor.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlor.server.client.Guest;
import parlor.testkit.Proves;

/// What the operator's settings change at the edge.
final class EdgeSettingsTest {
  @TempDir Path data;

  private RunningEdge start(Map<String, String> settings) {
    return RunningEdge.start(data, settings);
  }

  private static HttpResponse<String> send(
      RunningEdge edge, String path, String body, String... headers) throws Exception {
    var request =
        HttpRequest.newBuilder(edge.address().resolve("/api/v1" + path))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .headers(headers);
    try (var http = HttpClient.newHttpClient()) {
      return http.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }
  }

  @Test
  @Proves({"PLT-1", "PLT-28"})
  void behind_https_cookies_are_secure_and_browsers_stay_with_it() throws Exception {
    try (var edge = start(Map.of("PARLOR_PUBLIC_URL", "https://play.example"))) {
      var made = send(edge, "/session", "{\"name\":\"Ann\"}", "Origin", "https://play.example");
      assertThat(made.headers().firstValue("set-cookie").orElseThrow().toLowerCase(Locale.ROOT))
          .contains("secure");
      assertThat(made.headers().firstValue("strict-transport-security")).isPresent();
    }
  }

  @Test
  @Proves("PLT-2")
  void links_lead_to_the_public_address_in_answers_and_frames() {
    try (var edge = start(Map.of("PARLOR_PUBLIC_URL", "https://play.example"))) {
      var ann = Guest.named("Ann", edge.address());
      var table = RunningEdge.table(ann);
      var answer = ann.get("/tables/" + table).expect(200).at("/table/link").asText();
      assertThat(answer).startsWith("https://play.example/t/");
      var line = ann.connect(table, "");
      assertThat(line.awaitType("snapshot").at("/table/link").asText()).isEqualTo(answer);
      line.close();
    }
  }

  @Test
  @Proves("PLT-28")
  void forwarded_headers_count_only_from_a_listed_proxy() throws Exception {
    var forwarded = new String[] {"X-Forwarded-Proto", "https", "Origin", "https://play.example"};
    try (var edge = start(Map.of("PARLOR_ORIGINS", "https://play.example"))) {
      var made = send(edge, "/session", "{\"name\":\"Ann\"}", forwarded);
      assertThat(made.headers().firstValue("strict-transport-security")).isEmpty();
    }
    var trusting =
        Map.of("PARLOR_ORIGINS", "https://play.example", "PARLOR_TRUSTED_PROXIES", "127.0.0.0/8");
    try (var edge = start(trusting)) {
      var made = send(edge, "/session", "{\"name\":\"Ann\"}", forwarded);
      assertThat(made.headers().firstValue("strict-transport-security")).isPresent();
    }
  }

  @Test
  @Proves("PLT-28")
  void after_ten_wrong_codes_a_guesser_waits_and_others_behind_the_proxy_do_not() throws Exception {
    try (var edge = start(Map.of("PARLOR_TRUSTED_PROXIES", "127.0.0.0/8"))) {
      var token = token(edge);
      for (var i = 0; i < 10; i++) {
        assertThat(guess(edge, token, "192.0.2.1").statusCode()).isEqualTo(404);
      }
      var refused = guess(edge, token, "192.0.2.1");
      assertThat(refused.statusCode()).isEqualTo(429);
      assertThat(refused.headers().firstValue("retry-after")).contains("60");
      assertThat(guess(edge, token, "192.0.2.9").statusCode()).isEqualTo(404);
    }
  }

  private static String token(RunningEdge edge) throws Exception {
    var body = send(edge, "/session", "{\"name\":\"Ann\",\"token\":true}", "Accept", "*/*").body();
    return body.replaceFirst(".*\"token\":\"([^\"]+)\".*", "$1");
  }

  private static HttpResponse<String> guess(RunningEdge edge, String token, String from)
      throws Exception {
    return send(
        edge,
        "/tables/join",
        "{\"code\":\"ABCDEF\"}",
        "Authorization",
        "Bearer " + token,
        "X-Forwarded-For",
        "203.0.113.7, " + from);
  }

  @Test
  @Proves("PLT-28")
  void one_session_cannot_ask_without_end() {
    try (var edge = start(Map.of())) {
      var ann = Guest.named("Ann", edge.address());
      var limited = 0;
      for (var i = 0; i < 400 && limited == 0; i++) {
        limited += ann.get("/session").status() == 429 ? 1 : 0;
      }
      assertThat(limited).isEqualTo(1);
      assertThat(edge.metrics()).contains("parlor_limited_total 1\n");
    }
  }
}
