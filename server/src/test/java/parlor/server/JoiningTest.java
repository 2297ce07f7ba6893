package parlor.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlor.server.client.Guest;
import parlor.server.client.Guest.Answer;
import parlor.testkit.Proves;

/// Getting to a table, over real connections of the whole server.
final class JoiningTest {
  @TempDir static Path data;
  private static TestServer server;

  @BeforeAll
  static void start() {
    server = TestServer.start(data);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static JsonNode open(Guest host) {
    return host.post("/tables", "{\"game\":\"tic-tac-toe\",\"seats\":[\"mine\",\"open\"]}")
        .expect(201);
  }

  private static Answer join(Guest guest, String code) {
    return guest.post("/tables/join", "{\"code\":\"" + code + "\"}");
  }

  private static void assertRefused(Answer answer, String code, String sentence) {
    assertThat(answer.code()).isEqualTo(code);
    assertThat(answer.json().get("detail").asText()).isEqualTo(sentence);
  }

  @Test
  @Proves("PLT-2")
  void a_table_has_a_code_of_six_clear_symbols_and_a_link_and_takes_any_case() {
    var made = open(server.guest("Ann"));
    var code = made.get("code").asText();
    assertThat(code).matches("[A-HJ-NP-Z2-9]{6}");
    assertThat(made.get("link").asText()).isEqualTo(server.address() + "/t/" + code);
    var joined = join(server.guest("Bob"), code.toLowerCase(Locale.ROOT)).expect(200);
    assertThat(joined.get("table")).isEqualTo(made.get("table"));
    assertThat(joined.get("seat").asInt()).isEqualTo(1);
  }

  @Test
  @Proves("PLT-2")
  void every_answer_and_frame_has_the_same_link() {
    var ann = server.guest("Ann");
    var made = open(ann);
    var table = made.get("table").asText();
    assertThat(ann.get("/tables/" + table).expect(200).at("/table/link"))
        .isEqualTo(made.get("link"));
    var line = ann.connect(table, "");
    assertThat(line.awaitType("snapshot").at("/table/link")).isEqualTo(made.get("link"));
    join(server.guest("Bob"), made.get("code").asText()).expect(200);
    var update =
        line.await(
            frame -> frame.path("table").path("seats").findValuesAsText("name").contains("Bob"));
    assertThat(update.at("/table/link")).isEqualTo(made.get("link"));
    line.close();
  }

  @Test
  @Proves("PLT-2")
  void the_qr_code_is_an_image_for_those_at_the_table() {
    var ann = server.guest("Ann");
    var made = open(ann);
    assertThat(ann.get("/tables/" + made.get("table").asText() + "/qr.svg").text())
        .startsWith("<svg");
  }

  @Test
  @Proves({"PLT-4", "CAM-21"})
  void every_reason_not_to_be_let_in_has_its_own_message() {
    var ann = server.guest("Ann");
    var bob = server.guest("Bob");
    var eve = server.guest("Eve");
    var code = open(ann).get("code").asText();
    assertRefused(join(eve, "XYZ999"), "table-not-found", "Game not found");
    assertRefused(join(ann, code), "already-seated", "You are already in this game");
    join(bob, code).expect(200);
    assertRefused(join(bob, code), "already-seated", "You are already in this game");
    assertRefused(join(eve, code), "table-full", "Game is full");
    var other = open(eve);
    assertRefused(join(server.guest("Dan"), code), "table-full", "Game is full");
    assertRefused(
        join(bob, other.get("code").asText()),
        "in-another-game",
        "You are already in another game");
    var again = bob.post("/tables", "{\"game\":\"tic-tac-toe\",\"seats\":[\"mine\",\"open\"]}");
    assertRefused(again, "in-another-game", "You are already in another game");
    assertThat(again.json().get("table").asText()).startsWith("t");
  }

  @Test
  @Proves("PLT-4")
  void a_game_that_has_started_says_so() {
    var ann = server.guest("Ann");
    var made = open(ann);
    join(server.guest("Bob"), made.get("code").asText()).expect(200);
    ann.post("/tables/" + made.get("table").asText() + "/start", "").expect(200);
    assertRefused(
        join(server.guest("Eve"), made.get("code").asText()),
        "already-started",
        "Game has already started");
  }

  @Test
  @Proves({"PLT-4", "PLT-30"})
  void the_code_of_a_running_game_leads_spectators_to_it_where_others_may_watch() {
    var ann = server.guest("Ann");
    var made =
        ann.post(
                "/tables",
                "{\"game\":\"tic-tac-toe\",\"seats\":[\"mine\",\"open\"],\"spectators\":true}")
            .expect(201);
    var code = made.get("code").asText();
    join(server.guest("Bob"), code).expect(200);
    ann.post("/tables/" + made.get("table").asText() + "/start", "").expect(200);
    var eve = server.guest("Eve");
    var answer = join(eve, code);
    assertRefused(answer, "already-started", "Game has already started");
    assertThat(answer.json().get("table")).isEqualTo(made.get("table"));
    var frame = eve.get("/tables/" + made.get("table").asText()).expect(200);
    assertThat(frame.get("you").has("seat")).isFalse();
    assertThat(frame.has("view")).isTrue();
  }

  @Test
  @Proves({"PLT-4", "PLT-30"})
  void the_code_of_a_running_game_tells_no_table_where_nobody_may_watch() {
    var ann = server.guest("Ann");
    var made = open(ann);
    join(server.guest("Bob"), made.get("code").asText()).expect(200);
    ann.post("/tables/" + made.get("table").asText() + "/start", "").expect(200);
    var answer = join(server.guest("Eve"), made.get("code").asText());
    assertThat(answer.json().has("table")).isFalse();
    assertThat(join(ann, made.get("code").asText()).json().get("table"))
        .isEqualTo(made.get("table"));
  }

  @Test
  @Proves({"PLT-4", "CAM-21"})
  void a_second_live_tab_is_told_so_and_may_take_over() {
    var ann = server.guest("Ann");
    var table = open(ann).get("table").asText();
    var first = ann.connect(table, "");
    first.awaitType("snapshot");
    var second = ann.connect(table, "");
    assertThat(second.awaitType("refused").get("message").asText())
        .isEqualTo("You are already connected to this game in another session");
    assertThat(second.closeCode()).isEqualTo(4003);
    var third = ann.connect(table, "?takeover=1");
    third.awaitType("snapshot");
    assertThat(first.closeCode()).isEqualTo(4001);
    third.close();
  }

  @Test
  @Proves("PLT-4")
  void of_two_joins_for_the_last_seat_exactly_one_succeeds() throws Exception {
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (var round = 0; round < 20; round++) {
        var code = open(server.guest("Ann")).get("code").asText();
        var barrier = new CyclicBarrier(2);
        var tries =
            IntStream.range(0, 2)
                .mapToObj(i -> server.guest("Guest " + i))
                .map(guest -> threads.submit(atOnce(barrier, guest, code)))
                .toList();
        var statuses = List.of(tries.get(0).get().status(), tries.get(1).get().status());
        assertThat(statuses).containsExactlyInAnyOrder(200, 409);
      }
    }
  }

  @Test
  @Proves("PLT-4")
  void of_two_games_that_a_guest_joins_at_the_same_instant_exactly_one_takes_them()
      throws Exception {
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (var round = 0; round < 20; round++) {
        var barrier = new CyclicBarrier(2);
        var guest = server.guest("Ann");
        var tries =
            IntStream.range(0, 2)
                .mapToObj(i -> open(server.guest("Host " + i)).get("code").asText())
                .map(code -> threads.submit(atOnce(barrier, guest, code)))
                .toList();
        var answers = List.of(tries.get(0).get(), tries.get(1).get());
        assertThat(answers.stream().map(Answer::status)).containsExactlyInAnyOrder(200, 409);
        assertThat(answers.stream().map(Answer::code)).contains("in-another-game");
      }
    }
  }

  private static Callable<Answer> atOnce(CyclicBarrier barrier, Guest guest, String code) {
    return () -> {
      barrier.await();
      return join(guest, code);
    };
  }

  @Test
  @Proves("PLT-4")
  void of_a_thousand_valid_creates_and_joins_none_fails_and_no_code_comes_twice() throws Exception {
    try (var threads = Executors.newFixedThreadPool(8)) {
      var tables =
          IntStream.range(0, 1_000)
              .mapToObj(i ->
                  threads.submit(() -> {
                    var made = open(server.guest("Host " + i));
                    join(server.guest("Guest " + i), made.get("code").asText()).expect(200);
                    return made.get("code").asText();
                  }))
              .toList();
      var codes = new HashSet<String>();
      for (Future<String> table : tables) {
        codes.add(table.get());
      }
      assertThat(codes).hasSize(1_000);
    }
  }

  @Test
  @Proves("PLT-5")
  void the_session_says_at_which_table_one_is() {
    var ann = server.guest("Ann");
    assertThat(ann.get("/session").expect(200).has("table")).isFalse();
    var table = open(ann).get("table").asText();
    assertThat(ann.get("/session").expect(200).get("table").toString())
        .contains(table, "tic-tac-toe", "lobby");
    ann.post("/tables/" + table + "/leave", "").expect(200);
    assertThat(ann.get("/session").expect(200).has("table")).isFalse();
  }
}
