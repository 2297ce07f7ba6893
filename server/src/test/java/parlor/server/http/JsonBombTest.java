package parlor.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlor.server.client.Guest;
import parlor.testkit.Proves;

/// JSON that is meant to harm whoever reads it.
final class JsonBombTest {
  /// Far more than any needs: it shall not be a way to make the server work.
  private static final Duration PATIENCE = Duration.ofMillis(500);

  @TempDir static Path data;
  private static RunningEdge edge;
  private static Guest ann;
  private static String table;

  @BeforeAll
  static void start() {
    edge = RunningEdge.start(data, Map.of("PARLOR_RATE_LIMITS", "off"));
    ann = Guest.named("Ann", edge.address());
    table =
        ann.post(
                "/tables",
                "{\"game\":\"tic-tac-toe\",\"seats\":[\"mine\",\"bot:easy\"],\"start\":true}")
            .expect(201)
            .get("table")
            .asText();
  }

  @AfterAll
  static void stop() {
    edge.close();
  }

  static List<String> bombs() {
    return List.of(
        "[".repeat(8_000),
        "[".repeat(4_000) + "]".repeat(4_000),
        "{\"a\":".repeat(1_300) + "1" + "}".repeat(1_300),
        "{\"type\":\"mark\",\"square\":4,\"x\":" + "[".repeat(100) + "]".repeat(100) + "}",
        "{\"type\":\"mark\",\"square\":4,\"square\":5}",
        "{\"type\":\"mark\",\"type\":\"mark\",\"square\":4}",
        "{\"type\":\"mark\",\"square\":1e999}",
        "{\"type\":\"mark\",\"square\":1e2147483647}",
        "{\"type\":\"mark\",\"square\":4e-1}",
        "{\"type\":\"mark\",\"square\":4.0}",
        "{\"type\":\"mark\",\"square\":" + "9".repeat(7_000) + "}",
        "{\"type\":\"mark\",\"square\":99999999999999999999}",
        "{\"type\":\"mark\",\"square\":4294967300}",
        "{\"type\":\"mark\",\"square\":-1}",
        "{\"type\":\"mark\",\"square\":NaN}",
        "{\"type\":\"mark\",\"square\":Infinity}",
        "{\"type\":\"mark\",\"square\":04}",
        "{\"type\":\"mark\",\"square\":\"4\"}",
        "{\"type\":\"mark\",\"square\":null}",
        "{\"type\":\"mark\",\"square\":[4]}",
        "{\"type\":\"mark\",\"square\":true}",
        "{\"type\":\"mark\"}",
        "{\"type\":\"" + "x".repeat(7_000) + "\"}",
        "{\"type\":\"java.lang.Runtime\",\"square\":4}",
        "{\"@class\":\"java.lang.Runtime\",\"square\":4}",
        "[\"parlor.games.tictactoe.TicTacToeAction$Mark\",{\"square\":4}]",
        "{\"__proto__\":{\"type\":\"mark\",\"square\":4}}",
        "{\"constructor\":{\"prototype\":{\"type\":\"mark\"}},\"square\":4}",
        "{\"type\":\"mark\",\"square\":4}}",
        "{\"type\":\"mark\",\"square\":4} {}",
        "{\"type\":\"mark\",/* */\"square\":4}",
        "{'type':'mark','square':4}",
        "{type:\"mark\",square:4}",
        "{\"type\":\"mark\\u0000\",\"square\":4}",
        "{\"type\":\"MARK\",\"square\":4}",
        "null",
        "true",
        "\"\\ud800\"");
  }

  @ParameterizedTest
  @MethodSource("bombs")
  @Proves({"PLT-7", "PLT-28"})
  void harmful_json_is_refused_at_once_and_changes_nothing(String bomb) {
    var before = ann.get("/tables/" + table).expect(200).get("view");
    var body = "{\"id\":\"b\",\"action\":" + bomb + "}";
    var began = System.nanoTime();
    assertThat(ann.post("/tables/" + table + "/actions", body).code())
        .isIn("malformed", "malformed-action", "out-of-range", "no-such-square");
    assertThat(ann.post("/tables/" + table + "/actions", bomb).code()).isEqualTo("malformed");
    assertThat(ann.post("/session", bomb).code()).isEqualTo("malformed");
    var line = ann.connect(table, "?takeover=1");
    line.send("{\"type\":\"act\",\"id\":\"b\",\"action\":" + bomb + "}");
    assertThat(line.awaitType("refused").get("code").asText()).isNotEmpty();
    line.send(bomb);
    assertThat(line.awaitType("refused").get("code").asText()).isEqualTo("malformed");
    line.close();
    assertThat(Duration.ofNanos(System.nanoTime() - began)).isLessThan(PATIENCE);
    assertThat(ann.get("/tables/" + table).expect(200).get("view")).isEqualTo(before);
  }

  @Test
  @Proves({"PLT-7", "PLT-9"})
  void an_id_that_could_not_be_stored_as_it_is_is_none() {
    for (var id : List.of("", "x".repeat(65), "\\ud800", "a\\udc00b", "a\\u0000", "a\\nb")) {
      var body = "{\"id\":\"" + id + "\",\"action\":{\"type\":\"mark\",\"square\":4}}";
      assertThat(ann.post("/tables/" + table + "/actions", body).code()).isEqualTo("malformed");
    }
  }
}
