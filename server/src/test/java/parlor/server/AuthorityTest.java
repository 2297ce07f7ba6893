package parlor.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlor.engine.SplitMix64;
import parlor.server.client.Guest;
import parlor.testkit.Proves;

/// Who may do what at a table, asked over real connections of the whole server.
final class AuthorityTest {
  private static final String CENTRE = "{\"type\":\"mark\",\"square\":4}";

  @TempDir static Path data;
  private static TestServer server;

  private Guest ann;
  private Guest bob;
  private Guest eve;
  private String table;

  @BeforeAll
  static void start() {
    server = TestServer.start(data);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  /// Ann and Bob are about to play; it is Ann's turn. Eve is at no table.
  @BeforeEach
  void sitDown() {
    ann = server.guest("Ann");
    bob = server.guest("Bob");
    eve = server.guest("Eve");
    var made =
        ann.post("/tables", "{\"game\":\"tic-tac-toe\",\"seats\":[\"mine\",\"open\"]}").expect(201);
    table = made.get("table").asText();
    bob.post("/tables/join", "{\"code\":\"%s\"}".formatted(made.get("code").asText())).expect(200);
    ann.post(path("/start"), "{}").expect(200);
  }

  private String path(String more) {
    return "/tables/" + table + more;
  }

  private static String action(String id, String more) {
    return "{\"id\":\"" + id + "\"" + more + ",\"action\":" + CENTRE + "}";
  }

  private JsonNode position() {
    return ann.get(path("")).expect(200).get("view");
  }

  /// Nothing has changed, and the one whose turn it is can still play.
  private void assertPlayGoesOnAfter(Runnable attempt) {
    var before = position();
    attempt.run();
    assertThat(position()).isEqualTo(before);
    ann.post(path("/actions"), action("good", "")).expect(200);
    assertThat(position()).isNotEqualTo(before);
  }

  @Test
  @Proves("PLT-7")
  void naming_the_seat_of_another_does_not_act_for_it() {
    assertPlayGoesOnAfter(() ->
        assertThat(bob.post(path("/actions"), action("b1", ",\"seat\":0")).code())
            .isEqualTo("not-your-turn"));
  }

  @Test
  @Proves("PLT-7")
  void nobody_acts_out_of_turn() {
    assertPlayGoesOnAfter(() ->
        assertThat(bob.post(path("/actions"), action("b1", "")).code()).isEqualTo("not-your-turn"));
  }

  @Test
  @Proves({"PLT-7", "PLT-8"})
  void who_is_not_at_the_table_can_neither_act_nor_look_nor_run_it() {
    assertPlayGoesOnAfter(() -> {
      assertThat(eve.post(path("/actions"), action("e1", "")).code()).isEqualTo("not-seated");
      assertThat(eve.get(path("")).code()).isEqualTo("not-seated");
      assertThat(eve.get(path("/qr.svg")).code()).isEqualTo("not-seated");
      assertThat(eve.post(path("/leave"), "").code()).isEqualTo("not-seated");
      assertThat(eve.post(path("/take-back"), "").code()).isEqualTo("not-seated");
      assertThat(eve.post(path("/rematch"), "").code()).isNotEmpty();
      assertThat(eve.post(path("/bots"), "{\"seat\":1,\"level\":\"hard\"}").code()).isNotEmpty();
      assertThat(eve.call("DELETE", path("/seats/1"), "").code()).isNotEmpty();
      var line = eve.connect(table, "");
      assertThat(line.awaitType("refused").get("code").asText()).isEqualTo("not-seated");
      assertThat(line.closeCode()).isEqualTo(4003);
    });
  }

  @Test
  @Proves("PLT-7")
  void a_table_that_does_not_exist_answers_the_same_to_everything() {
    assertThat(eve.get("/tables/t0").code()).isEqualTo("table-not-found");
    assertThat(eve.post("/tables/t0/actions", action("e1", "")).code())
        .isEqualTo("table-not-found");
    assertThat(eve.post("/tables/t0/start", "").code()).isEqualTo("table-not-found");
  }

  @Test
  @Proves("PLT-7")
  void a_socket_plays_its_own_seat_only() {
    assertPlayGoesOnAfter(() -> {
      var line = bob.connect(table, "");
      line.awaitType("snapshot");
      line.act("b1", CENTRE);
      assertThat(line.awaitType("refused").get("code").asText()).isEqualTo("not-your-turn");
      line.close();
      var other = bob.connect(table, "?seat=0&takeover=1");
      var snapshot = other.awaitType("snapshot");
      assertThat(snapshot.get("you").get("seat").asInt()).isEqualTo(1);
      assertThat(snapshot.get("options")).isEmpty();
      other.close();
    });
  }

  @Test
  @Proves("PLT-7")
  void garbage_in_place_of_an_action_is_refused() {
    assertPlayGoesOnAfter(() -> {
      for (var garbage :
          new String[] {"7", "\"mark\"", "{}", "{\"type\":\"fly\"}", "{\"type\":\"mark\"}"}) {
        var body = "{\"id\":\"g\",\"action\":" + garbage + "}";
        assertThat(ann.post(path("/actions"), body).code()).isEqualTo("malformed-action");
      }
      var outside = "{\"id\":\"g\",\"action\":{\"type\":\"mark\",\"square\":9}}";
      assertThat(ann.post(path("/actions"), outside).status()).isGreaterThanOrEqualTo(400);
      var deep = "{\"id\":\"g\",\"action\":" + "[".repeat(5_000) + "}";
      assertThat(ann.post(path("/actions"), deep).code()).isEqualTo("malformed");
      assertThat(ann.post(path("/actions"), "{\"action\":" + CENTRE + "}").code())
          .isEqualTo("malformed");
    });
  }

  @Test
  @Proves({"PLT-7", "PLT-28"})
  void a_thousand_damaged_frames_from_the_opponent_change_nothing() {
    var seed = Long.getLong("parlor.seed", System.nanoTime());
    var random = new SplitMix64(seed);
    assertPlayGoesOnAfter(() -> {
      var line = bob.connect(table, "");
      line.awaitType("snapshot");
      for (var i = 0; i < 1_000; i++) {
        line.send(
            damaged("{\"type\":\"act\",\"id\":\"b1\",\"at\":4,\"action\":" + CENTRE + "}", random));
        assertThat(line.awaitType("refused").get("code").asText())
            .as("seed %d", seed)
            .isIn("malformed", "malformed-action", "not-your-turn", "stale", "out-of-range");
      }
      line.send("{\"type\":\"ping\"}");
      assertThat(line.awaitType("pong")).as("seed %d", seed).isNotNull();
      line.close();
    });
  }

  /// The text with a few characters lost, doubled or replaced.
  private static String damaged(String text, SplitMix64 random) {
    var damaged = new StringBuilder(text);
    for (var i = random.nextInt(1, 6); i > 0; i--) {
      var at = random.nextInt(damaged.length());
      switch (random.nextInt(3)) {
        case 0 -> damaged.deleteCharAt(at);
        case 1 -> damaged.insert(at, damaged.charAt(at));
        default -> damaged.setCharAt(at, (char) random.nextInt(1, 0x2FF));
      }
    }
    return damaged.toString();
  }

  @Test
  @Proves({"PLT-7", "PLT-28"})
  void a_frame_over_the_limit_ends_that_socket_alone() {
    assertPlayGoesOnAfter(() -> {
      var line = ann.connect(table, "");
      line.awaitType("snapshot");
      line.send("{\"type\":\"act\",\"id\":\"" + "x".repeat(9_000) + "\"}");
      assertThat(line.closeCode()).isEqualTo(1009);
    });
  }

  @Test
  @Proves("PLT-9")
  void the_same_action_sent_twice_counts_once_and_gets_the_same_answer() {
    var first = ann.post(path("/actions"), action("a1", "")).expect(200);
    var position = position();
    assertThat(ann.post(path("/actions"), action("a1", "")).expect(200)).isEqualTo(first);
    assertThat(position()).isEqualTo(position);
  }

  @Test
  @Proves("PLT-9")
  void an_action_for_a_moment_that_has_passed_is_answered_with_the_present_one() {
    var line = ann.connect(table, "");
    var seen = line.awaitType("snapshot").get("seq").asLong();
    line.act("a1", CENTRE);
    line.awaitType("ack");
    bob.post(path("/actions"), "{\"id\":\"b1\",\"action\":{\"type\":\"mark\",\"square\":0}}")
        .expect(200);
    line.send(
        "{\"type\":\"act\",\"id\":\"a2\",\"at\":%d,\"action\":{\"type\":\"mark\",\"square\":8}}"
            .formatted(seen));
    assertThat(line.awaitType("refused").get("code").asText()).isEqualTo("stale");
    assertThat(line.awaitType("snapshot").get("seq").asLong()).isGreaterThan(seen);
    line.close();
  }

  @Test
  @Proves({"PLT-7", "PLT-10"})
  void an_accepted_action_is_acknowledged_and_shown_to_all() {
    var annLine = ann.connect(table, "");
    var bobLine = bob.connect(table, "");
    annLine.awaitType("snapshot");
    bobLine.awaitType("snapshot");
    annLine.act("a1", CENTRE);
    var seq = annLine.awaitType("ack").get("seq").asLong();
    var update = bobLine.await(frame -> frame.path("seq").asLong() == seq && frame.has("view"));
    assertThat(update.get("view").get("squares").get(4).asText()).isEqualTo("X");
    assertThat(position().get("squares")).isEqualTo(update.get("view").get("squares"));
    annLine.close();
    bobLine.close();
  }

  @Test
  @Proves("PLT-28")
  void a_session_that_has_ended_is_nobody() {
    ann.call("DELETE", "/session", "");
    assertThat(ann.post(path("/actions"), action("a1", "")).code()).isEqualTo("no-session");
    assertThat(ann.get(path("")).code()).isEqualTo("no-session");
  }
}
