package parlor.server.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlor.server.client.Guest;
import parlor.testkit.Proves;
import parlor.wire.Json;

/// What the edge does by itself, over real connections.
final class EdgeTest {
  @TempDir static Path data;
  private static RunningEdge edge;
  private static HttpClient http;

  @BeforeAll
  static void start() {
    edge = RunningEdge.start(data, Map.of("PARLOR_RATE_EXEMPT", "127.0.0.1"));
    http = HttpClient.newHttpClient();
  }

  @AfterAll
  static void stop() {
    http.close();
    edge.close();
  }

  private static URI at(String path) {
    return edge.address().resolve(path);
  }

  private static HttpResponse<String> send(HttpRequest.Builder request) throws Exception {
    return http.send(request.build(), HttpResponse.BodyHandlers.ofString());
  }

  private static HttpRequest.Builder post(String path, String body) {
    return HttpRequest.newBuilder(at(path))
        .header("Content-Type", "application/json")
        .POST(HttpRequest.BodyPublishers.ofString(body));
  }

  private static String code(HttpResponse<String> response) {
    return Json.read(response.body(), JsonNode.class).path("code").asText();
  }

  private static String own() {
    return edge.address().toString();
  }

  @Test
  @Proves("PLT-1")
  void a_guest_is_a_name_and_a_cookie() throws Exception {
    var made = send(post("/api/v1/session", "{\"name\":\" Ann \"}").header("Origin", own()));
    var cookie = made.headers().firstValue("set-cookie").orElseThrow();
    assertThat(made.body()).isEqualTo("{\"player\":{\"name\":\"Ann\"}}");
    assertThat(cookie.toLowerCase(Locale.ROOT))
        .contains("httponly", "samesite=lax", "path=/")
        .doesNotContain("secure");
    var known =
        send(
            HttpRequest.newBuilder(at("/api/v1/session"))
                .header("Cookie", cookie.substring(0, cookie.indexOf(';'))));
    assertThat(known.body()).isEqualTo("{\"player\":{\"name\":\"Ann\"}}");
  }

  @Test
  @Proves("PLT-1")
  void a_guest_may_change_the_name_and_leave() {
    var ann = Guest.named("Ann", edge.address());
    assertThat(ann.post("/session", "{\"name\":\"Anna\"}").text()).contains("Anna");
    assertThat(ann.get("/session").text()).contains("Anna");
    assertThat(ann.call("DELETE", "/session", "").status()).isEqualTo(204);
    assertThat(ann.get("/session").code()).isEqualTo("no-session");
  }

  @Test
  @Proves("PLT-28")
  void a_planted_cookie_makes_nobody() throws Exception {
    var made =
        send(
            post("/api/v1/session", "{\"name\":\"Ann\"}")
                .header("Origin", own())
                .header("Cookie", "parlor_session=planted"));
    assertThat(made.headers().firstValue("set-cookie").orElseThrow()).doesNotContain("planted");
  }

  @Test
  @Proves({"PLT-7", "PLT-28"})
  void without_a_session_nothing_is_done() throws Exception {
    assertThat(code(send(post("/api/v1/tables", "{}").header("Origin", own()))))
        .isEqualTo("no-session");
    assertThat(send(HttpRequest.newBuilder(at("/api/v1/tables/t1"))).statusCode()).isEqualTo(401);
  }

  @Test
  @Proves("PLT-28")
  void a_foreign_page_may_not_act_whatever_it_carries() throws Exception {
    for (var origin : new String[] {"https://evil.example", "null", own() + ".evil.example"}) {
      var refused = send(post("/api/v1/session", "{\"name\":\"Ann\"}").header("Origin", origin));
      assertThat(refused.statusCode()).isEqualTo(403);
      assertThat(code(refused)).isEqualTo("foreign-origin");
    }
    var silent = post("/api/v1/tables", "{}").header("Cookie", "parlor_session=x");
    assertThat(code(send(silent))).isEqualTo("foreign-origin");
    var crossSite = post("/api/v1/tables", "{}").header("Sec-Fetch-Site", "cross-site");
    assertThat(code(send(crossSite))).isEqualTo("foreign-origin");
  }

  @Test
  @Proves("PLT-28")
  void forms_and_plain_text_are_not_taken_for_json() throws Exception {
    var form =
        HttpRequest.newBuilder(at("/api/v1/session"))
            .header("Content-Type", "text/plain")
            .header("Origin", own())
            .POST(HttpRequest.BodyPublishers.ofString("{\"name\":\"Ann\"}"));
    assertThat(code(send(form))).isEqualTo("malformed");
  }

  @Test
  @Proves({"PLT-7", "PLT-28"})
  void bad_bodies_are_refused_each_with_its_code() {
    var ann = Guest.named("Ann", edge.address());
    assertThat(ann.post("/session", "{\"name\":\"\u202Eevil\"}").code()).isEqualTo("bad-name");
    assertThat(ann.post("/session", "{\"name\":{}}").code()).isEqualTo("malformed");
    assertThat(ann.post("/session", "[".repeat(10_000)).code()).isEqualTo("malformed");
    assertThat(ann.post("/session", "null").code()).isEqualTo("malformed");
    assertThat(ann.post("/session", "{\"name\":\"a\",\"name\":\"b\"}").code())
        .isEqualTo("malformed");
    assertThat(ann.post("/session", " ".repeat(20_000)).code()).isEqualTo("too-large");
    assertThat(ann.post("/tables/join", "{\"code\":\"??????\"}").code())
        .isEqualTo("table-not-found");
    assertThat(ann.post("/tables", "{\"game\":\"tic-tac-toe\",\"seats\":[\"throne\"]}").code())
        .isEqualTo("bad-seats");
    assertThat(ann.get("/nothing").code()).isEqualTo("not-found");
    assertThat(ann.call("DELETE", "/games", "").code()).isEqualTo("method-not-allowed");
  }

  @Test
  @Proves("PLT-28")
  void a_problem_is_rfc_9457_json() throws Exception {
    var response = send(HttpRequest.newBuilder(at("/api/v1/session")));
    assertThat(response.headers().firstValue("content-type")).contains("application/problem+json");
    assertThat(response.body())
        .isEqualTo(
            "{\"type\":\"about:blank\",\"title\":\"Unauthorized\",\"status\":401,"
                + "\"code\":\"no-session\",\"detail\":\"Say who you are first.\"}");
  }

  @Test
  @Proves("PLT-28")
  void every_answer_carries_the_headers_that_shut_other_sites_out() throws Exception {
    for (var path : new String[] {"/", "/api/v1/games", "/api/v1/nothing", "/nothing.js"}) {
      var headers = send(HttpRequest.newBuilder(at(path))).headers();
      assertThat(headers.firstValue("content-security-policy").orElseThrow())
          .contains("default-src 'none'", "frame-ancestors 'none'")
          .doesNotContain("unsafe-inline");
      assertThat(headers.firstValue("x-content-type-options")).contains("nosniff");
      assertThat(headers.firstValue("cross-origin-opener-policy")).isEmpty();
      assertThat(headers.firstValue("strict-transport-security")).isEmpty();
    }
  }

  @Test
  @Proves("PLT-28")
  void oversized_headers_are_refused() throws Exception {
    try (var line = new RawLine(edge.address())) {
      line.say("GET / HTTP/1.1\r\nHost: x\r\nX: " + "x".repeat(9_000) + "\r\n\r\n");
      assertThat(line.head()).startsWith("HTTP/1.1 431");
    }
  }

  @Test
  @Proves("PLT-28")
  void who_opens_a_line_and_says_nothing_is_cut_off() throws Exception {
    try (var line = new RawLine(edge.address())) {
      line.say("GET / HTTP/1.1\r\nHo");
      var began = System.nanoTime();
      assertThat(line.ends()).isTrue();
      assertThat(System.nanoTime() - began).isBetween(4_000_000_000L, 9_000_000_000L);
    }
  }

  @Test
  @Proves("PLT-28")
  void a_socket_needs_a_session_and_an_own_origin() throws Exception {
    var upgrade =
        "GET /api/v1/tables/t1/socket HTTP/1.1\r\nHost: %s\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                .formatted(edge.address().getAuthority())
            + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    var expected =
        Map.of(
            "", "401",
            "Origin: https://evil.example\r\n", "403",
            "Origin: null\r\nAuthorization: Bearer x\r\n", "403",
            "Cookie: parlor_session=x\r\n", "403");
    for (var entry : expected.entrySet()) {
      try (var line = new RawLine(edge.address())) {
        line.say(upgrade + entry.getKey() + "\r\n");
        assertThat(line.head()).startsWith("HTTP/1.1 " + entry.getValue());
      }
    }
  }

  private static RawLine line() throws IOException {
    return line(edge);
  }

  /// A socket to a table of one's own.
  private static RawLine line(RunningEdge to) throws IOException {
    var ann = Guest.named("Ann", to.address());
    return RawLine.upgraded(to.address(), RunningEdge.table(ann), ann.token());
  }

  @Test
  @Proves("PLT-28")
  void frames_that_break_the_rules_end_the_socket_each_with_its_code() throws Exception {
    try (var line = line()) {
      line.frame(RawLine.TEXT, true, new byte[9_000]);
      assertThat(line.closeCode()).isEqualTo(1009);
    }
    try (var line = line()) {
      line.frame(RawLine.TEXT, true, new byte[200_000]);
      assertThat(line.closeCode()).isIn(1009, 1006);
    }
    try (var line = line()) {
      line.frame(RawLine.BINARY, true, new byte[] {1});
      assertThat(line.closeCode()).isEqualTo(1003);
    }
    try (var line = line()) {
      line.frame(RawLine.TEXT, true, new byte[] {'"', (byte) 0xC3, '"'});
      assertThat(line.closeCode()).isEqualTo(1007);
    }
    try (var line = line()) {
      line.say(new byte[] {(byte) 0x81, 1, '1'});
      assertThat(line.closeCode()).isEqualTo(1002);
    }
    try (var line = line()) {
      line.frame(0x40 | RawLine.TEXT, true, "1".getBytes(UTF_8));
      assertThat(line.closeCode()).isEqualTo(1002);
    }
  }

  @Test
  @Proves("PLT-28")
  void endless_fragments_end_the_socket() throws Exception {
    try (var line = line()) {
      line.frame(RawLine.TEXT, false, new byte[4_000]);
      line.frame(RawLine.CONTINUATION, false, new byte[4_000]);
      line.frame(RawLine.CONTINUATION, false, new byte[4_000]);
      assertThat(line.closeCode()).isEqualTo(1009);
    }
  }

  @Test
  @Proves("PLT-28")
  void a_flood_of_messages_or_pings_ends_the_socket() throws Exception {
    for (var kind : new int[] {RawLine.TEXT, RawLine.PING}) {
      try (var line = line()) {
        flood(line, kind);
        assertThat(line.closeCode()).isIn(1008, 1006);
      }
    }
  }

  private static void flood(RawLine line, int kind) throws IOException {
    for (var i = 0; i < 200; i++) {
      line.frame(kind, true, "{}".getBytes(UTF_8));
    }
  }

  @Test
  @Proves("PLT-28")
  void who_was_cut_off_for_a_flood_is_not_kept_out_by_that_line() throws Exception {
    var ann = Guest.named("Ann", edge.address());
    var table = RunningEdge.table(ann);
    try (var line = RawLine.upgraded(edge.address(), table, ann.token())) {
      flood(line, RawLine.TEXT);
      assertThat(line.closeCode()).isIn(1008, 1006);
      var again = ann.connect(table, "");
      again.awaitType("snapshot");
      again.close();
    }
  }

  @Test
  @Proves("PLT-28")
  void who_does_not_read_is_closed_and_does_not_fill_the_memory(@TempDir Path otherData)
      throws Exception {
    var settings = Map.of("PARLOR_RATE_LIMITS", "off");
    try (var patient = RunningEdge.start(otherData, settings)) {
      try (var line = line(patient)) {
        var answered = "{\"type\":\"act\",\"id\":\"%s\"}".formatted("x".repeat(60));
        for (var i = 0; i < 100_000 && !line.isCut(); i++) {
          line.frame(RawLine.TEXT, true, answered.getBytes(UTF_8));
        }
        assertThat(line.closeCode()).isIn(4008, 1006);
      }
      for (var i = 0; i < 100 && !patient.metrics().contains("parlor_sockets_open 0\n"); i++) {
        Thread.sleep(100);
      }
      assertThat(patient.metrics()).contains("parlor_sockets_open 0\n");
    }
  }

  @Test
  @Proves("PLT-7")
  void garbage_is_refused_and_the_socket_goes_on() {
    var ann = Guest.named("Ann", edge.address());
    var line = ann.connect(RunningEdge.table(ann), "");
    for (var garbage :
        new String[] {"", "[]", "7", "{\"type\":\"fly\"}", "[[[[[[[[[[".repeat(50)}) {
      line.send(garbage);
      assertThat(line.awaitType("refused").path("code").asText()).isEqualTo("malformed");
    }
    line.send("{\"type\":\"act\",\"id\":\"a1\"}");
    assertThat(line.awaitType("refused").path("id").asText()).isEqualTo("a1");
    line.send("{\"type\":\"ping\"}");
    assertThat(line.awaitType("pong")).isNotNull();
    line.close();
  }

  @Test
  @Proves("PLT-28")
  void leaving_closes_the_sockets_of_the_session() {
    var ann = Guest.named("Ann", edge.address());
    var line = ann.connect(RunningEdge.table(ann), "");
    ann.call("DELETE", "/session", "");
    assertThat(line.closeCode()).isEqualTo(4003);
  }
}
