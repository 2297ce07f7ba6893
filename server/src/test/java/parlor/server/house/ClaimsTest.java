package parlor.server.house;

import static org.assertj.core.api.Assertions.assertThat;
import static parlor.server.house.TestHouse.answer;
import static parlor.server.house.TestHouse.marks;
import static parlor.server.house.TestHouse.player;
import static parlor.server.house.TestHouse.refusal;
import static parlor.server.house.TestHouse.seated;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlor.server.house.House.Answer;
import parlor.server.storage.Database;
import parlor.server.storage.SqlRegister;
import parlor.tables.Command;
import parlor.tables.SeatPlan;
import parlor.tables.TableId;
import parlor.testkit.Proves;

/// One running table per person, one table per code, and rematches.
class ClaimsTest {
  private static final SeatPlan OPEN = new SeatPlan.Open();
  private static final SeatPlan MINE = new SeatPlan.Mine();
  private static final SeatPlan BOT = new SeatPlan.Bot("hard");
  private static final String GAME = "tic-tac-toe";

  @TempDir static Path folder;
  private static Database database;
  private static TestHouse house;
  private static Register register;
  private static int count;

  @BeforeAll
  static void open() {
    database = TestHouse.database(folder);
    house = TestHouse.open(database);
    register = new SqlRegister(database, Clock.systemUTC());
  }

  @AfterAll
  static void close() {
    house.close();
    database.close();
  }

  private static String someone() {
    return "guest" + count++;
  }

  @Test
  @Proves({"PLT-4", "PLT-5"})
  void a_person_is_at_one_running_table_at_a_time() {
    var ann = someone();
    var first = house.opened(ann, GAME, OPEN, OPEN);
    var other = house.opened(someone(), GAME, OPEN, OPEN);
    var refused = (Answer.Refused) answer(house.house().join(other.code(), player(ann), ann));
    assertThat(refused.why().code()).isEqualTo("in-another-game");
    assertThat(refused.why().arguments()).containsEntry("table", first.table().value());
    assertThat(refusal(house.open(ann, GAME, MINE, BOT))).isEqualTo("in-another-game");
    house.does(first.table(), new Command.Leave(player(ann)));
    assertThat(house.joined(other, ann).seat().index()).isEqualTo(1);
  }

  @Test
  void the_table_of_a_person_is_known_until_it_is_over() {
    var ann = someone();
    var opened = house.opened(ann, GAME, MINE, BOT);
    var where = house.house().whereabouts(player(ann)).toCompletableFuture().join();
    assertThat(where.orElseThrow().table()).isEqualTo(opened.table());
    house.does(opened.table(), new Command.Leave(player(ann)));
    TestHouse.await(() -> register.claimOn(player(ann)).isEmpty());
    assertThat(house.house().whereabouts(player(ann)).toCompletableFuture().join()).isEmpty();
  }

  @Test
  void who_takes_a_seat_back_is_claimed_again_however_late_the_release() {
    var ann = someone();
    var opened = house.opened(ann, GAME, MINE, BOT);
    house.does(opened.table(), new Command.Leave(player(ann)));
    house.does(opened.table(), new Command.TakeBack(player(ann), Optional.empty()));
    TestHouse.pause(Duration.ofMillis(200));
    TestHouse.await(() -> register.claimOn(player(ann)).equals(Optional.of(opened.table())));
  }

  @Test
  void who_wants_a_seat_back_in_the_lobby_keeps_the_one_they_have() {
    var ann = someone();
    var opened = house.opened(ann, GAME, OPEN, OPEN);
    var back = new Command.TakeBack(player(ann), Optional.empty());
    assertThat(refusal(house.house().send(opened.table(), back))).isEqualTo("not-started");
    assertThat(register.claimOn(player(ann))).contains(opened.table());
    assertThat(refusal(house.open(ann, GAME, MINE, BOT))).isEqualTo("in-another-game");
  }

  @Test
  @Proves("PLT-4")
  void of_two_tables_that_one_person_joins_at_the_same_instant_one_takes_them() {
    for (var round = 0; round < 30; round++) {
      var ann = someone();
      var first = house.opened(someone(), GAME, OPEN, OPEN);
      var second = house.opened(someone(), GAME, OPEN, OPEN);
      var joins =
          List.of(
              house.house().join(first.code(), player(ann), ann),
              house.house().join(second.code(), player(ann), ann),
              house.open(ann, GAME, MINE, BOT));
      var answers = joins.stream().map(TestHouse::answer).toList();
      var seated = answers.stream().filter(Answer.Seated.class::isInstance).toList();
      assertThat(seated).as("%s", answers).hasSize(1);
      assertThat(register.claimOn(player(ann)))
          .contains(((Answer.Seated) seated.getFirst()).table());
    }
  }

  @Test
  void a_finished_table_has_no_claims() {
    var ann = someone();
    var bob = someone();
    var opened = house.opened(ann, GAME, OPEN, OPEN);
    house.joined(opened, bob);
    house.does(opened.table(), new Command.Start(player(ann)));
    finish(opened.table(), ann, bob);
    TestHouse.await(() -> register.claimOn(player(ann)).isEmpty());
    assertThat(register.claimOn(player(bob))).isEmpty();
  }

  @Test
  void a_claim_that_a_crash_left_behind_stands_in_nobodys_way() {
    var ann = someone();
    register.claimPlayer(player(ann), new TableId("tlost")).toCompletableFuture().join();
    assertThat(house.opened(ann, GAME, MINE, BOT).seat().index()).isZero();
  }

  @Test
  @Proves("PLT-4")
  void each_reason_not_to_join_is_told() {
    var unknown = house.house().join("ZZZZZZ", player(someone()), "x");
    assertThat(refusal(unknown)).isEqualTo("table-not-found");
    var ann = someone();
    var opened = house.opened(ann, GAME, OPEN, OPEN);
    assertThat(refusal(house.house().join(opened.code(), player(ann), ann)))
        .isEqualTo("already-seated");
    var lower = opened.code().toLowerCase(Locale.ROOT);
    seated(house.house().join(lower, player(someone()), "Bob"));
    var late = someone();
    assertThat(refusal(house.house().join(opened.code(), player(late), late)))
        .isEqualTo("table-full");
    TestHouse.await(() -> register.claimOn(player(late)).isEmpty());
    assertThat(register.claimOn(player(ann))).contains(opened.table());
  }

  @Test
  @Proves("PLT-4")
  void of_many_joins_for_the_last_seat_at_the_same_instant_one_succeeds() {
    var opened = house.opened(someone(), GAME, OPEN, OPEN);
    var joins = new ArrayList<CompletionStage<Answer>>();
    for (var i = 0; i < 8; i++) {
      var name = someone();
      joins.add(house.house().join(opened.code(), player(name), name));
    }
    var seated = joins.stream().map(TestHouse::answer).filter(Answer.Seated.class::isInstance);
    assertThat(seated).hasSize(1);
  }

  @Test
  @Proves({"PLT-2", "PLT-4"})
  void in_a_thousand_creates_and_joins_none_fails_and_no_code_comes_twice() {
    var codes = new HashSet<String>();
    for (var batch = 0; batch < 10; batch++) {
      var opening = new ArrayList<CompletionStage<Answer>>();
      for (var i = 0; i < 50; i++) {
        opening.add(house.open(someone(), GAME, OPEN, OPEN));
      }
      var joining = new ArrayList<CompletionStage<Answer>>();
      for (var open : opening) {
        var name = someone();
        var opened = seated(open);
        codes.add(opened.code());
        joining.add(house.house().join(opened.code(), player(name), name));
      }
      assertThat(joining.stream().map(TestHouse::seated)).hasSize(50);
    }
    assertThat(codes).hasSize(500);
  }

  @Test
  @Proves("PLT-6")
  void everyone_follows_to_the_rematch_in_one_click() {
    var ann = someone();
    var bob = someone();
    var first = house.opened(ann, GAME, OPEN, OPEN);
    house.joined(first, bob);
    var a = house.connects(first.table(), ann);
    var b = house.connects(first.table(), bob);
    a.await("snapshot");
    b.await("snapshot");
    house.does(first.table(), new Command.Start(player(ann)));
    assertThat(refusal(house.house().rematch(first.table(), player(ann)))).isEqualTo("not-over");
    finish(first.table(), ann, bob);

    var next = seated(house.house().rematch(first.table(), player(bob)));
    assertThat(next.seat().index()).isZero();
    assertThat(next.sequence()).isEqualTo(house.rows(first.table()).size());
    for (var client : List.of(a, b)) {
      var follow = client.await("next");
      assertThat(follow.path("table").asText()).isEqualTo(next.table().value());
      assertThat(follow.path("code").asText()).isEqualTo(next.code());
    }
    var also = seated(house.house().rematch(first.table(), player(ann)));
    assertThat(also.table()).isEqualTo(next.table());
    assertThat(also.seat().index()).isEqualTo(1);
    var snapshot = house.connects(next.table(), ann).await("snapshot");
    assertThat(snapshot.at("/table/phase").asText()).isEqualTo("playing");
    assertThat(refusal(house.house().rematch(first.table(), player(someone()))))
        .isEqualTo("not-seated");
  }

  @Test
  void a_seat_at_the_rematch_stays_open_for_who_was_away() {
    var ann = someone();
    var bob = someone();
    var first = house.opened(ann, GAME, OPEN, OPEN);
    house.joined(first, bob);
    house.connects(first.table(), ann).await("snapshot");
    house.does(first.table(), new Command.Start(player(ann)));
    finish(first.table(), ann, bob);
    house.passes(Duration.ofSeconds(16));
    var next = seated(house.house().rematch(first.table(), player(ann)));
    var snapshot = house.connects(next.table(), ann).await("snapshot");
    assertThat(snapshot.at("/table/phase").asText()).isEqualTo("lobby");
    assertThat(seated(house.house().rematch(first.table(), player(bob))).table())
        .isEqualTo(next.table());
  }

  private static void finish(TableId table, String ann, String bob) {
    house.does(table, marks(ann, "1", 0));
    house.does(table, marks(bob, "2", 3));
    house.does(table, marks(ann, "3", 1));
    house.does(table, marks(bob, "4", 4));
    house.does(table, marks(ann, "5", 2));
  }
}
