package parlor.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static parlor.tables.People.*;
import static parlor.tables.Story.given;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parlor.engine.Viewer;
import parlor.testkit.Proves;

class ClocksTest {
  private static Command[] started(String options) {
    return new Command[] {
      makes("draws", options, OPEN, OPEN, OPEN),
      joins(BOB),
      joins(CAT),
      arrives(ANN, FIRST),
      arrives(BOB, SECOND),
      arrives(CAT, THIRD),
      starts(ANN)
    };
  }

  @Test
  @Proves("PLT-29")
  void with_two_people_silence_is_played_when_the_time_is_up() {
    var story = given(makes("tic-tac-toe", "{}", OPEN, OPEN), joins(BOB), arrives(ANN, FIRST));
    story.and(arrives(BOB, SECOND), starts(ANN)).passes(59).then();
    story.passes(1).then(Entry.Stepped.class).thenCause(new Entry.Cause.Silence(FIRST));
    story.thenAwaited(SECOND, 60, true);
  }

  @Test
  @Proves("PLT-29")
  void a_solo_game_has_no_time_limit() {
    var story = given(atOnce(makes("draws", "{}", MINE, BOT)), arrives(ANN, FIRST)).botsMove();
    story.passes(Duration.ofDays(1)).then();
    assertThat(story.table().awaited(story.now()))
        .containsExactly(new TableView.Awaited(FIRST, Optional.empty(), false));
  }

  @Test
  void a_window_of_the_rules_runs_in_solo_play_too() {
    var options = "{\"absence\":\"runs\"}";
    var story = given(atOnce(makes("draws", options, MINE, BOT)), arrives(ANN, FIRST)).botsMove();
    story.passes(30).thenCause(new Entry.Cause.Silence(FIRST));
  }

  @Test
  @Proves("PLT-29")
  void a_clock_that_holds_stops_while_its_player_is_away() {
    var story = given(started("{}")).passes(10).and(departs(SECOND)).passes(15);
    story.thenAwaited(FIRST, 5, true).thenAwaited(SECOND, 20, false);
    story.and(arrives(BOB, SECOND)).passes(4).thenAwaited(SECOND, 16, true);
  }

  @Test
  void a_clock_that_runs_does_so_while_its_player_is_away() {
    var story = given(started("{\"absence\":\"runs\"}")).passes(10).and(departs(SECOND));
    story.passes(20);
    assertThat(story.lastRows()).hasSize(3);
    story.thenCause(new Entry.Cause.Silence(THIRD));
  }

  @Test
  void an_absent_seat_is_skipped_after_three_seconds_and_a_reload_is_no_absence() {
    var story = given(started("{\"absence\":\"skips\"}")).and(departs(SECOND));
    story.passes(Duration.ofMillis(2_999)).then().and(arrives(BOB, SECOND));
    story.passes(5).then().and(departs(SECOND)).passes(3).then(Entry.Stepped.class);
    story.thenCause(new Entry.Cause.Silence(SECOND));
  }

  @Test
  void a_seat_long_away_is_skipped_as_soon_as_it_is_asked() {
    var story = given(started("{\"absence\":\"skips\"}")).and(departs(SECOND)).passes(10);
    story.and(picks(ANN, "a", 1), picks(CAT, "c", 1)).passes(0);
    story.then(Entry.Stepped.class).thenCause(new Entry.Cause.Silence(SECOND));
  }

  @Test
  void a_seat_that_is_not_awaited_may_hold_the_clock_too() {
    var story = given(started("{\"holder\":true}")).and(picks(ANN, "a", 1)).passes(10);
    story.and(departs(FIRST)).passes(40).thenAwaited(SECOND, 20, false);
    story.passes(20).then(Entry.TakenOver.class).thenAwaited(SECOND, 20, true);
  }

  @Test
  @Proves("CAM-11")
  void nobody_goes_on_while_a_seat_that_holds_is_away() {
    var makes = makes("draws", "{\"holder\":true}", OPEN, OPEN, BOT);
    var story = given(makes, joins(BOB), arrives(ANN, FIRST), arrives(BOB, SECOND), starts(ANN));
    story.and(picks(ANN, "a", 1), departs(FIRST));
    assertThat(story.table().botTurns()).isEmpty();
    assertThat(story.table().gameView(new Viewer.At(SECOND)).orElseThrow())
        .contains("\"options\":[]");
    story.when(picks(BOB, "b", 1)).thenRefused("game-paused");
    story.and(arrives(ANN, FIRST));
    assertThat(story.table().botTurns()).hasSize(1);
    story.and(departs(FIRST)).passes(60).then(Entry.TakenOver.class);
    assertThat(story.table().gameView(new Viewer.At(SECOND)).orElseThrow())
        .doesNotContain("\"options\":[]");
    story.when(picks(BOB, "b", 1)).then(Entry.Stepped.class);
  }

  @Test
  void one_limit_runs_on_over_several_actions_of_one_turn() {
    var story = given(started("{}")).passes(10).and(ponders(ANN, "a1")).passes(10);
    story.and(ponders(ANN, "a2")).thenAwaited(FIRST, 10, true);
  }

  @Test
  void each_decision_has_its_whole_time() {
    var story = given(started("{}")).passes(20);
    story.and(picks(ANN, "a", 1), picks(BOB, "b", 1), picks(CAT, "c", 1));
    story.thenAwaited(FIRST, 30, true).thenAwaited(THIRD, 30, true);
  }

  @Test
  void the_dealer_pauses_and_waits_while_the_table_is_frozen() {
    var story = given(started("{\"pause\":10000}"));
    story.and(picks(ANN, "a", 1), picks(BOB, "b", 1), picks(CAT, "c", 1)).passes(4);
    assertThat(story.table().pauseLeft(story.now())).contains(6_000L);
    story.and(departs(FIRST), departs(SECOND), departs(THIRD)).passes(100).then();
    assertThat(story.table().pauseLeft(story.now())).contains(6_000L);
    story.and(arrives(ANN, FIRST)).passes(Duration.ofMillis(5_999)).then();
    story.passes(Duration.ofMillis(1)).thenCause(new Entry.Cause.Dealer());
    assertThat(story.table().pauseLeft(story.now())).isEmpty();
  }

  @Test
  void bots_have_clocks_but_are_never_away() {
    var story = given(makes("draws", "{}", OPEN, OPEN, BOT), joins(BOB), arrives(ANN, FIRST));
    story.and(starts(ANN)).thenAwaited(THIRD, 30, true).thenAwaited(SECOND, 30, false);
  }

  @Test
  void a_clock_set_back_takes_and_gives_no_time() {
    var story = given(started("{}")).passes(20).and(ponders(ANN, "a1"));
    story.passes(Duration.ofHours(-1)).and(ponders(BOB, "b1")).thenAwaited(FIRST, 10, true);
    assertThat(story.lastRow().at()).isEqualTo(Story.BEGINNING.plusSeconds(20));
  }
}
