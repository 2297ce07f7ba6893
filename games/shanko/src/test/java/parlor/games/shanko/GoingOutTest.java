package parlor.games.shanko;

import static org.assertj.core.api.Assertions.assertThat;
import static parlor.games.shanko.ShankoTable.ANN;
import static parlor.games.shanko.ShankoTable.BEA;
import static parlor.games.shanko.ShankoTable.adds;
import static parlor.games.shanko.ShankoTable.draws;
import static parlor.games.shanko.ShankoTable.lays;
import static parlor.games.shanko.ShankoTable.throwsCard;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parlor.testkit.Proves;

class GoingOutTest {
  private static final ShankoNews ROUND_1_ENDED =
      new ShankoNews.RoundEnded(1, ShankoEvent.Ending.WENT_OUT, Optional.of(ANN), List.of(0, 20));

  @Test
  @Proves("SHA-11")
  void the_last_card_goes_face_down_and_the_round_ends_with_no_points() {
    ShankoTable.inRound(1, "KH", "QH QD")
        .pile("2S 3S")
        .melds("KC KD KS")
        .melded(ANN)
        .begin()
        .when(ANN, draws())
        .when(ANN, adds("KH", 0, Meld.End.HIGH))
        .when(ANN, throwsCard("2S"))
        .thenNews(new ShankoNews.WentOut(ANN), ROUND_1_ENDED)
        .thenSees(BEA, view -> assertThat(view.discard()).isEmpty());
  }

  @Test
  @Proves("SHA-11")
  void meld_and_going_out_may_be_one_turn() {
    ShankoTable.inRound(1, "KH KD KS 8C 8D 8H", "QH QD")
        .pile("2S 3S")
        .begin()
        .when(ANN, draws())
        .when(ANN, lays("KH KD KS", "8C 8D 8H"))
        .when(ANN, throwsCard("2S"))
        .thenNews(ROUND_1_ENDED);
  }

  @Test
  @Proves("SHA-11")
  void when_the_contract_takes_the_whole_hand_one_goes_out_without_a_discard() {
    ShankoTable.inRound(7, "2H 3H 4H 5H 2D 3D 4D 5D 6S 7S 8S", "QH QD")
        .pile("9S 3S")
        .scores(List.of(List.of(0, 9)))
        .begin()
        .when(ANN, draws())
        .when(ANN, lays("2H 3H 4H 5H", "2D 3D 4D 5D", "6S 7S 8S 9S"))
        .thenNews(new ShankoNews.WentOut(ANN))
        .thenWonBy(ANN);
  }

  @Test
  @Proves("SHA-11")
  void with_more_than_one_card_left_nobody_goes_out() {
    ShankoTable.inRound(1, "KH KD KS 8C 8D 8H 5S", "QH QD")
        .pile("2S 3S")
        .begin()
        .when(ANN, draws())
        .when(ANN, lays("KH KD KS", "8C 8D 8H"))
        .when(ANN, throwsCard("2S"))
        .thenWaitingOn(BEA)
        .thenSees(BEA, view -> assertThat(view.players().getFirst().cards()).isEqualTo(1));
  }
}
