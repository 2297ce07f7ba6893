package parlor.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlor.server.client.Guest;
import parlor.testkit.Proves;

/// A table does not say in time what became of a command: it may be stored.
final class UnknownOutcomeTest {
  @TempDir static Path data;
  private static RunningEdge edge;

  @BeforeAll
  static void start() {
    edge = RunningEdge.start(data, Map.of(), new QuietHouse());
  }

  @AfterAll
  static void stop() {
    edge.close();
  }

  @Test
  @Proves("PLT-9")
  void a_socket_says_neither_yes_nor_no_but_ends_so_that_the_client_repeats() {
    var line = Guest.named("Ann", edge.address()).connect(QuietHouse.MUTE, "");
    line.act("a1", "{\"type\":\"mark\",\"square\":4}");
    assertThat(line.closeCode()).isEqualTo(1013);
    assertThat(line.poll(Duration.ZERO)).isEmpty();
  }

  @Test
  @Proves("PLT-9")
  void a_request_is_told_that_it_may_be_repeated() {
    var answer =
        Guest.named("Ann", edge.address())
            .post(
                "/tables/" + QuietHouse.MUTE + "/actions",
                "{\"id\":\"a1\",\"action\":{\"type\":\"mark\",\"square\":4}}");
    assertThat(answer.status()).isEqualTo(503);
    assertThat(answer.code()).isEqualTo("unavailable");
    assertThat(answer.json().get("detail").asText()).contains("the same id");
  }
}
