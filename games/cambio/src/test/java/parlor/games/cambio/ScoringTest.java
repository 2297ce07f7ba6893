package parlor.games.cambio;

import static org.assertj.core.api.Assertions.assertThat;
import static parlor.games.cambio.CambioTable.ANN;
import static parlor.games.cambio.CambioTable.BEA;
import static parlor.games.cambio.CambioTable.CAL;
import static parlor.games.cambio.CambioTable.callsCambio;
import static parlor.games.cambio.CambioTable.discards;
import static parlor.games.cambio.CambioTable.drawsFromDeck;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlor.cards.Card;
import parlor.engine.Seat;
import parlor.engine.Status;
import parlor.engine.Viewer;
import parlor.testkit.Proves;

/// Cambio US6.3 to US6.8, FR-013 to FR-016.
class ScoringTest {
  private static Result result(List<Integer> totals) {
    return Scoring.result(totals, Optional.empty());
  }

  private static Status<CambioAction> finished(Result result) {
    return new Status.Finished<>(result.ranking(), Scoring.pointsBySeat(result));
  }

  private static Result result(Seat caller, Integer... totals) {
    return Scoring.result(List.of(totals), Optional.of(caller));
  }

  @ParameterizedTest
  @CsvSource({"KS,0", "AH,1", "2C,2", "5D,5", "9S,9", "10H,10", "JC,10", "QD,10"})
  @Proves("CAM-12")
  void kings_count_nothing_aces_one_and_pictures_ten(String card, int value) {
    assertThat(Scoring.value(Card.parse(card))).isEqualTo(value);
  }

  @Test
  @Proves("CAM-12")
  void king_of_spades_three_of_hearts_seven_of_diamonds_two_of_clubs_is_12() {
    assertThat(Scoring.total(Card.parseAll("KS 3H 7D 2C"))).isEqualTo(12);
  }

  @Test
  @Proves("CAM-12")
  void the_lowest_of_12_8_and_15_wins() {
    assertThat(result(List.of(12, 8, 15)).ranking())
        .containsExactly(List.of(BEA), List.of(ANN), List.of(CAL));
  }

  @Test
  @Proves("CAM-12")
  void a_caller_with_10_against_8_is_doubled_to_20_and_the_other_wins() {
    var result = result(ANN, 10, 8);
    assertThat(result.points()).containsExactly(20, 8);
    assertThat(result.ranking()).containsExactly(List.of(BEA), List.of(ANN));
  }

  @Test
  @Proves("CAM-12")
  void a_caller_with_7_against_more_wins_with_7() {
    var result = result(ANN, 7, 9, 8);
    assertThat(result.points()).containsExactly(7, 9, 8);
    assertThat(result.ranking().getFirst()).containsExactly(ANN);
  }

  @Test
  @Proves("CAM-12")
  void a_caller_among_the_lowest_wins_alone_and_is_not_doubled() {
    var result = result(BEA, 7, 7, 9);
    assertThat(result.points()).containsExactly(7, 7, 9);
    assertThat(result.ranking()).containsExactly(List.of(BEA), List.of(ANN), List.of(CAL));
  }

  @Test
  @Proves("CAM-12")
  void others_who_tie_share_the_win() {
    var result = result(CAL, 7, 7, 9);
    assertThat(result.points()).containsExactly(7, 7, 18);
    assertThat(result.ranking()).containsExactly(List.of(ANN, BEA), List.of(CAL));
  }

  @Test
  @Proves("CAM-12")
  void a_doubled_caller_can_share_a_lower_place() {
    assertThat(result(ANN, 8, 7, 16).ranking()).containsExactly(List.of(BEA), List.of(ANN, CAL));
  }

  @Test
  @Proves("CAM-14")
  void the_end_shows_all_hands_all_scores_and_the_winner_to_everybody() {
    var table =
        CambioTable.of("2S 3S", "2C 3C 4C 5C", "6D 6H 6C 6S")
            .when(ANN, drawsFromDeck(), discards(), callsCambio())
            .whenPasses(BEA);
    for (var viewer : List.of(new Viewer.At(BEA), new Viewer.Public(), new Viewer.Open())) {
      table.thenSees(viewer, "2C", "3C", "4C", "5C", "6D", "6H", "6C", "6S");
    }
    assertThat(table.view(BEA).stage()).isEqualTo(new CambioView.Stage.Over(table.result()));
    table.thenNews(
        new CambioNews.Discarded(BEA, Card.parse("3S")),
        new CambioNews.EndedTurn(BEA),
        new CambioNews.Scored(List.of(ANN), List.of(14, 24)));
    assertThat(table.status()).isEqualTo(finished(table.result()));
  }
}
