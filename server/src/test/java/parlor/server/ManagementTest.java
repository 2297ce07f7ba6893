package parlor.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlor.server.metrics.Metrics;
import parlor.testkit.Proves;

/// What an operator sees.
final class ManagementTest {
  @TempDir Path data;

  private static HttpResponse<String> get(URI address) throws Exception {
    try (var http = HttpClient.newHttpClient()) {
      return http.send(
          HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofString());
    }
  }

  @Test
  @Proves("PLT-26")
  void a_server_tells_that_it_lives_and_is_ready_and_its_figures() throws Exception {
    try (var server = TestServer.start(data)) {
      var ann = server.guest("Ann");
      var made =
          ann.post(
                  "/tables",
                  "{\"game\":\"tic-tac-toe\",\"seats\":[\"mine\",\"mine\"],\"start\":true}")
              .expect(201);
      var line = ann.connect(made.get("table").asText(), "?seat=0");
      line.awaitType("snapshot");
      line.act("a1", "{\"type\":\"mark\",\"square\":4}");
      line.awaitType("ack");
      assertThat(get(server.management().resolve("/health/live")).statusCode()).isEqualTo(200);
      assertThat(get(server.management().resolve("/health/ready")).statusCode()).isEqualTo(200);
      assertThat(get(server.management().resolve("/metrics")).body())
          .contains("# TYPE parlor_command_ack_seconds histogram")
          .contains("parlor_command_ack_seconds_count 1\n")
          .contains("parlor_sockets_open 1\n")
          .contains("parlor_tables_open 1\n", "parlor_journal_queue 0\n")
          .contains("parlor_bot_decisions_total 0\n")
          .containsPattern("jvm_heap_used_bytes \\d+");
      line.close();
    }
  }

  @Test
  @Proves("PLT-26")
  void who_is_not_ready_says_503() throws Exception {
    var isReady = new AtomicBoolean();
    try (var management = Management.start("127.0.0.1", 0, isReady::get, new Metrics())) {
      var ready = URI.create("http://127.0.0.1:" + management.port() + "/health/ready");
      assertThat(get(ready).statusCode()).isEqualTo(503);
      isReady.set(true);
      assertThat(get(ready).statusCode()).isEqualTo(200);
      assertThat(get(ready.resolve("/anything")).statusCode()).isEqualTo(404);
    }
  }

  @Test
  @Proves("PLT-26")
  void a_server_that_is_told_to_end_tells_its_clients_and_ends_within_ten_seconds()
      throws Exception {
    try (var process = parlor.server.client.ServerProcess.start(data, Map.of())) {
      var ann = parlor.server.client.Guest.named("Ann", process.address());
      var made =
          ann.post("/tables", "{\"game\":\"tic-tac-toe\",\"seats\":[\"mine\",\"open\"]}")
              .expect(201);
      var line = ann.connect(made.get("table").asText(), "");
      line.awaitType("snapshot");
      var began = System.nanoTime();
      process.terminate();
      assertThat((System.nanoTime() - began) / 1_000_000).isLessThan(10_000);
      assertThat(line.awaitType("notice").get("code").asText()).isEqualTo("restarting");
      assertThat(line.closeCode()).isEqualTo(1012);
      process.restart();
      assertThat(
              ann.get("/tables/" + made.get("table").asText())
                  .expect(200)
                  .at("/table/phase")
                  .asText())
          .isEqualTo("lobby");
    }
  }
}
