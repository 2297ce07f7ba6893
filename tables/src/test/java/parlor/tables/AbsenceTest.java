package parlor.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static parlor.tables.People.*;
import static parlor.tables.Story.DRAWS_FOR_GOOD;
import static parlor.tables.Story.given;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import parlor.engine.Viewer;
import parlor.testkit.Proves;

class AbsenceTest {
  private static Command[] started(String game) {
    return new Command[] {
      makes(game, "{}", OPEN, OPEN),
      joins(BOB),
      arrives(ANN, FIRST),
      arrives(BOB, SECOND),
      starts(ANN)
    };
  }

  @Test
  @Proves("PLT-12")
  void a_dropped_player_is_shown_and_their_turn_waits_with_the_time_they_had() {
    var story = given(started("tic-tac-toe")).passes(20);
    story.when(departs(FIRST)).then(Entry.Dropped.class).thenAwaited(FIRST, 40, false);
    assertThat(story.seat(FIRST).present()).isFalse();
    story.passes(59).then();
    assertThat(story.seat(FIRST).awayForMs()).contains(1_000L);
    story.when(arrives(ANN, FIRST)).then(Entry.Returned.class).thenAwaited(FIRST, 40, true);
    story.when(marks(ANN, "a1", 4)).then(Entry.Stepped.class);
  }

  @Test
  @Proves({"PLT-12", "PLT-13"})
  void who_fell_silent_has_been_away_since_they_were_last_heard_of() {
    var story = given(started("tic-tac-toe")).passes(20).when(fallsSilent(FIRST, 12));
    story.then(Entry.Dropped.class).thenAwaited(FIRST, 52, false);
    assertThat(story.seat(FIRST).awayForMs()).contains(48_000L);
    story.refold().passes(47).then().passes(1).then(Entry.TakenOver.class);
  }

  @Test
  @Proves("PLT-12")
  void silence_from_before_the_own_turn_gives_no_more_than_the_whole_time() {
    var story = given(started("tic-tac-toe")).passes(5).when(fallsSilent(FIRST, 12));
    story.thenAwaited(FIRST, 60, false);
  }

  @Test
  @Proves("PLT-29")
  void whose_time_is_up_is_known_before_their_silence_is_played() {
    var table = given(started("tic-tac-toe")).table();
    var end = table.wakeAt().orElseThrow();
    assertThat(table.outOfTime(end.minusMillis(1))).isEmpty();
    assertThat(table.outOfTime(end)).containsExactly(FIRST);
  }

  @Test
  @Proves("PLT-12")
  void being_away_when_another_is_to_move_stops_nothing() {
    var story = given(started("tic-tac-toe")).and(departs(SECOND)).passes(10);
    story.thenAwaited(FIRST, 50, true).and(marks(ANN, "a1", 4));
    story.thenAwaited(SECOND, 60, false);
  }

  @Test
  @Proves("PLT-13")
  void a_bot_sits_in_after_sixty_seconds_and_not_before() {
    var story = given(started("draws")).and(picks(ANN, "a", 1), departs(SECOND));
    story
        .passes(Duration.ofMillis(59_999))
        .then()
        .passes(Duration.ofMillis(1))
        .then(Entry.TakenOver.class);
    assertThat(story.seat(SECOND).standIn()).isTrue();
    assertThat(story.seat(SECOND).level()).contains("medium");
    story.botsMove().then(Entry.Stepped.class).thenCause(new Entry.Cause.Bot(SECOND));
  }

  @Test
  @Proves("PLT-13")
  void who_leaves_on_purpose_hands_over_at_once() {
    var story = given(started("draws")).when(leaves(BOB)).then(Entry.Left.class);
    assertThat(story.seat(SECOND).standIn()).isTrue();
    assertThat(story.table().botTurns()).extracting(BotTurn::seat).containsExactly(SECOND);
    assertThat(story.table().players()).containsExactly(ANN);
  }

  @Test
  @Proves("PLT-13")
  void a_seat_can_be_taken_back() {
    var story = given(started("draws")).and(leaves(BOB), arrives(BOB, SECOND));
    story.when(picks(BOB, "b", 1)).thenRefused("bot-took-over");
    assertThat(story.table().viewer(BOB, new Viewer.At(SECOND))).contains(new Viewer.Public());
    story.when(takesBack(BOB)).then(Entry.TakenBack.class);
    assertThat(story.table().botTurns()).isEmpty();
    assertThat(story.table().viewer(BOB, new Viewer.At(SECOND))).contains(new Viewer.At(SECOND));
    story.when(picks(BOB, "b", 1)).then(Entry.Stepped.class);
  }

  @Test
  @Proves("PLT-13")
  void where_the_game_says_so_who_was_replaced_may_only_watch() {
    var story = given(started(DRAWS_FOR_GOOD)).and(departs(SECOND)).passes(61);
    story.and(arrives(BOB, SECOND)).when(takesBack(BOB));
    story.thenRefused("bot-took-over", "A bot has taken over your position");
    assertThat(story.table().viewer(BOB, new Viewer.At(SECOND))).contains(new Viewer.Public());
    story.botsMove().then(Entry.Stepped.class);
  }

  @Test
  @Proves("PLT-14")
  void with_nobody_here_the_table_freezes_and_nothing_runs() {
    var story = given(started("draws")).and(departs(FIRST)).passes(30).and(departs(SECOND));
    story.thenPhase(TableView.Phase.FROZEN).passes(Duration.ofMinutes(4)).then();
    assertThat(story.seat(FIRST).awayForMs()).contains(30_000L);
    assertThat(story.seat(SECOND).awayForMs()).contains(60_000L);
    story.and(arrives(BOB, SECOND)).thenPhase(TableView.Phase.PLAYING).passes(29).then();
    story.passes(1).then(Entry.TakenOver.class);
  }

  @Test
  @Proves("PLT-14")
  void no_bot_plays_on_while_nobody_is_here() {
    var story = given(atOnce(makes("draws", "{}", MINE, BOT)), arrives(ANN, FIRST));
    assertThat(story.table().botTurns()).hasSize(1);
    var turn = story.table().botTurns().getFirst();
    story.and(departs(FIRST));
    assertThat(story.table().botTurns()).isEmpty();
    story.when(new Command.BotActs(turn.seat(), turn.at(), turn.fallback())).thenNothing();
    story.and(arrives(ANN, FIRST));
    assertThat(story.table().botTurns()).containsExactly(turn);
  }

  @Test
  @Proves("PLT-14")
  void a_frozen_table_is_abandoned_after_five_minutes_and_says_so() {
    var story = given(started("tic-tac-toe")).and(departs(FIRST), departs(SECOND));
    story.passes(Duration.ofSeconds(299)).then().passes(1).then(Entry.Abandoned.class);
    story.thenPhase(TableView.Phase.ABANDONED);
    assertThat(story.table().news().table()).containsExactly(new TableNews.Abandoned());
    story.when(marks(ANN, "a1", 4)).thenRefused("table-abandoned", "Game was abandoned");
    story.when(arrives(ANN, FIRST)).thenNothing();
    assertThat(story.table().players()).isEmpty();
  }

  @Test
  void each_time_frozen_counts_anew() {
    var story = given(started("tic-tac-toe")).and(departs(FIRST), departs(SECOND)).passes(299);
    story.and(arrives(ANN, FIRST), departs(FIRST)).passes(299).then();
    story.passes(1).then(Entry.Abandoned.class);
  }

  @Test
  void a_person_who_watches_their_stand_in_keeps_the_table_going() {
    var story = given(started(DRAWS_FOR_GOOD)).and(leaves(BOB), arrives(BOB, SECOND));
    story.and(departs(FIRST)).thenPhase(TableView.Phase.PLAYING).passes(60);
    story.then(Entry.TakenOver.class);
    assertThat(story.table().botTurns()).hasSize(2);
  }

  @Test
  void people_are_told_who_went_and_came() {
    var story = given(started("draws")).and(departs(SECOND));
    assertThat(story.table().news().table()).containsExactly(new TableNews.Dropped(SECOND, "Bob"));
    story.and(arrives(BOB, SECOND));
    assertThat(story.table().news().table()).containsExactly(new TableNews.Returned(SECOND, "Bob"));
    story.and(leaves(BOB));
    assertThat(story.table().news().table())
        .containsExactly(new TableNews.Left(SECOND, "Bob"), new TableNews.TakenOver(SECOND, "Bob"));
  }
}
