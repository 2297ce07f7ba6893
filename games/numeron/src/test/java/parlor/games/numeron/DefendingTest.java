package parlor.games.numeron;

import static org.assertj.core.api.Assertions.assertThat;
import static parlor.games.numeron.NumeronTable.ANN;
import static parlor.games.numeron.NumeronTable.ATTACKS;
import static parlor.games.numeron.NumeronTable.BEA;
import static parlor.games.numeron.NumeronTable.DEFENCES;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlor.engine.Absence;
import parlor.engine.Refusal;
import parlor.games.numeron.NumeronAction.Call;
import parlor.games.numeron.NumeronAction.Change;
import parlor.games.numeron.NumeronAction.DeclareTarget;
import parlor.games.numeron.NumeronAction.Pass;
import parlor.games.numeron.NumeronAction.Shuffle;
import parlor.testkit.Proves;

class DefendingTest {
  private static NumeronTable table() {
    return NumeronTable.duelWithItems().items(ATTACKS, DEFENCES).codes("427", "801");
  }

  @Test
  @Proves("NUM-11")
  void the_side_not_calling_has_ten_seconds_that_always_run() {
    var waiting = table().thenWaitingOn(BEA).waiting();
    assertThat(waiting.limit()).contains(Duration.ofSeconds(10));
    assertThat(waiting.whenAbsent()).isEqualTo(Absence.RUNS);
    assertThat(waiting.ifSilent()).containsEntry(BEA, new Pass());
  }

  @Test
  @Proves("NUM-11")
  void the_window_is_skipped_when_no_defence_is_held() {
    table().passes(BEA).calls(ANN, "123").thenWaitingOn(BEA).calls(BEA, "123").thenWaitingOn(BEA);
  }

  @Test
  @Proves("NUM-11")
  void the_window_is_skipped_once_every_defence_is_used() {
    table()
        .when(BEA, new Shuffle("018"))
        .calls(ANN, "123")
        .calls(BEA, "123")
        .when(BEA, new Change(0, 2))
        .calls(ANN, "456")
        .calls(BEA, "456")
        .thenWaitingOn(ANN);
  }

  @Test
  @Proves("NUM-11")
  void one_defence_a_turn_and_none_after_an_attack_or_a_call() {
    table()
        .when(BEA, new Shuffle("018"))
        .thenWaitingOn(ANN)
        .thenRefused(BEA, new Change(0, 2), Refusal.NOT_YOUR_TURN)
        .when(ANN, new DeclareTarget(3))
        .thenRefused(BEA, new Change(0, 2), Refusal.NOT_YOUR_TURN)
        .calls(ANN, "123")
        .thenRefused(BEA, new Change(0, 2), Refusal.NOT_NOW);
  }

  @Test
  @Proves("NUM-11")
  void the_caller_waits_for_the_window_to_close() {
    table().thenRefused(ANN, new Call("123"), Refusal.NOT_YOUR_TURN).passes(BEA).calls(ANN, "123");
  }

  @Test
  @Proves("NUM-16")
  void shuffle_reorders_ones_own_code_and_a_bluff_is_allowed() {
    var table = table().when(BEA, new Shuffle("180"));
    assertThat(table.seenBy(BEA).sides().get(1).code()).contains(new Code("180"));
    var bluff = table().when(BEA, new Shuffle("801"));
    assertThat(bluff.seenBy(BEA).sides().get(1).code()).contains(new Code("801"));
  }

  @Test
  @Proves("NUM-16")
  void shuffle_keeps_the_digits() {
    table()
        .thenRefused(BEA, new Shuffle("802"), Defending.OTHER_DIGITS)
        .thenRefused(BEA, new Shuffle("800"), Code.REPEATED_DIGIT);
  }

  @Test
  @Proves("NUM-16")
  void a_shuffle_and_a_bluff_look_the_same_to_the_other_side() {
    var shuffled = table().when(BEA, new Shuffle("180"));
    var bluffed = table().when(BEA, new Shuffle("801"));
    assertThat(shuffled.seenBy(ANN)).isEqualTo(bluffed.seenBy(ANN));
    assertThat(shuffled.seenByAll()).isEqualTo(bluffed.seenByAll());
    shuffled.thenNews(new NumeronNews.Shuffled(BEA));
    bluffed.thenNews(new NumeronNews.Shuffled(BEA));
  }

  @Test
  @Proves("NUM-17")
  void change_tells_place_and_class_but_not_the_digits() {
    var table = table().when(BEA, new Change(0, 5));
    table.thenNews(new NumeronNews.Changed(BEA, 0, Level.HIGH));
    assertThat(table.seenBy(BEA).sides().get(1).code()).contains(new Code("501"));
    assertThat(table.seenBy(ANN)).isEqualTo(table().when(BEA, new Change(0, 6)).seenBy(ANN));
  }

  @ParameterizedTest
  @Proves("NUM-17")
  @CsvSource({"0, 8", "0, 3", "1, 1", "1, 5", "3, 5", "-1, 5", "0, 10", "0, -1"})
  void change_takes_a_new_digit_of_the_same_class(int place, int digit) {
    table().thenRefused(BEA, new Change(place, digit), Defending.NO_SUCH_CHANGE);
  }

  @Test
  void a_defence_that_is_not_held_is_refused() {
    table()
        .when(BEA, new Shuffle("180"))
        .calls(ANN, "123")
        .calls(BEA, "123")
        .thenRefused(BEA, new Shuffle("801"), Defending.NOT_HELD);
  }

  @Test
  @Proves("NUM-18")
  void judgements_from_before_a_shuffle_or_change_are_marked() {
    var table = table().passes(BEA).calls(ANN, "123").calls(BEA, "123");
    table.when(BEA, new Change(0, 5)).calls(ANN, "456").calls(BEA, "456");
    table.when(BEA, new Shuffle("105")).calls(ANN, "789");
    assertThat(table.knownOf(BEA))
        .extracting(NumeronView.Known::before)
        .containsExactly(
            List.of(Item.CHANGE, Item.SHUFFLE),
            List.of(Item.SHUFFLE),
            List.of(Item.SHUFFLE),
            List.of(),
            List.of());
  }
}
