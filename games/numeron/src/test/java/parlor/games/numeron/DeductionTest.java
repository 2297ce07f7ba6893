package parlor.games.numeron;

import static org.assertj.core.api.Assertions.assertThat;
import static parlor.games.numeron.Deduction.Mark.CERTAIN;
import static parlor.games.numeron.Deduction.Mark.EXCLUDED;
import static parlor.games.numeron.Deduction.Mark.POSSIBLE;
import static parlor.games.numeron.NumeronTable.ANN;
import static parlor.games.numeron.NumeronTable.ATTACKS;
import static parlor.games.numeron.NumeronTable.BEA;
import static parlor.games.numeron.NumeronTable.DEFENCES;

import java.util.List;
import org.junit.jupiter.api.Test;
import parlor.games.numeron.NumeronAction.Change;
import parlor.games.numeron.NumeronAction.DeclareTarget;
import parlor.games.numeron.NumeronAction.Shuffle;
import parlor.testkit.Proves;

class DeductionTest {
  private static List<Code> possible(Fact... facts) {
    return Belief.of(List.of(facts)).possible();
  }

  @Test
  @Proves("NUM-20")
  void a_call_without_eat_or_bite_excludes_its_digits_everywhere() {
    var table = NumeronTable.duel().codes("427", "261").calls(ANN, "089");
    var deduction = table.seenBy(ANN).deduction().orElseThrow();
    assertThat(deduction.remaining()).isEqualTo(7 * 6 * 5);
    assertThat(deduction.places())
        .allSatisfy(marks -> {
          assertThat(marks.get(0)).isEqualTo(EXCLUDED);
          assertThat(marks.get(1)).isEqualTo(POSSIBLE);
          assertThat(marks.get(9)).isEqualTo(EXCLUDED);
        });
  }

  @Test
  @Proves("NUM-20")
  void a_place_that_target_told_is_certain() {
    var table = NumeronTable.duelWithItems().items(ATTACKS, ATTACKS).codes("427", "261");
    table.when(ANN, new DeclareTarget(6));
    var middle = table.seenBy(ANN).deduction().orElseThrow().places().get(1);
    assertThat(middle.get(6)).isEqualTo(CERTAIN);
    assertThat(middle).filteredOn(EXCLUDED::equals).hasSize(9);
  }

  @Test
  @Proves("NUM-20")
  void the_deduction_is_the_viewers_own_and_spectators_have_none() {
    var table = NumeronTable.duel().codes("427", "261").calls(ANN, "089");
    assertThat(table.seenBy(BEA).deduction().orElseThrow().remaining()).isEqualTo(720);
    assertThat(table.seenByAll().deduction()).isEmpty();
  }

  @Test
  @Proves("NUM-23")
  void shuffle_widens_to_every_order_of_each_possible_code() {
    var shown = possible(new Fact.Judged(new Code("261"), 3, 0), new Fact.Shuffled());
    assertThat(shown).hasSize(6).containsExactlyElementsOf(new Code("261").reorderings());
  }

  @Test
  @Proves("NUM-23")
  void change_widens_within_the_class_and_leaves_the_old_digit() {
    var known = new Fact.Judged(new Code("801"), 3, 0);
    assertThat(possible(known, new Fact.Changed(2, Level.LOW)))
        .extracting(Code::value)
        .containsExactly("802", "803", "804");
  }

  @Test
  @Proves("NUM-23")
  void what_slash_told_outlives_a_shuffle() {
    assertThat(possible(new Fact.Slash(2), new Fact.Shuffled()))
        .hasSize(48)
        .allSatisfy(code -> assertThat(code.slash()).isEqualTo(2));
  }

  @Test
  @Proves("NUM-23")
  void the_true_code_always_stays_possible() {
    var table = NumeronTable.duelWithItems().items(ATTACKS, DEFENCES).codes("427", "801");
    table.passes(BEA).when(ANN, new DeclareTarget(8)).calls(ANN, "810").calls(BEA, "123");
    table.when(BEA, new Shuffle("018")).calls(ANN, "810").calls(BEA, "123");
    table.when(BEA, new Change(2, 9)).calls(ANN, "918");
    assertThat(Belief.of(table.state().side(BEA).facts()).possible())
        .contains(table.state().side(BEA).secret());
  }
}
