package parlor.games.shanko;

import static org.assertj.core.api.Assertions.assertThat;
import static parlor.games.shanko.ShankoTable.ANN;
import static parlor.games.shanko.ShankoTable.BEA;
import static parlor.games.shanko.ShankoTable.adds;
import static parlor.games.shanko.ShankoTable.draws;
import static parlor.games.shanko.ShankoTable.ready;
import static parlor.games.shanko.ShankoTable.throwsCard;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlor.cards.Card;
import parlor.testkit.Proves;
import parlor.testkit.Scenario;

class ScoringTest {
  private static Scenario<ShankoOptions, ShankoState, ShankoAction, ShankoEvent, ShankoView> ended(
      int round, String bea, List<List<Integer>> before) {
    return ShankoTable.inRound(round, "KH", bea)
        .pile("2S 3S")
        .melds("KC KD KS")
        .melded(ANN)
        .scores(before)
        .begin()
        .when(ANN, draws())
        .when(ANN, adds("KH", 0, Meld.End.HIGH))
        .when(ANN, throwsCard("2S"));
  }

  @ParameterizedTest
  @CsvSource({"2C,2", "9D,9", "10H,10", "JS,10", "QC,10", "KD,10", "AH,15", "X,50"})
  @Proves("SHA-12")
  void cards_count_their_points(String card, int points) {
    assertThat(Scoring.pointsOf(Card.parse(card))).isEqualTo(points);
  }

  @Test
  @Proves("SHA-12")
  void the_others_score_what_they_hold_and_totals_are_carried_and_shown() {
    ended(2, "AH QD X 2C", List.of(List.of(30, 5)))
        .thenSees(
            BEA,
            view -> {
              assertThat(view.scores()).isEqualTo(List.of(List.of(30, 5), List.of(0, 77)));
              assertThat(view.players().stream().map(ShankoView.Player::total))
                  .containsExactly(30, 82);
            });
  }

  @Test
  @Proves("SHA-2")
  void the_sheet_is_read_until_all_are_ready_for_15_seconds_at_most() {
    var table = ended(1, "QH QD", List.of());
    assertThat(table.waiting().limit()).isEqualTo(Optional.of(Duration.ofSeconds(15)));
    table
        .thenWaitingOn(ANN, BEA)
        .when(BEA, ready())
        .thenWaitingOn(ANN)
        .whenSilent(ANN)
        .thenSees(ANN, view -> assertThat(view.round()).isEqualTo(2));
  }

  @Test
  @Proves({"SHA-2", "SHA-3"})
  void the_next_round_is_dealt_by_itself_and_started_by_the_next_seat() {
    ended(4, "QH QD", List.of())
        .when(ANN, ready())
        .when(BEA, ready())
        .thenWaitingOn(BEA)
        .thenSees(
            ANN,
            view -> {
              assertThat(view.round()).isEqualTo(5);
              assertThat(view.contract()).isEqualTo(new Contract(2, 1));
              assertThat(view.hand()).hasSize(11);
              assertThat(view.melds()).isEmpty();
            });
  }

  @Test
  @Proves({"SHA-2", "SHA-12"})
  void after_round_7_the_lowest_total_wins() {
    ended(7, "QH QD", List.of(List.of(50, 40)))
        .thenFinished(List.of(List.of(ANN), List.of(BEA)))
        .then(state -> assertThat(state.totals()).isEqualTo(List.of(50, 60)));
  }

  @Test
  @Proves("SHA-2")
  void equal_totals_win_jointly() {
    ended(7, "QH QD", List.of(List.of(50, 30))).thenWonBy(ANN, BEA);
  }

  @Test
  @Proves("SHA-2")
  void seven_rounds_in_order() {
    var contracts = java.util.stream.IntStream.rangeClosed(1, 7).mapToObj(Contract::of).toList();
    assertThat(contracts)
        .containsExactly(
            new Contract(2, 0),
            new Contract(1, 1),
            new Contract(0, 2),
            new Contract(3, 0),
            new Contract(2, 1),
            new Contract(1, 2),
            new Contract(0, 3));
  }

  @Test
  @Proves("SHA-17")
  void a_round_ends_after_50_turns_each_and_all_hands_score() {
    ShankoTable.inRound(1, "KH 2C", "QH QD")
        .turn(99)
        .begin()
        .when(ANN, draws())
        .when(ANN, throwsCard("KH"))
        .thenNews(
            new ShankoNews.RoundEnded(
                1, ShankoEvent.Ending.STALEMATE, Optional.empty(), List.of(4, 20)));
  }

  @Test
  @Proves("SHA-17")
  void a_round_ends_when_the_pile_runs_out_for_the_third_time() {
    ShankoTable.inRound(1, "KH 2H", "QH QD")
        .pile("9C")
        .runOuts(2)
        .begin()
        .when(ANN, draws())
        .when(ANN, throwsCard("9C"))
        .thenNews(
            new ShankoNews.RoundEnded(
                1, ShankoEvent.Ending.STALEMATE, Optional.empty(), List.of(12, 20)));
  }
}
