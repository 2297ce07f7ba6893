package parlor.games.nine;

import static org.assertj.core.api.Assertions.assertThat;
import static parlor.games.nine.NineTable.ANN;
import static parlor.games.nine.NineTable.BEA;

import java.util.List;
import org.junit.jupiter.api.Test;
import parlor.games.nine.NineNews.CardPlaced;
import parlor.games.nine.NineNews.Revealed;
import parlor.games.nine.NineOptions.BestOf;
import parlor.games.nine.NineOptions.Ties;
import parlor.games.nine.Turn.Outcome;
import parlor.testkit.Proves;

class ScoringTest {
  private static NineOptions ties(Ties ties) {
    return new NineOptions(ties, BestOf.ONE, 1, 0, false);
  }

  @Test
  @Proves("NINE-1")
  void the_higher_card_scores_the_sum_of_both() {
    NineTable.standard().turns("75").thenScores(12, 0).turns("39").thenScores(12, 12);
  }

  @Test
  @Proves("NINE-1")
  void both_cards_are_revealed_together_by_the_dealer() {
    var table = NineTable.standard().places(ANN, 7).places(BEA, 5);
    var turn = new Turn(1, List.of(7, 5), new Outcome.Won(ANN, 12));
    assertThat(table.lastNews()).containsExactly(new CardPlaced(BEA), new Revealed(turn));
    assertThat(table.seenByAll().turns()).containsExactly(turn);
  }

  @Test
  @Proves("NINE-2")
  void a_tie_scores_nothing_by_default() {
    var table = NineTable.standard().turns("55").thenScores(0, 0);
    assertThat(table.seenByAll().turns().getLast().outcome()).isEqualTo(new Outcome.Tied());
    table.turns("12").thenScores(0, 3);
  }

  @Test
  @Proves("NINE-2")
  void a_split_tie_gives_each_its_own_card() {
    var table = NineTable.with(ties(Ties.SPLIT)).turns("55").thenScores(5, 5);
    assertThat(table.seenByAll().turns().getLast().outcome()).isEqualTo(new Outcome.Split(5));
  }

  @Test
  @Proves("NINE-2")
  void a_carried_tie_goes_to_the_next_winner_and_adds_up() {
    var table = NineTable.with(ties(Ties.CARRY)).turns("55 44").thenScores(0, 0);
    assertThat(table.seenByAll().pot()).isEqualTo(18);
    assertThat(table.seenByAll().turns().getLast().outcome()).isEqualTo(new Outcome.Carried(18));
    table.turns("12").thenScores(0, 21).turns("97").thenScores(16, 21);
  }

  @Test
  @Proves("NINE-2")
  void what_is_carried_after_the_ninth_turn_is_void() {
    var table = NineTable.with(ties(Ties.CARRY)).turns("21 32 43 54 65 76 87 18 99");
    table.thenScores(3 + 5 + 7 + 9 + 11 + 13 + 15, 9);
    assertThat(table.end().ranking()).containsExactly(List.of(ANN), List.of(BEA));
  }

  @Test
  @Proves("NINE-19")
  void the_multiplier_multiplies_every_point() {
    var options = new NineOptions(Ties.SPLIT, BestOf.ONE, 3, 0, false);
    NineTable.with(options).turns("75").thenScores(36, 0).turns("44").thenScores(48, 12);
  }

  @Test
  @Proves("NINE-19")
  void the_cards_of_the_bonus_turn_count_double() {
    var options = new NineOptions(Ties.NONE, BestOf.ONE, 1, 2, false);
    NineTable.with(options)
        .turns("75")
        .thenScores(12, 0)
        .turns("43")
        .thenScores(26, 0)
        .turns("12")
        .thenScores(26, 3);
  }

  @Test
  @Proves("NINE-19")
  void a_bonus_doubles_its_own_cards_but_not_what_was_carried() {
    var options = new NineOptions(Ties.CARRY, BestOf.ONE, 1, 2, false);
    NineTable.with(options).turns("55 43").thenScores(10 + 14, 0);
  }

  @Test
  @Proves("NINE-19")
  void a_joker_beats_the_nine_and_nothing_else() {
    var cards = List.of(1, 2, 3, 4, 5, 6, 7, 8, 9);
    assertThat(cards).filteredOn(card -> Scoring.beats(1, card, true)).containsExactly(9);
    assertThat(cards)
        .filteredOn(card -> Scoring.beats(card, 1, true))
        .containsExactly(2, 3, 4, 5, 6, 7, 8);
    NineTable.with(new NineOptions(Ties.NONE, BestOf.ONE, 1, 0, true))
        .turns("19")
        .thenScores(10, 0);
    NineTable.standard().turns("19").thenScores(0, 10);
  }
}
