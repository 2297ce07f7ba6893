package parlor.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlor.server.client.Guest;
import parlor.server.client.Match;
import parlor.server.identity.Sha256;
import parlor.testkit.Proves;
import parlor.wire.Json;

/// Finished games told again, through the public door.
final class ReplayTest {
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

  private static List<Guest> pair() {
    return List.of(server.guest("Ann"), server.guest("Bea"));
  }

  private static String played(String game, List<Guest> guests) {
    var table = Match.begin(game, "{}", guests);
    Match.playToTheEnd(table, guests);
    return table;
  }

  private static JsonNode replay(String table, String as) {
    return server.guest("Stranger").get("/tables/" + table + "/replay?as=" + as).expect(200);
  }

  @Test
  @Proves("PLT-18")
  void a_finished_game_is_told_step_by_step_to_anybody_who_has_its_id() {
    var table = played("tic-tac-toe", pair());
    var replay = replay(table, "public");
    assertThat(replay.at("/table/result/ranking").isArray()).isTrue();
    var marks = new ArrayList<Long>();
    for (var step : replay.get("steps")) {
      marks.add(
          step.at("/view/squares")
              .valueStream()
              .filter(square -> !square.asText("").isEmpty())
              .count());
    }
    assertThat(marks).isSorted().startsWith(0L, 1L, 2L, 3L);
    assertThat(replay.at("/steps/0/news/0/type").asText()).isEqualTo("table:started");
  }

  @Test
  @Proves("PLT-18")
  void a_running_game_is_not_told() {
    var table = Match.begin("nine", "{}", pair());
    for (var as : List.of("0", "public", "open")) {
      var answer = server.guest("Eve").get("/tables/" + table + "/replay?as=" + as);
      assertThat(answer.status()).isEqualTo(409);
      assertThat(answer.code()).isEqualTo("not-over");
      assertThat(answer.text()).doesNotContain("steps");
    }
  }

  @Test
  @Proves({"PLT-18", "PLT-8"})
  void each_seat_sees_what_it_knew_then_and_open_sees_everything() {
    var table = played("nine", pair());
    assertThat(facesDown(replay(table, "public"))).isZero();
    var first = facesDown(replay(table, "0"));
    var second = facesDown(replay(table, "1"));
    assertThat(first).isPositive();
    assertThat(second).isPositive();
    assertThat(facesDown(replay(table, "open"))).isEqualTo(first + second);
  }

  /// How often the viewer knows a card that lies face-down.
  private static long facesDown(JsonNode replay) {
    return replay.get("steps").valueStream().filter(step -> step.get("view").has("placed")).count();
  }

  @Test
  @Proves("PLT-18")
  void the_replay_ends_with_what_the_player_saw_last() {
    var guests = pair();
    var table = played("nine", guests);
    var last = guests.getFirst().get("/tables/" + table).expect(200);
    var steps = replay(table, "0").get("steps");
    assertThat(steps.get(steps.size() - 1).get("view")).isEqualTo(last.get("view"));
  }

  @Test
  @Proves("PLT-18")
  void what_cannot_be_told_is_refused_with_its_own_code() {
    var eve = server.guest("Eve");
    assertThat(eve.get("/tables/t-none/replay").code()).isEqualTo("table-not-found");
    assertThat(eve.get("/tables/t-none/replay?as=everything").code()).isEqualTo("malformed");
    var table = played("tic-tac-toe", pair());
    assertThat(eve.get("/tables/" + table + "/replay?as=7").code()).isEqualTo("bad-seats");
  }

  @Test
  @Proves({"PLT-18", "PLT-6"})
  void the_deals_secret_is_bound_before_the_game_and_binds_the_rematches() {
    var guests = pair();
    var ann = guests.getFirst();
    var bea = guests.getLast();
    var made = ann.post("/tables", "{\"game\":\"nine\",\"seats\":[\"mine\",\"open\"]}").expect(201);
    var table = made.get("table").asText();
    bea.post("/tables/join", "{\"code\":" + made.get("code") + "}").expect(200);
    var before = deal(ann, table);
    assertThat(before.get("fingerprint").asText()).matches("[0-9a-f]{64}");
    assertThat(before.has("secret")).isFalse();
    bea.post("/tables/" + table + "/luck", "{\"luck\":\"bea-s_luck\"}").expect(200);
    assertThat(ann.post("/tables/" + table + "/luck", "{\"luck\":\"a b\"}").code())
        .isEqualTo("malformed");
    ann.post("/tables/" + table + "/start", "").expect(200);
    assertThat(deal(ann, table).has("secret")).isFalse();
    assertThat(bea.post("/tables/" + table + "/luck", "{\"luck\":\"late\"}").code())
        .isEqualTo("already-started");
    Match.playToTheEnd(table, guests);

    var told = replay(table, "open").at("/table/deal");
    assertThat(told.get("fingerprint")).isEqualTo(before.get("fingerprint"));
    assertThat(told.get("luck")).isEqualTo(Json.read("{\"1\":\"bea-s_luck\"}", JsonNode.class));
    assertThat(Sha256.of(told.get("secret").asText().getBytes(StandardCharsets.UTF_8)))
        .isEqualTo(told.get("fingerprint").asText());
    assertThat(replay(table, "open").get("events")).isNotEmpty();
    assertThat(replay(table, "0").has("events")).isFalse();
    var next = ann.post("/tables/" + table + "/rematch", "").expect(200).get("table").asText();
    assertThat(deal(ann, next).get("fingerprint")).isEqualTo(told.get("secret"));
    assertThat(deal(ann, next).get("luck").toString()).contains("bea-s_luck");
  }

  private static JsonNode deal(Guest guest, String table) {
    return guest.get("/tables/" + table).expect(200).at("/table/deal");
  }
}
