package parlor.games.shanko;

import static org.assertj.core.api.Assertions.assertThat;
import static parlor.games.shanko.ShankoTable.ANN;
import static parlor.games.shanko.ShankoTable.BEA;
import static parlor.games.shanko.ShankoTable.CAL;
import static parlor.games.shanko.ShankoTable.DAN;
import static parlor.games.shanko.ShankoTable.buys;
import static parlor.games.shanko.ShankoTable.draws;
import static parlor.games.shanko.ShankoTable.holds;
import static parlor.games.shanko.ShankoTable.passes;
import static parlor.games.shanko.ShankoTable.takes;
import static parlor.games.shanko.ShankoTable.throwsCard;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parlor.cards.Card;
import parlor.engine.Absence;
import parlor.testkit.Proves;
import parlor.testkit.Scenario;

class BuyingTest {
  private static ShankoTable table() {
    return ShankoTable.inRound(1, "KH 2H", "QH QD", "JH JD", "10H 10D").pile("9C 8C 7C 6C 5C");
  }

  /// Ann has thrown a king.
  private static Scenario<ShankoOptions, ShankoState, ShankoAction, ShankoEvent, ShankoView> thrown(
      ShankoTable table) {
    return table.begin().when(ANN, draws()).when(ANN, throwsCard("KH"));
  }

  @Test
  @Proves("SHA-13")
  void everybody_but_the_discarder_is_asked_at_once_for_8_seconds() {
    var table = thrown(table()).thenWaitingOn(BEA, CAL, DAN);
    assertThat(table.waiting().limit()).isEqualTo(Optional.of(Duration.ofSeconds(8)));
    assertThat(table.waiting().whenAbsent()).isEqualTo(Absence.RUNS);
    table.thenOffered(BEA, takes(), passes()).thenOffered(CAL, buys(), passes());
  }

  @Test
  @Proves("SHA-13")
  void the_opening_card_is_not_offered() {
    ShankoTable.dealt(4, 1).thenWaitingOn(ANN);
  }

  @Test
  @Proves("SHA-13")
  void the_next_player_may_take_it_which_ends_the_window() {
    thrown(table())
        .when(DAN, buys())
        .when(BEA, takes())
        .thenWaitingOn(BEA)
        .then(state -> holds(state, BEA, "QH QD KH"))
        .then(state -> holds(state, DAN, "10H 10D"));
  }

  @Test
  @Proves({"SHA-13", "SHA-15"})
  void else_the_nearest_clockwise_gets_it_and_one_unseen_card() {
    thrown(table())
        .when(DAN, buys())
        .when(CAL, buys())
        .thenWaitingOn(BEA)
        .when(BEA, passes())
        .thenNews(new ShankoNews.Bought(CAL, Card.parse("KH")))
        .then(state -> holds(state, CAL, "JH JD KH 8C"))
        .then(state -> holds(state, DAN, "10H 10D"));
  }

  @Test
  @Proves("SHA-13")
  void after_a_buy_the_next_player_draws_from_the_pile() {
    thrown(table())
        .when(BEA, passes())
        .when(CAL, buys())
        .thenWaitingOn(BEA)
        .when(BEA, takes())
        .thenRefused("pile-only")
        .when(BEA, draws())
        .then(state -> holds(state, BEA, "QH QD 7C"));
  }

  @Test
  @Proves("SHA-13")
  void if_nobody_buys_the_next_player_may_still_draw_from_either() {
    thrown(table())
        .when(BEA, passes())
        .when(CAL, passes())
        .whenSilent(DAN)
        .thenNews(new ShankoNews.NobodyBought())
        .thenOffered(BEA, draws(), takes());
  }

  @Test
  @Proves("SHA-13")
  void no_answer_means_no() {
    thrown(table())
        .whenSilent(BEA)
        .whenSilent(CAL)
        .whenSilent(DAN)
        .then(state -> holds(state, CAL, "JH JD"));
  }

  @Test
  @Proves("SHA-13")
  void the_window_closes_as_soon_as_its_outcome_is_fixed() {
    thrown(table())
        .when(BEA, passes())
        .when(CAL, buys())
        .thenNews(new ShankoNews.Bought(CAL, Card.parse("KH")))
        .thenWaitingOn(BEA);
  }

  @Test
  @Proves("SHA-13")
  void it_does_not_open_when_nobody_could_buy() {
    thrown(table().buysLeft(CAL, 0).melded(DAN)).thenWaitingOn(BEA).thenOffered(BEA, draws());
  }

  @Test
  @Proves({"SHA-13", "SHA-14"})
  void who_has_melded_or_has_no_buys_left_is_not_asked() {
    thrown(table().buysLeft(CAL, 0))
        .thenWaitingOn(BEA, DAN)
        .when(CAL, buys())
        .thenRefused("not-asked");
    thrown(table().melded(DAN)).thenWaitingOn(BEA, CAL).when(DAN, buys()).thenRefused("not-asked");
  }

  @Test
  @Proves("SHA-14")
  void a_buy_is_one_of_three_and_all_see_how_many_are_left() {
    thrown(table())
        .when(BEA, passes())
        .when(CAL, buys())
        .thenSees(
            ANN,
            view ->
                assertThat(view.players().stream().map(ShankoView.Player::buysLeft))
                    .containsExactly(3, 3, 2, 3));
  }

  @Test
  @Proves("SHA-14")
  void every_round_begins_with_three_buys() {
    assertThat(ShankoTable.dealt(3, 1).state().buysLeft()).containsExactly(3, 3, 3);
  }

  @Test
  @Proves({"SHA-13", "SHA-14"})
  void two_players_never_buy() {
    var table =
        ShankoTable.inRound(1, "KH 2H", "QH QD")
            .begin()
            .when(ANN, draws())
            .when(ANN, throwsCard("KH"))
            .thenWaitingOn(BEA)
            .thenNotOffered(BEA, buys());
    table.when(BEA, buys()).thenRefused("not-now");
    assertThat(ShankoTable.dealt(2, 1).state().buysLeft()).containsExactly(0, 0);
  }

  @Test
  @Proves("SHA-15")
  void the_window_shows_who_is_ahead_in_line_and_who_answered_but_not_what() {
    thrown(table())
        .when(CAL, buys())
        .thenNews(new ShankoNews.AnsweredTheWindow(CAL))
        .thenSees(
            DAN,
            view -> {
              var window = view.window().orElseThrow();
              assertThat(window.asked()).containsExactly(BEA, CAL, DAN);
              assertThat(window.answered()).containsExactly(CAL);
            });
  }
}
