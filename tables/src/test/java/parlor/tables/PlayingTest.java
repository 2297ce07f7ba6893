package parlor.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static parlor.tables.People.*;
import static parlor.tables.Story.given;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import parlor.engine.Viewer;
import parlor.testkit.Proves;

class PlayingTest {
  private static final Command[] STARTED = {
    makes("tic-tac-toe", "{}", OPEN, OPEN),
    joins(BOB),
    arrives(ANN, FIRST),
    arrives(BOB, SECOND),
    starts(ANN)
  };

  @Test
  @Proves("PLT-7")
  void an_action_is_refused_with_its_code_and_nothing_changes_or_it_is_one_row() {
    var story = given(STARTED).when(marks(BOB, "b1", 4)).thenRefused("not-your-turn");
    story.when(marks(ANN, "a1", 9)).thenRefused("out-of-range");
    story.when(marks(ANN, "a1", 4)).then(Entry.Stepped.class);
    story.thenCause(new Entry.Cause.Person(FIRST, "a1"));
    story.when(marks(BOB, "b1", 4)).thenRefused("square-taken");
  }

  @Test
  void nobody_plays_anothers_seat() {
    var story = given(STARTED).when(marks(CAT, "c1", 4)).thenRefused("not-seated");
    var mark = "{\"type\":\"mark\",\"square\":0}";
    var foreign = new Command.Act(BOB, Optional.of(FIRST), "b1", OptionalLong.empty(), mark);
    story.when(foreign).thenRefused("not-your-turn");
  }

  @Test
  @Proves("PLT-9")
  void an_action_sent_twice_counts_once_and_gets_its_first_answer() {
    var story = given(STARTED).and(marks(ANN, "a1", 4));
    story.when(marks(ANN, "a1", 4)).thenRepeated(6);
    story.and(marks(BOB, "b1", 0)).when(marks(ANN, "a1", 4)).thenRepeated(6);
    story.refold().when(marks(ANN, "a1", 8)).thenRepeated(6);
  }

  @Test
  void the_same_id_from_another_seat_is_another_action() {
    given(STARTED).and(marks(ANN, "x", 4)).when(marks(BOB, "x", 0)).then(Entry.Stepped.class);
  }

  @Test
  @Proves("PLT-9")
  void an_action_for_a_question_that_has_passed_is_stale() {
    var story = given(STARTED).and(marks(ANN, "a1", 4), marks(BOB, "b1", 0));
    story.when(at(6, marks(ANN, "a2", 8))).thenRefused("stale");
    story.when(at(7, marks(ANN, "a2", 8))).then(Entry.Stepped.class);
  }

  @Test
  void rows_that_do_not_concern_the_question_make_nothing_stale() {
    var story = given(STARTED).and(departs(SECOND), arrives(BOB, SECOND));
    story.when(at(5, marks(ANN, "a1", 4))).then(Entry.Stepped.class);
  }

  @Test
  void several_seats_answer_one_question_in_any_order() {
    var story = given(makes("draws", "{}", OPEN, OPEN, OPEN), joins(BOB), joins(CAT), starts(ANN));
    var asked = story.table().sequence();
    story.and(at(asked, picks(CAT, "c", 3)), at(asked, ponders(ANN, "a0")));
    story.and(at(asked, picks(ANN, "a", 1))).when(at(asked, picks(BOB, "b", 2)));
    story.then(Entry.Stepped.class);
    assertThat(story.table().news().game()).contains("answered", "round-over");
  }

  @Test
  @Proves("PLT-15")
  void a_finished_game_shows_its_result_for_good() {
    var story = given(STARTED).and(marks(ANN, "1", 0), marks(BOB, "2", 3), marks(ANN, "3", 1));
    story.and(marks(BOB, "4", 4), marks(ANN, "5", 2)).thenPhase(TableView.Phase.FINISHED);
    story.when(marks(BOB, "6", 8)).thenRefused("game-over");
    story.passes(Duration.ofDays(365)).then().refold();
    assertThat(story.view().result().orElseThrow().ranking())
        .containsExactly(List.of(FIRST), List.of(SECOND));
    assertThat(story.table().gameView(new Viewer.At(SECOND)).orElseThrow())
        .contains("\"winner\":0");
  }

  @Test
  void nothing_is_played_in_the_lobby() {
    given(makes("tic-tac-toe", "{}", OPEN, OPEN))
        .when(marks(ANN, "a1", 4))
        .thenRefused("not-started");
  }

  @Test
  @Proves("PLT-8")
  void each_seat_sees_its_own_secret_and_the_public_none() {
    var story =
        given(makes("draws", "{}", OPEN, OPEN), joins(BOB), starts(ANN), picks(BOB, "b", 7));
    assertThat(story.table().gameView(new Viewer.At(FIRST)).orElseThrow())
        .contains("\"secret\":")
        .doesNotContain("\"mine\":7");
    assertThat(story.table().gameView(new Viewer.At(SECOND)).orElseThrow())
        .contains("\"mine\":7")
        .doesNotContain("\"secret\":");
    assertThat(story.table().gameView(new Viewer.Public()).orElseThrow())
        .doesNotContain("\"secret\":", "\"mine\":");
  }
}
