package parlor.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static parlor.tables.People.*;
import static parlor.tables.Story.given;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import parlor.testkit.Proves;

class RematchTest {
  private static Story finished(SeatPlan... seats) {
    var story = given(makes("draws", "{\"rounds\":1}", seats), joins(BOB), joins(CAT));
    story.and(arrives(ANN, FIRST), arrives(BOB, SECOND), arrives(CAT, THIRD), starts(ANN));
    story.and(picks(ANN, "a", 1), picks(BOB, "b", 2), picks(CAT, "c", 3)).botsMove();
    return story.thenPhase(TableView.Phase.FINISHED);
  }

  private static List<SeatPlan> plan(Story story, PlayerId asking) {
    return story.table().rematchPlan(asking).orElseThrow().seats();
  }

  @Test
  @Proves("PLT-6")
  void everyone_here_sits_at_the_new_table_and_the_start_passes_on() {
    var story = finished(OPEN, OPEN, OPEN, BOT);
    assertThat(plan(story, BOB)).containsExactly(sits(BOB), sits(CAT), BOT, sits(ANN));
    assertThat(story.table().rematchPlan(BOB).orElseThrow().host()).isEqualTo(ANN);
  }

  @Test
  void seats_of_people_who_are_gone_are_open() {
    var story = finished(OPEN, OPEN, OPEN).and(departs(FIRST));
    assertThat(plan(story, BOB)).containsExactly(sits(BOB), sits(CAT), OPEN);
    assertThat(story.table().rematchPlan(BOB).orElseThrow().host()).isEqualTo(BOB);
  }

  @Test
  @Proves("PLT-6")
  void against_the_computer_some_games_keep_the_seats() {
    var solo = given(atOnce(makes("draws", "{\"rounds\":1}", MINE, BOT)), arrives(ANN, FIRST));
    solo.and(picks(ANN, "a", 1)).botsMove();
    assertThat(plan(solo, ANN)).containsExactly(BOT, sits(ANN));
    var hotseat = given(makes("tic-tac-toe", "{}", MINE, OPEN), joins(BOB), starts(ANN));
    hotseat.and(marks(ANN, "1", 0), marks(BOB, "2", 3), marks(ANN, "3", 1));
    hotseat.and(marks(BOB, "4", 4), marks(ANN, "5", 2), arrives(BOB, SECOND));
    assertThat(plan(hotseat, ANN)).containsExactly(sits(BOB), sits(ANN));
  }

  @Test
  void a_rematch_is_opened_once() {
    var story = finished(OPEN, OPEN, OPEN).when(wants(BOB, "t2")).then(Entry.RematchOpened.class);
    story.when(wants(CAT, "t3")).thenRepeated(story.table().sequence());
    assertThat(story.table().next()).contains(new Next(new TableId("t2"), "NEXT22"));
    assertThat(story.view().next()).contains("t2");
    story.when(wants(DAN, "t4")).thenRefused("not-seated");
  }

  @Test
  void there_is_no_rematch_before_the_end() {
    var story = given(makes("draws", "{}", OPEN), arrives(ANN, FIRST), starts(ANN));
    story.when(wants(ANN, "t2")).thenRefused("not-over");
    assertThat(story.table().rematchPlan(ANN)).isEmpty();
  }

  @Test
  void a_quarter_of_an_hour_after_the_end_nobody_notes_who_comes_and_goes() {
    var story = finished(OPEN, OPEN, OPEN).passes(Duration.ofMinutes(14));
    story.when(departs(FIRST)).then(Entry.Dropped.class);
    story.passes(Duration.ofMinutes(1)).when(departs(SECOND)).thenNothing();
    story.when(wakes(story.now())).thenNothing();
  }
}
