package parlor.games.numeron;

import static org.assertj.core.api.Assertions.assertThat;
import static parlor.games.numeron.Level.HIGH;
import static parlor.games.numeron.Level.LOW;
import static parlor.games.numeron.NumeronTable.ANN;
import static parlor.games.numeron.NumeronTable.ATTACKS;
import static parlor.games.numeron.NumeronTable.BEA;
import static parlor.games.numeron.NumeronTable.SLASHER;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parlor.engine.Refusal;
import parlor.games.numeron.NumeronAction.Call;
import parlor.games.numeron.NumeronAction.DeclareDouble;
import parlor.games.numeron.NumeronAction.DeclareHighLow;
import parlor.games.numeron.NumeronAction.DeclareSlash;
import parlor.games.numeron.NumeronAction.DeclareTarget;
import parlor.games.numeron.NumeronAction.NamePlace;
import parlor.testkit.Proves;

class AttackingTest {
  private static NumeronTable table() {
    return NumeronTable.duelWithItems().items(ATTACKS, SLASHER).codes("427", "809");
  }

  @Test
  @Proves("NUM-13")
  void high_low_tells_the_class_at_each_place() {
    table()
        .when(ANN, new DeclareHighLow())
        .thenNews(new NumeronNews.DeclaredHighLow(ANN, List.of(HIGH, LOW, HIGH)))
        .thenWaitingOn(ANN);
  }

  @Test
  @Proves("NUM-14")
  void target_tells_the_place_of_a_digit() {
    var table = table().when(ANN, new DeclareTarget(9));
    assertThat(table.lastKnownOf(BEA)).isEqualTo(new Fact.Target(9, Optional.of(2)));
  }

  @Test
  @Proves("NUM-14")
  void target_tells_that_a_digit_is_not_included() {
    var table = table().when(ANN, new DeclareTarget(1));
    assertThat(table.lastKnownOf(BEA)).isEqualTo(new Fact.Target(1, Optional.empty()));
  }

  @Test
  @Proves("NUM-15")
  void slash_tells_largest_minus_smallest() {
    table()
        .calls(ANN, "123")
        .when(BEA, new DeclareSlash())
        .thenNews(new NumeronNews.DeclaredSlash(BEA, 5));
  }

  @Test
  @Proves("NUM-12")
  void for_double_the_opponent_names_the_place_whose_digit_is_shown() {
    table()
        .when(ANN, new DeclareDouble())
        .thenNews(new NumeronNews.DeclaredDouble(ANN))
        .thenWaitingOn(BEA)
        .when(BEA, new NamePlace(2))
        .thenNews(new NumeronNews.ShowedDigit(ANN, 2, 7))
        .thenWaitingOn(ANN);
  }

  @Test
  @Proves("NUM-12")
  void double_gives_two_calls_each_judged_and_no_further_item() {
    var table = table().when(ANN, new DeclareDouble()).when(BEA, new NamePlace(0));
    table
        .thenRefused(ANN, new DeclareHighLow(), Attacking.ONE_ITEM)
        .calls(ANN, "804")
        .thenWaitingOn(ANN)
        .thenRefused(ANN, new DeclareHighLow(), Attacking.ONE_ITEM)
        .calls(ANN, "123")
        .thenWaitingOn(BEA);
    assertThat(table.knownOf(BEA))
        .extracting(NumeronView.Known::fact)
        .containsExactly(
            new Fact.Judged(new Code("804"), 2, 0), new Fact.Judged(new Code("123"), 0, 0));
  }

  @Test
  @Proves("NUM-12")
  void three_eat_on_the_first_call_of_a_double_ends_the_game() {
    var table = table().when(ANN, new DeclareDouble()).when(BEA, new NamePlace(0));
    table.calls(ANN, "809");
    assertThat(table.status()).isEqualTo(CallingTest.won(ANN));
  }

  @Test
  @Proves("NUM-11")
  void one_item_a_turn_and_each_once_a_game() {
    table()
        .when(ANN, new DeclareHighLow())
        .thenRefused(ANN, new DeclareTarget(3), Attacking.ONE_ITEM)
        .calls(ANN, "123")
        .calls(BEA, "123")
        .thenRefused(ANN, new DeclareHighLow(), Defending.NOT_HELD)
        .when(ANN, new DeclareTarget(3));
  }

  @Test
  @Proves("NUM-11")
  void only_items_held_are_played_and_only_in_ones_own_turn() {
    table()
        .thenRefused(ANN, new DeclareSlash(), Defending.NOT_HELD)
        .thenRefused(BEA, new DeclareSlash(), Refusal.NOT_YOUR_TURN)
        .thenRefused(ANN, new DeclareTarget(10), Attacking.NO_SUCH_DIGIT);
  }

  @Test
  @Proves("NUM-11")
  void no_call_comes_between_a_double_and_the_naming_of_its_place() {
    table()
        .when(ANN, new DeclareDouble())
        .thenRefused(ANN, new Call("123"), Refusal.NOT_YOUR_TURN)
        .thenRefused(BEA, new NamePlace(3), Attacking.NO_SUCH_PLACE)
        .thenRefused(BEA, new Call("123"), Refusal.NOT_NOW);
  }
}
