package parlor.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static parlor.tables.People.*;
import static parlor.tables.Story.given;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import parlor.testkit.Proves;

class LobbyTest {
  private static final Command TWO_OPEN = makes("tic-tac-toe", "{}", OPEN, OPEN);
  private static final Command FOUR_OPEN = makes("draws", "{}", OPEN, OPEN, OPEN, OPEN);

  @Test
  @Proves("PLT-2")
  void a_table_has_the_seats_bots_and_options_that_were_asked_for() {
    var story = given(makes("draws", "{\"rounds\":2}", MINE, BOT, OPEN));
    assertThat(story.view().seats())
        .extracting(TableView.SeatView::kind)
        .containsExactly(TableView.Kind.PERSON, TableView.Kind.BOT, TableView.Kind.OPEN);
    assertThat(story.seat(SECOND).level()).contains("easy");
    assertThat(story.view().code()).isEqualTo("K7M2QX");
    assertThat(story.view().options().text()).contains("\"rounds\":2", "\"absence\":\"holds\"");
  }

  @Test
  void a_host_without_a_seat_of_their_own_takes_the_first_open_one() {
    var story = given(makes("draws", "{}", BOT, OPEN, OPEN));
    assertThat(story.table().seatsOf(ANN)).containsExactly(SECOND);
    assertThat(story.seat(SECOND).host()).isTrue();
  }

  @Test
  void impossible_tables_are_refused() {
    var story = given();
    story.when(makes("chess", "{}", OPEN, OPEN)).thenRefused("unknown-game");
    story.when(makes("tic-tac-toe", "{}", OPEN)).thenRefused("bad-seats");
    story.when(makes("draws", "{}", BOT, BOT)).thenRefused("bad-seats");
    story.when(makes("draws", "{}", OPEN, new SeatPlan.Bot("godlike"))).thenRefused("bad-seats");
    story.when(makes("draws", "{\"stakes\":5}", OPEN, OPEN)).thenRefused("bad-options");
    story.when(joins(BOB)).thenRefused("table-not-found", "Game not found");
  }

  @Test
  void a_table_whose_seats_are_all_taken_can_start_at_once() {
    var story = given().when(atOnce(makes("draws", "{}", MINE, BOT)));
    story.then(Entry.Created.class).thenPhase(TableView.Phase.FROZEN);
    story.and(arrives(ANN, FIRST)).thenPhase(TableView.Phase.PLAYING).refold();
    given().when(atOnce(makes("draws", "{}", MINE, OPEN))).thenPhase(TableView.Phase.LOBBY);
  }

  @Test
  @Proves("PLT-3")
  void the_lobby_shows_who_sits_and_who_is_here() {
    var story = given(TWO_OPEN, joins(BOB), arrives(BOB, SECOND));
    assertThat(story.seat(SECOND).name()).contains("Bob");
    assertThat(story.seat(SECOND).present()).isTrue();
    assertThat(story.seat(FIRST).present()).isFalse();
    story.when(leaves(BOB)).then(Entry.Left.class);
    assertThat(story.seat(SECOND).kind()).isEqualTo(TableView.Kind.OPEN);
  }

  @Test
  @Proves("PLT-3")
  void only_the_host_starts_and_only_with_enough_players() {
    var story = given(TWO_OPEN).when(starts(ANN)).thenRefused("not-enough-players");
    story.and(joins(BOB)).when(starts(BOB)).thenRefused("not-host");
    story.when(starts(CAT)).thenRefused("not-seated");
    story.when(starts(ANN)).then(Entry.Started.class);
    story.when(starts(BOB)).thenRefused("already-started", "Game has already started");
  }

  @Test
  @Proves("PLT-9")
  void what_is_asked_again_in_the_lobby_is_done_already() {
    var story = given(FOUR_OPEN, joins(BOB), joins(CAT), leaves(CAT));
    story.when(leaves(CAT)).thenNothing();
    story.and(joins(CAT)).when(leaves(CAT)).then(Entry.Left.class);
    story.and(new Command.SeatBot(ANN, THIRD, "easy"));
    story.when(new Command.SeatBot(ANN, THIRD, "easy")).thenNothing();
    story.and(unseats(ANN, THIRD)).when(unseats(ANN, THIRD)).thenNothing();
    story.and(starts(ANN)).when(starts(ANN)).thenNothing();
    story.when(leaves(CAT)).thenNothing().refold();
  }

  @Test
  @Proves("PLT-3")
  void only_the_host_arranges_bots_and_removes_people() {
    var story = given(FOUR_OPEN, joins(BOB));
    story.when(new Command.SeatBot(BOB, THIRD, "easy")).thenRefused("not-host");
    story.when(new Command.SeatBot(ANN, SECOND, "easy")).thenRefused("seat-taken");
    story.when(new Command.SeatBot(ANN, THIRD, "godlike")).thenRefused("bad-seats");
    story.when(new Command.SeatBot(ANN, THIRD, "easy")).then(Entry.BotSeated.class);
    story.when(unseats(BOB, THIRD)).thenRefused("not-host");
    story.when(unseats(ANN, THIRD)).then(Entry.Unseated.class);
    story.when(unseats(ANN, SECOND)).then(Entry.Unseated.class);
    assertThat(story.table().seatsOf(BOB)).isEmpty();
  }

  @Test
  @Proves({"PLT-3", "PLT-9"})
  void who_sat_down_after_somebody_was_removed_is_not_removed_by_the_same_command_again() {
    var story = given(FOUR_OPEN, joins(BOB));
    var removes = new Command.Unseat(ANN, SECOND, OptionalLong.of(story.table().sequence()));
    story.when(removes).then(Entry.Unseated.class);
    story.when(removes).thenNothing();
    story.and(joins(CAT)).when(removes).thenRefused("stale");
    assertThat(story.table().seatsOf(CAT)).containsExactly(SECOND);
    story.refold();
  }

  @Test
  @Proves("PLT-3")
  void when_the_host_leaves_the_next_seated_person_is_host() {
    var story = given(FOUR_OPEN, joins(BOB), joins(CAT), leaves(ANN));
    assertThat(story.table().isHost(BOB)).isTrue();
    story.and(leaves(BOB));
    assertThat(story.table().isHost(CAT)).isTrue();
    story.when(starts(CAT)).then(Entry.Started.class);
  }

  @Test
  @Proves("PLT-4")
  void each_reason_not_to_join_has_its_own_message() {
    var story = given(TWO_OPEN).when(joins(ANN));
    story.thenRefused("already-seated", "You are already in this game");
    story.and(joins(BOB)).when(joins(CAT)).thenRefused("table-full", "Game is full");
    story.and(starts(ANN)).when(joins(CAT));
    story.thenRefused("already-started", "Game has already started");
  }

  @Test
  @Proves("PLT-4")
  void of_two_joins_for_the_last_seat_one_succeeds() {
    var story = given(TWO_OPEN).when(joins(BOB)).then(Entry.Joined.class);
    story.when(joins(CAT)).thenRefused("table-full");
  }

  @Test
  void open_seats_are_left_out_when_the_game_starts() {
    var story = given(FOUR_OPEN, joins(BOB), joins(CAT), unseats(ANN, SECOND));
    story.and(arrives(CAT, THIRD), starts(ANN));
    assertThat(story.view().seats()).hasSize(2);
    assertThat(story.table().seatsOf(CAT)).containsExactly(SECOND);
    assertThat(story.seat(SECOND).present()).isTrue();
    assertThat(story.seat(FIRST).present()).isFalse();
  }

  @Test
  void an_empty_lobby_is_abandoned_at_once() {
    given(TWO_OPEN, leaves(ANN)).passes(0).then(Entry.Abandoned.class);
  }

  @Test
  void a_lobby_where_nobody_is_connected_is_abandoned_after_an_hour() {
    var story = given(TWO_OPEN, arrives(ANN, FIRST)).passes(Duration.ofHours(5)).then();
    story.and(departs(FIRST)).passes(Duration.ofMinutes(59)).then();
    story.passes(Duration.ofMinutes(1)).then(Entry.Abandoned.class);
    story.when(joins(ANN)).thenRefused("table-abandoned", "Game was abandoned");
    story.when(joins(BOB)).thenRefused("table-not-found", "Game not found");
  }

  @Test
  void one_person_may_hold_two_seats() {
    var story = given(makes("tic-tac-toe", "{}", MINE, MINE), starts(ANN));
    assertThat(story.table().seatsOf(ANN)).containsExactly(FIRST, SECOND);
    story.and(marks(ANN, "a1", 4));
    var second =
        new Command.Act(
            ANN,
            Optional.of(SECOND),
            "a1",
            OptionalLong.empty(),
            "{\"type\":\"mark\",\"square\":0}");
    story.when(second).then(Entry.Stepped.class);
  }
}
