package parlor.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static parlor.tables.People.*;
import static parlor.tables.Story.given;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import parlor.testkit.Proves;

class RestartTest {
  private static final Command[] STARTED = {
    makes("draws", "{}", OPEN, OPEN, OPEN, BOT),
    joins(BOB),
    joins(CAT),
    arrives(ANN, FIRST),
    arrives(BOB, SECOND),
    arrives(CAT, THIRD),
    starts(ANN)
  };
  private static final Duration TEN_MINUTES = Duration.ofMinutes(10);

  @Test
  @Proves("PLT-16")
  void a_crash_takes_no_time_away() {
    var story = given(STARTED).passes(10).and(ponders(ANN, "a1")).passes(15);
    story.restarts(TEN_MINUTES).then(Entry.Woken.class).thenAwaited(FIRST, 20, false);
    story.passes(9).then().thenAwaited(FIRST, 20, false);
    story.and(arrives(ANN, FIRST), arrives(BOB, SECOND)).thenAwaited(FIRST, 20, false);
    story.and(arrives(CAT, THIRD)).thenAwaited(FIRST, 20, true);
  }

  @Test
  @Proves("PLT-16")
  void until_all_are_back_or_ten_seconds_nobody_is_away_and_no_bot_moves() {
    var story = given(STARTED).restarts(TEN_MINUTES).and(arrives(ANN, FIRST));
    assertThat(story.seat(SECOND).present()).isTrue();
    assertThat(story.table().botTurns()).isEmpty();
    story.passes(10).then(Entry.Settled.class);
    assertThat(story.seat(SECOND).present()).isFalse();
    assertThat(story.seat(SECOND).awayForMs()).contains(60_000L);
    assertThat(story.table().botTurns()).hasSize(1);
    assertThat(story.table().news().table())
        .containsExactly(new TableNews.Dropped(SECOND, "Bob"), new TableNews.Dropped(THIRD, "Cat"));
  }

  @Test
  void coming_back_after_a_restart_is_no_news() {
    var story = given(STARTED).restarts(TEN_MINUTES).and(arrives(ANN, FIRST));
    assertThat(story.table().news().table()).isEmpty();
  }

  @Test
  void who_was_away_before_the_crash_has_the_time_they_had() {
    var story = given(STARTED).and(departs(SECOND)).passes(20).and(ponders(ANN, "a1"));
    story.restarts(TEN_MINUTES).and(arrives(ANN, FIRST), arrives(CAT, THIRD)).passes(39);
    assertThat(story.seat(SECOND).awayForMs()).contains(1_000L);
    assertThat(story.seat(SECOND).standIn()).isFalse();
  }

  @Test
  void crashes_in_a_row_give_the_grace_anew() {
    var story = given(STARTED).restarts(TEN_MINUTES).and(arrives(ANN, FIRST)).passes(8);
    story.restarts(TEN_MINUTES).then(Entry.Woken.class).passes(9).then();
    story.passes(1).then(Entry.Settled.class);
  }

  @Test
  void when_nobody_comes_back_the_table_freezes_and_is_abandoned() {
    var story = given(STARTED).restarts(TEN_MINUTES).passes(10).then(Entry.Settled.class);
    story
        .thenPhase(TableView.Phase.FROZEN)
        .passes(Duration.ofMinutes(5))
        .then(Entry.Abandoned.class);
  }

  @Test
  void downtime_is_not_counted_against_a_frozen_table() {
    var story = given(STARTED).and(departs(FIRST), departs(SECOND), departs(THIRD));
    story.restarts(Duration.ofHours(1)).then(Entry.Woken.class).passes(299).then();
    story.passes(1).then(Entry.Abandoned.class);
  }

  @Test
  void being_out_of_memory_is_counted_for_a_frozen_table() {
    var story = given(STARTED).and(departs(FIRST), departs(SECOND), departs(THIRD));
    var up = story.now().minusSeconds(100);
    story.refold().when(wakes(up)).thenNothing();
    story.passes(Duration.ofMinutes(5)).then(Entry.Abandoned.class);
  }

  @Test
  void a_clock_that_was_set_back_before_the_restart_runs_again() {
    var story = given(STARTED).passes(10).and(ponders(ANN, "a1"));
    story.restarts(Duration.ofHours(-1)).then(Entry.Woken.class);
    story.and(arrives(ANN, FIRST), arrives(BOB, SECOND), arrives(CAT, THIRD));
    story.passes(5).thenAwaited(FIRST, 15, true);
  }

  @Test
  void the_same_deal_comes_of_the_same_secret() {
    var first = given(STARTED);
    var second = given(STARTED);
    assertThat(second.journal).isEqualTo(first.journal);
  }
}
