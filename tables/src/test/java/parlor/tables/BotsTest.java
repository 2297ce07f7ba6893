package parlor.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static parlor.tables.People.*;
import static parlor.tables.Story.given;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class BotsTest {
  private static final Command[] STARTED = {
    atOnce(makes("draws", "{}", MINE, BOT, BOT)), arrives(ANN, FIRST)
  };

  @Test
  void a_bots_answer_counts_once_and_only_for_its_question() {
    var story = given(STARTED);
    var turn = story.table().botTurns().getFirst();
    story.when(new Command.BotActs(turn.seat(), turn.at() - 1, turn.fallback())).thenNothing();
    story.when(new Command.BotActs(turn.seat(), turn.at(), turn.fallback()));
    story.then(Entry.Stepped.class);
    story.when(new Command.BotActs(turn.seat(), turn.at(), turn.fallback())).thenNothing();
  }

  @Test
  void anothers_answer_leaves_a_bots_question_as_it_is() {
    var story = given(STARTED);
    var turn = story.table().botTurns().getLast();
    story.and(picks(ANN, "a", 1));
    assertThat(story.table().botTurns()).contains(turn);
  }

  @Test
  void a_bot_that_moved_and_is_still_asked_has_a_new_question() {
    var story = given(STARTED);
    var turn = story.table().botTurns().getFirst();
    story.when(new Command.BotActs(turn.seat(), turn.at(), "{\"type\":\"ponder\"}"));
    var again = story.table().botTurns().getFirst();
    assertThat(again.seat()).isEqualTo(turn.seat());
    assertThat(again.at()).isEqualTo(story.table().sequence());
  }

  @Test
  void a_bots_illegal_move_is_refused() {
    var turn = given(STARTED).table().botTurns().getFirst();
    given(STARTED)
        .when(new Command.BotActs(turn.seat(), turn.at(), "{\"type\":\"pick\",\"number\":77}"))
        .thenRefused("out-of-range");
  }

  @Test
  void thinking_time_lies_in_the_games_range_and_is_the_same_after_a_restart() {
    var story = given(STARTED);
    var turn = story.table().botTurns().getFirst();
    var time = story.table().thinkingTime(turn);
    assertThat(time).isBetween(Duration.ofSeconds(1), Duration.ofSeconds(2));
    assertThat(story.refold().table().thinkingTime(turn)).isEqualTo(time);
  }
}
