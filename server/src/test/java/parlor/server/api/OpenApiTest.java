package parlor.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlor.server.TestServer;
import parlor.server.client.Guest;
import parlor.server.http.RouteList;
import parlor.testkit.Proves;
import parlor.wire.Json;

/// The document of the HTTP API says what the server does, no less and no more.
final class OpenApiTest {
  private static final Set<String> METHODS = Set.of("get", "post", "delete", "put", "patch");

  private static final Set<String> ENDS_THE_SESSION =
      Set.of("DELETE /session", "POST /account", "POST /account/login");

  @TempDir static Path data;
  private static TestServer server;
  private static ApiDocument document;

  @BeforeAll
  static void start() throws IOException {
    server = TestServer.start(data);
    document = ApiDocument.read("openapi.yaml");
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private record Operation(String method, String path, JsonNode description) {
    String name() {
      return method.toUpperCase(Locale.ROOT) + " " + path;
    }
  }

  private static List<Operation> operations() {
    var operations = new ArrayList<Operation>();
    for (var path : document.root().get("paths").properties()) {
      for (var method : path.getValue().properties()) {
        if (METHODS.contains(method.getKey())) {
          operations.add(new Operation(method.getKey(), path.getKey(), method.getValue()));
        }
      }
    }
    return operations;
  }

  @Test
  @Proves("PLT-27")
  void every_route_is_documented_and_every_documented_one_exists() {
    assertThat(operations().stream().map(Operation::name).toList())
        .containsExactlyInAnyOrderElementsOf(RouteList.names());
  }

  @Test
  @Proves("PLT-27")
  void every_documented_route_answers_as_documented() {
    var guest = server.guest("Ann");
    for (var operation : operations()) {
      if (!ENDS_THE_SESSION.contains(operation.name())) {
        assertAnswersAsDocumented(guest, operation);
      }
    }
    assertThat(guest.call("DELETE", "/session", "").status()).isEqualTo(204);
    operations().forEach(operation -> assertAnswersAsDocumented(guest, operation));
  }

  private static void assertAnswersAsDocumented(Guest guest, Operation operation) {
    var path =
        operation
            .path()
            .replace("{table}", "t0")
            .replace("{game}", "tic-tac-toe")
            .replace("{seat}", "1")
            .replace("{passkey}", "AQID");
    var example =
        document
            .resolved(operation.description().path("requestBody"))
            .path("content")
            .path("application/json")
            .path("example");
    var body = example.isMissingNode() ? "" : Json.write(example);
    var answer = guest.call(operation.method().toUpperCase(Locale.ROOT), path, body);
    assertFits(operation, answer);
  }

  private static void assertFits(Operation operation, Guest.Answer answer) {
    var responses = document.resolved(operation.description().get("responses"));
    var status = String.valueOf(answer.status());
    assertThat(responses.has(status))
        .as("%s answers %s: %s", operation.name(), status, answer.text())
        .isTrue();
    for (var content : document.resolved(responses.get(status)).path("content").properties()) {
      if (content.getKey().endsWith("json")) {
        assertThat(document.objections(answer.json(), content.getValue().get("schema")))
            .as("%s: %s", operation.name(), answer.text())
            .isEmpty();
      }
    }
  }

  private static Operation operation(String name) {
    return operations().stream().filter(o -> o.name().equals(name)).findFirst().orElseThrow();
  }

  @Test
  @Proves("PLT-27")
  void a_whole_game_over_http_answers_as_documented() {
    var ann = server.guest("Ann");
    var bob = server.guest("Bob");
    var made = ann.post("/tables", "{\"game\":\"tic-tac-toe\",\"seats\":[\"mine\",\"open\"]}");
    assertFits(operation("POST /tables"), made);
    var code = made.json().get("code").asText();
    var table = "/tables/" + made.json().get("table").asText();
    assertFits(operation("GET /session"), ann.get("/session"));
    assertFits(
        operation("POST /tables/join"), bob.post("/tables/join", "{\"code\":\"" + code + "\"}"));
    assertFits(operation("POST /tables/{table}/start"), ann.post(table + "/start", ""));
    var squares = new int[] {0, 3, 1, 4, 2};
    for (var turn = 0; turn < squares.length; turn++) {
      var action =
          "{\"id\":\"%d\",\"action\":{\"type\":\"mark\",\"square\":%d}}"
              .formatted(turn, squares[turn]);
      var answer = (turn % 2 == 0 ? ann : bob).post(table + "/actions", action);
      assertThat(answer.status()).isEqualTo(200);
      assertFits(operation("POST /tables/{table}/actions"), answer);
    }
    assertFits(operation("GET /tables/{table}"), ann.get(table));
    assertFits(operation("POST /tables/{table}/rematch"), ann.post(table + "/rematch", ""));
  }
}
