package parlor.server.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlor.server.client.Guest;
import parlor.testkit.Proves;

/// People who want to stop the server, with its limits as they are: each is refused or cut off, and
/// those who play elsewhere hardly notice.
final class AttackTest {
  private static final int TABLES = 4;
  private static final int HALF_OPEN = Integer.getInteger("parlor.half.open", 300);

  /// On a busy machine a move may take a while by itself.
  private static final Duration HARDLY_NOTICED = Duration.ofMillis(250);

  @TempDir Path data;
  private RunningEdge edge;
  private int attackers;
  private List<Duration> quiet = List.of();

  @BeforeEach
  void start() {
    edge = RunningEdge.start(data, Map.of("PARLOR_TRUSTED_PROXIES", "127.0.0.1"));
  }

  @AfterEach
  void stop() {
    edge.close();
  }

  private String anotherAddress() {
    attackers++;
    return "203.0." + attackers % 250 + "." + (1 + attackers / 250);
  }

  /// A line to a table of the attacker's own.
  private RawLine line() throws IOException {
    var behind = anotherAddress();
    var eve = Guest.named("Eve", edge.address(), behind);
    return RawLine.upgraded(edge.address(), RunningEdge.table(eve), eve.token(), behind);
  }

  /// Attacks again and again while others play; how often it came to its end.
  private int attack(String name, Callable<?> attack) throws Exception {
    if (quiet.isEmpty()) {
      try (var before = new Bystanders(edge.address(), TABLES)) {
        quiet = before.play();
      }
    }
    List<Duration> disturbed;
    var attacks = 0;
    var over = new AtomicBoolean();
    try (var during = new Bystanders(edge.address(), TABLES);
        var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var playing =
          threads.submit(() -> {
            try {
              return during.play();
            } finally {
              over.set(true);
            }
          });
      while (!over.get()) {
        attack.call();
        attacks++;
      }
      disturbed = playing.get();
    }
    System.out.printf(
        "%s: %d attacks; moves of others p50 %d ms before, %d ms during; p99 %d and %d ms%n",
        name,
        attacks,
        Bystanders.percentile(quiet, 50).toMillis(),
        Bystanders.percentile(disturbed, 50).toMillis(),
        Bystanders.percentile(quiet, 99).toMillis(),
        Bystanders.percentile(disturbed, 99).toMillis());
    assertThat(Bystanders.percentile(disturbed, 90)).as(name).isLessThan(HARDLY_NOTICED);
    return attacks;
  }

  @Test
  @Proves("PLT-28")
  void a_flood_of_messages_or_pings_is_cut_off_and_others_play_on() throws Exception {
    for (var kind : new int[] {RawLine.TEXT, RawLine.PING}) {
      var flood = RawLine.framed(kind, true, "{\"type\":\"ping\"}".getBytes(UTF_8));
      attack(
          "flood of kind " + kind,
          () -> {
            try (var line = line()) {
              for (var i = 0; i < 10_000 && !line.isCut(); i++) {
                line.say(flood);
              }
              assertThat(line.closeCode()).isIn(1008, 1006);
            }
            return 0;
          });
    }
  }

  @Test
  @Proves("PLT-28")
  void fragments_without_end_are_cut_off_and_others_play_on() throws Exception {
    attack(
        "endless fragments",
        () -> {
          try (var line = line()) {
            line.frame(RawLine.TEXT, false, new byte[1]);
            for (var i = 0; i < 10_000 && !line.isCut(); i++) {
              line.frame(RawLine.CONTINUATION, false, new byte[1]);
            }
            assertThat(line.closeCode()).isIn(1008, 1009, 1006);
          }
          return 0;
        });
  }

  @Test
  @Proves("PLT-28")
  void half_open_handshakes_are_cut_off_and_others_come_in_and_play_on() throws Exception {
    var halfOpen = new ArrayList<RawLine>();
    try {
      for (var i = 0; i < HALF_OPEN; i++) {
        var line = new RawLine(edge.address());
        line.say(i % 3 == 0 ? "" : i % 3 == 1 ? "GET /api/v1/se" : "POST / HTTP/1.1\r\nX: y\r\n");
        halfOpen.add(line);
      }
      var dripping = halfOpen.getFirst();
      attack(
          "half-open handshakes",
          () -> {
            dripping.say("G");
            Thread.sleep(5);
            return 0;
          });
      for (var line : halfOpen) {
        assertThat(line.ends()).isTrue();
      }
    } finally {
      for (var line : halfOpen) {
        line.close();
      }
    }
  }

  @Test
  @Proves("PLT-28")
  void a_request_that_is_too_big_is_refused_and_others_play_on() throws Exception {
    var bodies = "x".repeat(HttpVerticle.BODY_MAX + 1);
    attack(
        "big requests",
        () -> {
          try (var line = new RawLine(edge.address())) {
            line.say("GET / HTTP/1.1\r\nHost: x\r\nX: " + "x".repeat(9_000) + "\r\n\r\n");
            assertThat(line.head()).startsWith("HTTP/1.1 431");
          }
          try (var line = new RawLine(edge.address())) {
            line.say("GET /" + "x".repeat(5_000) + " HTTP/1.1\r\nHost: x\r\n\r\n");
            assertThat(line.head()).contains(" 414 ");
          }
          var eve = Guest.named("Eve", edge.address(), anotherAddress());
          assertThat(eve.post("/tables/join", bodies).code()).isEqualTo("too-large");
          return 0;
        });
  }
}
