package parlor.games.nine;

import static org.assertj.core.api.Assertions.assertThat;
import static parlor.games.nine.NineTable.ANN;
import static parlor.games.nine.NineTable.BEA;

import org.junit.jupiter.api.Test;
import parlor.games.nine.NineAction.Place;
import parlor.games.nine.NineNews.CardPlaced;
import parlor.games.nine.NineOptions.BestOf;
import parlor.games.nine.NineOptions.Ties;
import parlor.testkit.Proves;

class NineViewTest {
  @Test
  @Proves({"NINE-6", "NINE-11"})
  void a_placed_card_changes_nothing_in_the_row_before_the_reveal() {
    var table = NineTable.standard().turns("12");
    var before = table.seenBy(ANN).sides().getLast().cards();
    table.places(BEA, 9);
    assertThat(table.seenBy(ANN).sides().getLast().cards()).isEqualTo(before).contains(9);
    assertThat(table.seenBy(ANN).sides().getLast().hasPlaced()).isTrue();
  }

  @Test
  @Proves("NINE-6")
  void whichever_card_was_placed_everyone_else_sees_the_same() {
    var low = NineTable.standard().places(ANN, 1);
    var high = NineTable.standard().places(ANN, 9);
    assertThat(low.seenBy(BEA)).isEqualTo(high.seenBy(BEA));
    assertThat(low.seenByAll()).isEqualTo(high.seenByAll());
    assertThat(low.lastNews()).isEqualTo(high.lastNews()).containsExactly(new CardPlaced(ANN));
    assertThat(low.refusal(ANN, 1)).isEqualTo(high.refusal(ANN, 1));
  }

  @Test
  @Proves("NINE-6")
  void who_placed_a_card_sees_it() {
    var table = NineTable.standard().places(ANN, 7);
    assertThat(table.seenBy(ANN).placed()).contains(7);
    assertThat(table.seenBy(BEA).placed()).isEmpty();
    assertThat(table.seenByAll().placed()).isEmpty();
  }

  @Test
  @Proves({"NINE-11", "NINE-13"})
  void only_who_must_act_has_options() {
    var table = NineTable.standard().turns("12").places(BEA, 4);
    assertThat(table.seenBy(BEA).options().listed()).isEmpty();
    assertThat(table.seenByAll().options().listed()).isEmpty();
    assertThat(table.seenBy(ANN).options().listed()).hasSize(8).doesNotContain(new Place(1));
    assertThat(table.seenBy(ANN).toPlace()).contains(ANN);
  }

  @Test
  @Proves("NINE-11")
  void the_turn_number_stays_at_the_last_one() {
    var table = NineTable.standard();
    assertThat(table.seenByAll().turn()).isEqualTo(1);
    table.turns("12 23 34 45 56 67 78 89");
    assertThat(table.seenByAll().turn()).isEqualTo(9);
    assertThat(table.turns("91").seenByAll().turn()).isEqualTo(9);
  }

  @Test
  @Proves("NINE-18")
  void only_games_by_the_standard_rules_say_so() {
    var match = new NineOptions(Ties.NONE, BestOf.FIVE, 1, 0, false);
    var custom = new NineOptions(Ties.SPLIT, BestOf.ONE, 1, 0, false);
    assertThat(NineTable.standard().seenByAll().standard()).isTrue();
    assertThat(NineTable.with(match).seenByAll().standard()).isTrue();
    assertThat(NineTable.with(custom).seenByAll().standard()).isFalse();
  }
}
