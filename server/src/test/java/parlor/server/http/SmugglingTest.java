package parlor.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlor.testkit.Proves;

/// A proxy in front and the server agree where a request ends, or the line is cut: else one person
/// could put a request of their own into the line of another.
final class SmugglingTest {
  private static final String GET = "GET /api/v1/games HTTP/1.1\r\nHost: localhost\r\n";
  private static final String POST =
      "POST /api/v1/session HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
  private static final String NEXT = GET + "\r\n";

  @TempDir static Path data;
  private static RunningEdge edge;

  @BeforeAll
  static void start() {
    edge = RunningEdge.start(data, Map.of("PARLOR_RATE_LIMITS", "off"));
  }

  @AfterAll
  static void stop() {
    edge.close();
  }

  @ParameterizedTest
  @Proves("PLT-28")
  @ValueSource(
      strings = {
        GET + "Content-Xength: 48\r\n\r\n",
        GET + "content-xength: 48\r\n\r\n",
        GET + "Content-Content-Xength: 48\r\n\r\n",
        POST + "Content-length: 2\r\nContent-\0ength: 48\r\n\r\n{}",
        POST + "Transfer-Encoding: chunked, xchunked\r\n\r\n0\r\n\r\n",
        POST + "Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n",
        POST + "Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n",
        POST + "Content-Length: 2\r\nContent-Length: 3\r\n\r\n{} ",
      })
  void a_request_whose_end_is_unclear_is_refused_and_its_line_cut(String unclear)
      throws IOException {
    try (var line = new RawLine(edge.address())) {
      line.say(unclear + NEXT);
      assertThat(line.head()).startsWith("HTTP/1.1 400");
      assertThat(line.rest()).doesNotContain("HTTP/1.1");
    }
  }

  @Test
  @Proves("PLT-28")
  void what_follows_a_damaged_piece_is_not_read_as_a_request() throws IOException {
    try (var line = new RawLine(edge.address())) {
      line.say(POST + "Transfer-Encoding: chunked\r\n\r\n0 \r\n\r\n" + NEXT);
      assertThat(line.head()).startsWith("HTTP/1.1");
      assertThat(line.rest()).doesNotContain("HTTP/1.1");
    }
  }

  /// The first letters of a name may come apart from the others.
  @Test
  @Proves("PLT-28")
  void the_pieces_of_a_head_are_read_together() throws IOException, InterruptedException {
    try (var line = new RawLine(edge.address())) {
      line.say(GET + "Content-");
      Thread.sleep(50);
      line.say("Xength: 48\r\n\r\n" + NEXT);
      assertThat(line.head()).startsWith("HTTP/1.1 400");
      assertThat(line.rest()).doesNotContain("HTTP/1.1");
    }
  }

  @Test
  @Proves("PLT-28")
  void requests_whose_end_is_clear_are_answered_one_after_the_other() throws IOException {
    try (var line = new RawLine(edge.address())) {
      line.say(GET + "X-Content-Strength: 48\r\nContent-Length: 0\r\n\r\n" + GET);
      line.say("Connection: close\r\n\r\n");
      assertThat(line.head()).startsWith("HTTP/1.1 200");
      assertThat(line.rest()).contains("HTTP/1.1 200");
    }
  }
}
