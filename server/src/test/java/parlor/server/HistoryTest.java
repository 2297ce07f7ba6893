package parlor.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlor.server.client.Guest;
import parlor.server.client.Match;
import parlor.testkit.Proves;

/// What is kept of finished games, through the public door.
final class HistoryTest {
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  @TempDir Path data;
  private TestServer server;

  @BeforeEach
  void start() {
    server = TestServer.start(data);
  }

  @AfterEach
  void stop() {
    server.close();
  }

  /// So many games of a guest; the history follows the tables within seconds.
  private static JsonNode games(Guest guest, int count) throws InterruptedException {
    var end = System.nanoTime() + PATIENCE.toNanos();
    while (System.nanoTime() < end) {
      var games = guest.get("/history").expect(200).get("games");
      if (games.size() == count) {
        return games;
      }
      Thread.sleep(100);
    }
    throw new AssertionError("the history has not " + count + " games");
  }

  private static String play(List<Guest> guests) {
    var table = Match.begin("tic-tac-toe", "{}", guests);
    Match.playToTheEnd(table, guests);
    return table;
  }

  @Test
  @Proves("PLT-19")
  void a_finished_game_is_in_the_history_of_everybody_who_played() throws InterruptedException {
    var ann = server.guest("Ann");
    var bea = server.guest("Bea");
    var table = play(List.of(ann, bea));
    var game = games(ann, 1).get(0);
    assertThat(game.get("table").asText()).isEqualTo(table);
    assertThat(game.get("game").asText()).isEqualTo("tic-tac-toe");
    assertThat(game.get("turns").asInt()).isBetween(5, 9);
    assertThat(game.get("durationMs").asLong()).isPositive();
    assertThat(game.at("/seats/0/name").asText()).isEqualTo("Ann");
    assertThat(game.at("/seats/0/standing").asText()).isEqualTo("won");
    assertThat(game.at("/seats/1/standing").asText()).isEqualTo("lost");
    assertThat(game.at("/seats/0/you").asBoolean()).isTrue();
    assertThat(games(bea, 1).get(0).at("/seats/1/you").asBoolean()).isTrue();
    assertThat(server.guest("Eve").get("/history").expect(200).get("games")).isEmpty();
  }

  @Test
  @Proves("PLT-19")
  void the_leaderboard_counts_wins_and_leaves_bots_and_games_against_oneself_out()
      throws InterruptedException {
    var ann = server.guest("Ann");
    var bea = server.guest("Bea");
    play(List.of(ann, bea));
    alone(ann, "mine");
    alone(ann, "bot:easy");
    games(ann, 3);
    var leaders = ann.get("/games/tic-tac-toe/leaders").expect(200).get("leaders");
    assertThat(leaders).hasSize(2);
    assertThat(leaders.get(0).get("name").asText()).isEqualTo("Ann");
    assertThat(leaders.get(0).get("played").asInt()).isEqualTo(2);
    assertThat(leaders.get(0).get("you").asBoolean()).isTrue();
    assertThat(leaders.get(1).get("played").asInt()).isEqualTo(1);
    var figures = ann.get("/history/figures").expect(200).get("games").get(0);
    assertThat(figures.get("played").asInt()).isEqualTo(3);
    assertThat(figures.get("won").asInt()).isEqualTo(leaders.get(0).get("won").asInt());
  }

  private static void alone(Guest guest, String rival) throws InterruptedException {
    var seats =
        "{\"game\":\"tic-tac-toe\",\"seats\":[\"mine\",\"%s\"],\"start\":true}".formatted(rival);
    var table = guest.post("/tables", seats).expect(201).get("table").asText();
    var line = guest.connect(table, "");
    var end = System.nanoTime() + PATIENCE.toNanos();
    for (var move = 0; System.nanoTime() < end; move++) {
      for (var seat = 0; seat < 2; seat++) {
        var frame = guest.get("/tables/" + table + "?seat=" + seat).expect(200);
        if (frame.at("/table/phase").asText().equals("finished")) {
          line.close();
          return;
        }
        if (!frame.path("options").isEmpty()) {
          var held = rival.equals("mine") ? seat : 0;
          var action =
              "{\"id\":\"m%d\",\"seat\":%d,\"action\":%s}"
                  .formatted(move, held, frame.get("options").get(0));
          guest.post("/tables/" + table + "/actions", action);
        }
      }
      Thread.sleep(Duration.ofMillis(10));
    }
    throw new AssertionError("the game never ends");
  }

  @Test
  @Proves("PLT-19")
  void a_game_that_ended_just_before_a_stop_is_told_after_the_next_start()
      throws InterruptedException {
    var ann = server.guest("Ann");
    var table = play(List.of(ann, server.guest("Bea")));
    server.close();
    server = TestServer.start(data);
    assertThat(games(ann.at(server.address()), 1).get(0).get("table").asText()).isEqualTo(table);
  }

  @Test
  @Proves("PLT-19")
  void what_cannot_be_asked_is_refused() {
    var ann = server.guest("Ann");
    assertThat(ann.get("/history?before=yesterday").code()).isEqualTo("malformed");
    assertThat(ann.get("/games/chess/leaders").code()).isEqualTo("unknown-game");
  }
}
