package parlor.games.shanko;

import static org.assertj.core.api.Assertions.assertThat;
import static parlor.games.shanko.ShankoTable.ANN;
import static parlor.games.shanko.ShankoTable.BEA;
import static parlor.games.shanko.ShankoTable.CAL;
import static parlor.games.shanko.ShankoTable.draws;
import static parlor.games.shanko.ShankoTable.holds;
import static parlor.games.shanko.ShankoTable.lays;
import static parlor.games.shanko.ShankoTable.throwsCard;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlor.testkit.Proves;

class LayDownTest {
  private static ShankoTable table() {
    return ShankoTable.inRound(2, "7C 7D 7H 7S 3H 4H 5H 6H 9C X", "QH QD", "JH JD").pile("2S 3S");
  }

  @Test
  @Proves("SHA-8")
  void the_contract_is_laid_down_after_drawing_for_all_to_see() {
    table()
        .begin()
        .when(ANN, draws())
        .when(ANN, lays("7C 7D 7H", "3H 4H 5H 6H"))
        .then(state -> holds(state, ANN, "7S 9C X 2S"))
        .thenSees(BEA, view -> assertThat(view.melds()).hasSize(2))
        .thenSees(CAL, view -> assertThat(view.players().getFirst().melded()).isTrue());
  }

  @Test
  @Proves({"SHA-8", "SHA-14"})
  void buys_left_become_none() {
    table()
        .begin()
        .thenSees(BEA, view -> assertThat(view.players().getFirst().buysLeft()).isEqualTo(3))
        .when(ANN, draws())
        .when(ANN, lays("7C 7D 7H", "3H 4H 5H 6H"))
        .thenSees(BEA, view -> assertThat(view.players().getFirst().buysLeft()).isZero());
  }

  @Test
  @Proves("SHA-8")
  void not_before_drawing_and_once_in_a_round() {
    var table = table().begin();
    table.when(ANN, lays("7C 7D 7H", "3H 4H 5H 6H")).thenRefused("draw-first");
    table.when(ANN, draws()).when(ANN, lays("7C 7D 7H", "3H 4H 5H 6H"));
    table.when(ANN, lays("7S 9C 2S")).thenRefused("melded-already");
  }

  @Test
  @Proves("SHA-8")
  void a_meld_still_ends_with_a_discard() {
    table()
        .begin()
        .when(ANN, draws())
        .when(ANN, lays("7C 7D 7H", "3H 4H 5H 6H"))
        .thenWaitingOn(ANN)
        .when(ANN, throwsCard("9C"))
        .thenSees(BEA, view -> assertThat(view.turn()).contains(BEA));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "7C 7D | 3H 4H 5H 6H | wrong-size",
        "7C 7D 7H 7S X | 3H 4H 5H 6H | wrong-size",
        "7C 7D 9C | 3H 4H 5H 6H | not-same-rank",
        "7C 7D 7S | 3H 4H 5H 9C | not-same-suit",
        "7C 7D 7S | 4H 3H 5H 6H | not-consecutive",
        "7C 7D 7S | 7H X 7C 9C | card-twice",
        "7C 7D 7S | KH 4H 5H 6H | not-in-hand",
        "7C 7D 7S | 7H X 9C | not-same-rank",
        "7C 7D 7S | 7H X 7C | card-twice"
      })
  @Proves("SHA-6")
  void every_fault_is_refused_with_its_own_message_and_nothing_moves(
      String one, String two, String code) {
    var table = table().begin().when(ANN, draws());
    var before = table.state();
    table.when(ANN, lays(one, two)).thenRefused(code);
    assertThat(table.state()).isEqualTo(before);
  }

  @Test
  @Proves("SHA-6")
  void another_contract_than_the_rounds_is_refused() {
    var table = table().begin().when(ANN, draws());
    table.when(ANN, lays("7C 7D 7H")).thenRefused("wrong-contract");
    table.when(ANN, lays("7C 7D 7H", "7S X 9C")).thenRefused("not-same-rank");
    table.when(ANN, lays("3H 4H 5H 6H", "7H X 7C 7D")).thenRefused("not-same-suit");
  }

  @Test
  @Proves({"SHA-5", "SHA-6"})
  void a_meld_of_jokers_alone_is_refused() {
    var table = ShankoTable.inRound(1, "7C 7D 7H X X'2 X'3 2H", "QH QD").begin().when(ANN, draws());
    table.when(ANN, lays("7C 7D 7H", "X X'2 X'3")).thenRefused("only-jokers");
    table.when(ANN, lays("7C 7D X", "7H X'2 X'3")).thenWaitingOn(ANN);
  }
}
