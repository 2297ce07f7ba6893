package parlor.server.house;

import static org.assertj.core.api.Assertions.assertThat;
import static parlor.server.house.TestHouse.marks;
import static parlor.server.house.TestHouse.player;
import static parlor.server.house.TestHouse.refusal;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlor.engine.Seat;
import parlor.engine.Viewer;
import parlor.server.house.House.Answer;
import parlor.server.storage.Database;
import parlor.tables.Command;
import parlor.tables.SeatPlan;
import parlor.tables.TableId;
import parlor.testkit.Proves;

/// Tables as people meet them, with the real journal.
class HousePlayTest {
  private static final SeatPlan OPEN = new SeatPlan.Open();
  private static final SeatPlan MINE = new SeatPlan.Mine();
  private static final SeatPlan BOT = new SeatPlan.Bot("hard");
  private static final String GAME = "tic-tac-toe";

  @TempDir static Path folder;
  private static Database database;
  private static TestHouse house;
  private static int count;

  @BeforeAll
  static void open() {
    database = TestHouse.database(folder);
    house = TestHouse.open(database);
  }

  @AfterAll
  static void close() {
    house.close();
    database.close();
  }

  /// A name that nobody had before.
  private static String someone() {
    return "guest" + count++;
  }

  /// A running game of two people who are connected.
  private record Game(TableId table, String code, String ann, String bob, Client a, Client b) {
    static Game started() {
      var ann = someone();
      var bob = someone();
      var opened = house.opened(ann, GAME, OPEN, OPEN);
      house.joined(opened, bob);
      var a = house.connects(opened.table(), ann);
      var b = house.connects(opened.table(), bob);
      a.await("snapshot");
      b.await("snapshot");
      house.does(opened.table(), new Command.Start(player(ann)));
      a.awaitNews("table:started");
      b.awaitNews("table:started");
      return new Game(opened.table(), opened.code(), ann, bob, a, b);
    }

    void finished() {
      house.does(table, marks(ann, "1", 0));
      house.does(table, marks(bob, "2", 3));
      house.does(table, marks(ann, "3", 1));
      house.does(table, marks(bob, "4", 4));
      house.does(table, marks(ann, "5", 2));
    }
  }

  @Test
  @Proves("PLT-7")
  void an_action_is_answered_by_its_connection_before_it_is_shown_there() {
    var game = Game.started();
    game.a().act(marks(game.ann(), "a1", 0));
    var answer = game.a().await(frame -> !frame.path("type").asText().equals("snapshot"));
    assertThat(answer.path("type").asText()).isEqualTo("answered");
    assertThat(answer.path("id").asText()).isEqualTo("a1");
    var shown = game.a().awaitNews("marked");
    assertThat(answer.path("answer").asText())
        .isEqualTo(new Answer.Done(shown.path("seq").asLong()).toString());
    game.b().awaitNews("marked");

    game.a().act(marks(game.ann(), "a2", 1));
    var refused = game.a().await("answered");
    assertThat(refused.path("answer").asText()).contains("Refused", "not-your-turn");
    assertThat(game.b().arrived()).as("nothing was shown to the other").isZero();
  }

  @Test
  @Proves({"PLT-2", "PLT-3"})
  void a_table_is_made_joined_and_shown_live() {
    var ann = someone();
    var bob = someone();
    var opened = house.opened(ann, GAME, OPEN, OPEN);
    assertThat(opened.code()).matches("[A-HJ-NP-Z2-9]{6}");
    var snapshot = house.connects(opened.table(), ann).await("snapshot");
    assertThat(snapshot.at("/you/seat").asInt()).isEqualTo(0);
    assertThat(snapshot.at("/you/host").asBoolean()).isTrue();
    assertThat(snapshot.at("/table/link").asText()).isEqualTo("/t/" + opened.code());
    assertThat(snapshot.at("/table/phase").asText()).isEqualTo("lobby");
    assertThat(snapshot.has("view")).isFalse();
    var watching = house.connects(opened.table(), ann, OptionalLong.empty(), true);
    assertThat(house.joined(opened, bob).seat().index()).isEqualTo(1);
    var update = watching.awaitNews("table:joined");
    assertThat(update.at("/table/seats/1/name").asText()).isEqualTo(bob);
  }

  @Test
  @Proves({"PLT-7", "PLT-11"})
  void an_action_is_acknowledged_and_shown_to_all() {
    var game = Game.started();
    var sequence = house.does(game.table(), marks(game.ann(), "a1", 4));
    for (var client : List.of(game.a(), game.b())) {
      var update = client.awaitSequence(sequence);
      assertThat(update.at("/news/0/type").asText()).isEqualTo("marked");
      assertThat(update.at("/view/squares/4").asText()).isEqualTo("X");
      assertThat(update.has("table")).isFalse();
      assertThat(update.at("/awaited/0/seat").asInt()).isEqualTo(1);
      assertThat(update.at("/awaited/0/endsInMs").asLong()).isEqualTo(60_000);
    }
    var refused = house.house().send(game.table(), marks(game.ann(), "a2", 0));
    assertThat(refusal(refused)).isEqualTo("not-your-turn");
  }

  @Test
  @Proves("PLT-9")
  void an_action_sent_twice_counts_once() {
    var game = Game.started();
    var first = house.does(game.table(), marks(game.ann(), "a1", 4));
    assertThat(house.does(game.table(), marks(game.ann(), "a1", 4))).isEqualTo(first);
    assertThat(house.rows(game.table())).filteredOn(row -> row.contains("\"a1\"")).hasSize(1);
  }

  @Test
  @Proves("PLT-15")
  void a_finished_game_shows_its_result() {
    var game = Game.started();
    game.finished();
    var last = game.b().await(frame -> frame.at("/table/phase").asText().equals("finished"));
    assertThat(last.at("/table/result/ranking/0/0").asInt()).isEqualTo(0);
    var looked =
        TestHouse.answer(
            house.house().snapshot(game.table(), player(game.bob()), new Viewer.Public()));
    assertThat(((Answer.Frame) looked).json()).contains("\"phase\":\"finished\"");
  }

  @Test
  @Proves("PLT-12")
  void who_was_away_gets_what_they_missed_and_only_the_last_shows_all() {
    var game = Game.started();
    var seen = house.does(game.table(), marks(game.ann(), "a1", 4));
    game.b().close();
    house.forget(game.b());
    game.a().awaitNews("table:dropped");
    house.passes(Duration.ofSeconds(30));
    var back = house.connects(game.table(), game.bob(), OptionalLong.of(seen), false);
    var dropped = back.awaitNews("table:dropped");
    assertThat(dropped.has("view")).isFalse();
    var returned = back.awaitNews("table:returned");
    assertThat(returned.path("seq").asLong()).isEqualTo(seen + 2);
    assertThat(returned.at("/view/squares/4").asText()).isEqualTo("X");
    assertThat(returned.has("table")).isTrue();
    assertThat(returned.at("/options").size()).isEqualTo(8);
    back.assertNothingMissed();
  }

  @Test
  void who_was_away_too_long_gets_a_snapshot() {
    var game = Game.started();
    var back = house.connects(game.table(), game.bob(), OptionalLong.of(999), true);
    assertThat(back.await(_ -> true).path("type").asText()).isEqualTo("snapshot");
  }

  @Test
  @Proves("PLT-4")
  void a_second_tab_is_refused_or_takes_over() throws Exception {
    var game = Game.started();
    var second = house.connects(game.table(), game.ann());
    assertThat(second.await("refused").path("message").asText())
        .isEqualTo("You are already connected to this game in another session");
    assertThat(second.awaitEnd()).isEqualTo(4003);
    var third = house.connects(game.table(), game.ann(), OptionalLong.empty(), true);
    third.await("snapshot");
    assertThat(game.a().awaitEnd()).isEqualTo(4001);
  }

  @Test
  @Proves("PLT-4")
  void a_tab_without_a_heartbeat_for_ten_seconds_keeps_nobody_out() throws Exception {
    var game = Game.started();
    house.timing.advance(Duration.ofSeconds(10));
    game.b().here();
    house.connects(game.table(), game.ann()).await("snapshot");
    assertThat(game.a().awaitEnd()).isEqualTo(4001);
  }

  @Test
  void who_may_not_look_is_turned_away() throws Exception {
    var stranger = house.connects(Game.started().table(), someone());
    assertThat(stranger.await("refused").path("code").asText()).isEqualTo("not-seated");
    assertThat(stranger.awaitEnd()).isEqualTo(4003);
    var lost = house.connects(new TableId("tnowhere"), someone());
    assertThat(lost.await("refused").path("code").asText()).isEqualTo("table-not-found");
    assertThat(lost.awaitEnd()).isEqualTo(4003);
  }

  @Test
  @Proves({"PLT-12", "PLT-13"})
  void a_silent_connection_is_gone_after_its_lease_and_a_bot_sits_in_a_minute_later() {
    var game = Game.started();
    house.does(game.table(), marks(game.ann(), "a1", 4));
    house.forget(game.b());
    house.passes(Duration.ofSeconds(16));
    var dropped = game.a().awaitNews("table:dropped");
    assertThat(dropped.at("/table/seats/1/present").asBoolean()).isFalse();
    assertThat(dropped.at("/awaited/0/running").asBoolean()).isFalse();
    house.passes(Duration.ofSeconds(43));
    assertThat(house.rows(game.table()).getLast()).contains("dropped");
    house.passes(Duration.ofSeconds(2));
    house.passesUntil(() -> house.rows(game.table()).getLast().contains("\"type\":\"bot\""));
    var taken = game.a().awaitNews("table:taken-over");
    assertThat(taken.at("/table/seats/1/standIn").asBoolean()).isTrue();
    assertThat(game.a().awaitNews("marked").at("/awaited/0/seat").asInt()).isEqualTo(0);
  }

  @Test
  @Proves({"PLT-12", "PLT-29"})
  void nothing_is_played_for_who_fell_silent_before_their_time_was_up() {
    var game = Game.started();
    house.does(game.table(), marks(game.ann(), "a1", 4));
    house.passes(Duration.ofSeconds(51));
    house.forget(game.b());
    house.passes(Duration.ofSeconds(10));
    var dropped = game.a().awaitNews("table:dropped");
    assertThat(dropped.at("/awaited/0/running").asBoolean()).isFalse();
    assertThat(dropped.at("/awaited/0/endsInMs").asInt()).isBetween(8_500, 9_500);
    game.b().here();
    assertThat(game.a().awaitNews("table:returned").at("/awaited/0/running").asBoolean()).isTrue();
    house.does(game.table(), marks(game.bob(), "b1", 0));
  }

  @Test
  @Proves("PLT-29")
  void what_silence_means_is_played_for_who_is_here_and_does_nothing() {
    var game = Game.started();
    house.does(game.table(), marks(game.ann(), "a1", 4));
    house.passes(Duration.ofSeconds(61));
    assertThat(house.rows(game.table()).getLast()).contains("\"type\":\"silence\"");
  }

  @Test
  @Proves("PLT-5")
  void a_solo_game_starts_at_once_and_the_bot_thinks_before_it_moves() {
    var ann = someone();
    var opened = house.opened(ann, GAME, MINE, BOT);
    var client = house.connects(opened.table(), ann);
    assertThat(client.await("snapshot").at("/table/phase").asText()).isEqualTo("playing");
    var sequence = house.does(opened.table(), marks(ann, "a1", 4));
    house.passes(Duration.ofMillis(400));
    assertThat(house.rows(opened.table())).hasSize((int) sequence);
    house.passesUntil(() -> house.rows(opened.table()).size() > sequence);
    var update = client.awaitSequence(sequence + 1);
    assertThat(update.at("/awaited/0/seat").asInt()).isEqualTo(0);
    assertThat(update.at("/awaited/0").has("endsInMs")).isFalse();
  }

  @Test
  @Proves("PLT-30")
  void a_spectator_sees_the_public_view() {
    var ann = someone();
    var answer =
        house
            .house()
            .open(new House.Opening(player(ann), ann, GAME, List.of(MINE, BOT), "{}", true, true));
    var table = TestHouse.seated(answer).table();
    var snapshot = house.connects(table, someone()).await("snapshot");
    assertThat(snapshot.path("you").has("seat")).isFalse();
    assertThat(snapshot.path("options")).isEmpty();
    assertThat(snapshot.path("view").has("squares")).isTrue();
  }

  @Test
  void who_is_removed_from_the_lobby_is_shown_out() throws Exception {
    var ann = someone();
    var bob = someone();
    var opened = house.opened(ann, GAME, OPEN, OPEN);
    var seat = house.joined(opened, bob).seat();
    var client = house.connects(opened.table(), bob);
    client.await("snapshot");
    house.does(opened.table(), new Command.Unseat(player(ann), seat, OptionalLong.empty()));
    assertThat(client.awaitEnd()).isEqualTo(4003);
  }

  @Test
  void who_sits_behind_an_open_seat_learns_their_new_number_at_the_start() {
    var ann = someone();
    var bob = someone();
    var opened = house.opened(ann, "cambio", OPEN, OPEN, BOT);
    house.joined(opened, bob);
    var client = house.connects(opened.table(), bob);
    client.await("snapshot");
    house.does(opened.table(), new Command.Leave(player(ann)));
    house.does(opened.table(), new Command.Start(player(bob)));
    var moved = client.await(frame -> frame.at("/table/phase").asText().equals("playing"));
    assertThat(moved.path("type").asText()).isEqualTo("snapshot");
    assertThat(moved.at("/you/seat").asInt()).isEqualTo(0);
  }

  @Test
  void who_acts_without_a_connection_is_here_for_a_while() {
    var ann = someone();
    var opened = house.opened(ann, GAME, MINE, BOT);
    house.does(opened.table(), marks(ann, "a1", 4));
    house.passesUntil(() -> house.rows(opened.table()).getLast().contains("\"type\":\"bot\""));
    house.passes(Duration.ofSeconds(16));
    TestHouse.await(() -> house.rows(opened.table()).getLast().contains("dropped"));
  }

  @Test
  void who_acts_without_their_connection_does_not_keep_it_alive() {
    var game = Game.started();
    house.forget(game.a());
    house.passes(Duration.ofSeconds(8));
    house.does(game.table(), marks(game.ann(), "a1", 4));
    house.passes(Duration.ofSeconds(8));
    TestHouse.await(() -> house.rows(game.table()).getLast().contains("dropped"));
  }

  @Test
  void looking_is_no_presence() {
    var ann = someone();
    var opened = house.opened(ann, GAME, OPEN, OPEN);
    TestHouse.answer(house.house().snapshot(opened.table(), player(ann), new Viewer.Public()));
    assertThat(house.rows(opened.table())).hasSize(1);
  }

  @Test
  void who_watches_and_then_sits_down_is_shown_their_seat_and_noticed_when_they_go() {
    var ann = someone();
    var bob = someone();
    var answer =
        house
            .house()
            .open(
                new House.Opening(player(ann), ann, GAME, List.of(OPEN, OPEN), "{}", true, false));
    var opened = TestHouse.seated(answer);
    var client = house.connects(opened.table(), bob);
    assertThat(client.await("snapshot").at("/you/seat").isMissingNode()).isTrue();
    house.joined(opened, bob);
    client.here();
    assertThat(client.await("snapshot").at("/you/seat").asInt()).isEqualTo(1);
    client.close();
    TestHouse.await(() -> house.rows(opened.table()).getLast().contains("dropped"));
  }

  @Test
  void who_holds_two_seats_behind_an_open_one_plays_each_over_its_own_connection() {
    var ann = someone();
    var opened = house.opened(ann, "cambio", OPEN, MINE, MINE);
    var clients =
        Stream.of(1, 2)
            .map(seat ->
                house.connects(
                    new House.Connecting(
                        opened.table(),
                        player(ann),
                        new Viewer.At(new Seat(seat)),
                        OptionalLong.empty(),
                        false)))
            .toList();
    clients.forEach(client -> client.await("snapshot"));
    house.does(opened.table(), new Command.Start(player(ann)));
    for (var i = 0; i < clients.size(); i++) {
      var moved = clients.get(i).await(frame -> frame.has("view"));
      assertThat(moved.at("/you/seat").asInt()).isEqualTo(i);
      assertThat(clients.get(i).moves()).containsExactly(new Viewer.At(new Seat(i)));
    }
    clients.get(1).here();
    clients.get(1).refresh();
    assertThat(clients.get(1).await("snapshot").at("/you/seat").asInt()).isEqualTo(1);
  }

  @Test
  void a_refreshed_screen_never_goes_back() {
    var game = Game.started();
    game.a().refresh();
    var sequence = house.does(game.table(), marks(game.ann(), "a1", 4));
    game.a().awaitSequence(sequence);
    game.a().assertNothingMissed();
  }

  @Test
  void who_was_cut_off_by_a_node_that_restarts_is_here_and_let_in_at_once() {
    var game = Game.started();
    var rows = house.rows(game.table());
    game.a().cut();
    house.forget(game.a());
    // Two connections speak to the table in no order: the new one may be heard before the old one.
    TestHouse.await(() ->
        house
            .connects(game.table(), game.ann())
            .await(_ -> true)
            .path("type")
            .asText()
            .equals("snapshot"));
    assertThat(house.rows(game.table())).isEqualTo(rows);
  }

  @Test
  void who_plays_without_a_connection_stays_while_they_look() {
    var ann = someone();
    var opened = house.opened(someone(), GAME, OPEN, OPEN);
    house.joined(opened, ann);
    for (var looks = 0; looks < 4; looks++) {
      house.passes(Duration.ofSeconds(10));
      TestHouse.answer(house.house().snapshot(opened.table(), player(ann), new Viewer.Public()));
    }
    assertThat(house.rows(opened.table()).getLast()).contains("returned");
    house.passes(Duration.ofSeconds(16));
    TestHouse.await(() -> house.rows(opened.table()).getLast().contains("dropped"));
  }
}
