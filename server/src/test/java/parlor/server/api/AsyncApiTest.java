package parlor.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlor.server.TestServer;
import parlor.server.client.Line;
import parlor.server.http.FrameList;
import parlor.testkit.Proves;
import parlor.wire.Json;

/// The document of the socket says what the server does.
final class AsyncApiTest {
  @TempDir static Path data;
  private static ApiDocument document;

  @BeforeAll
  static void read() throws IOException {
    document = ApiDocument.read("asyncapi.yaml");
  }

  private static JsonNode message(String type) {
    return document.root().at("/components/messages/" + type);
  }

  private static List<String> said(String operation) {
    var names = new ArrayList<String>();
    for (var message : document.root().at("/operations/" + operation + "/messages")) {
      var reference = message.get("$ref").asText();
      names.add(reference.substring(reference.lastIndexOf('/') + 1));
    }
    return names;
  }

  @Test
  @Proves("PLT-27")
  void every_frame_that_the_server_understands_is_documented() {
    assertThat(said("said-by-the-client"))
        .containsExactlyInAnyOrderElementsOf(FrameList.understood());
    assertThat(said("said-by-the-server")).containsAll(FrameList.said());
  }

  @Test
  @Proves("PLT-27")
  void every_example_fits_its_schema_and_is_understood() {
    for (var message : document.root().at("/components/messages").properties()) {
      for (var example : message.getValue().path("examples")) {
        var payload = example.get("payload");
        assertThat(document.objections(payload, message.getValue().get("payload"))).isEmpty();
        if (said("said-by-the-client").contains(message.getKey())) {
          assertThat(FrameList.isUnderstood(Json.write(payload))).as("%s", payload).isTrue();
        }
      }
    }
  }

  @Test
  @Proves({"PLT-27", "PLT-11"})
  void every_frame_of_a_whole_game_and_its_rematch_fits_the_document() {
    try (var server = TestServer.start(data)) {
      var ann = server.guest("Ann");
      var bob = server.guest("Bob");
      var made =
          ann.post("/tables", "{\"game\":\"tic-tac-toe\",\"seats\":[\"mine\",\"open\"]}")
              .expect(201);
      var table = made.get("table").asText();
      var annLine = ann.connect(table, "");
      var heard = new ArrayList<JsonNode>();
      heard.add(annLine.awaitType("snapshot"));
      bob.post("/tables/join", "{\"code\":\"" + made.get("code").asText() + "\"}").expect(200);
      annLine.send("{\"type\":\"start\",\"id\":\"s\"}");
      play(annLine, 0, heard);
      bob.post("/tables/" + table + "/actions", action("b0", 3)).expect(200);
      play(annLine, 0, heard);
      play(annLine, 1, heard);
      bob.post("/tables/" + table + "/actions", action("b1", 4)).expect(200);
      play(annLine, 2, heard);
      annLine.send("{\"type\":\"ping\"}");
      annLine.send("{\"type\":\"rematch\",\"id\":\"r\"}");
      drain(annLine, heard);
      var types = new TreeSet<String>();
      for (var frame : heard) {
        types.add(frame.get("type").asText());
        assertThat(document.objections(frame, message(frame.get("type").asText()).get("payload")))
            .as("%s", frame)
            .isEmpty();
      }
      assertThat(types).contains("snapshot", "update", "ack", "refused", "pong", "next");
      annLine.close();
    }
  }

  private static void play(Line line, int square, List<JsonNode> heard) {
    drain(line, heard);
    line.act("a" + heard.size(), "{\"type\":\"mark\",\"square\":" + square + "}");
    drain(line, heard);
  }

  private static String action(String id, int square) {
    return "{\"id\":\"%s\",\"action\":{\"type\":\"mark\",\"square\":%d}}".formatted(id, square);
  }

  private static void drain(Line line, List<JsonNode> heard) {
    for (var frame = line.poll(Duration.ofMillis(700));
        frame.isPresent();
        frame = line.poll(Duration.ofMillis(700))) {
      heard.add(frame.get());
    }
  }
}
