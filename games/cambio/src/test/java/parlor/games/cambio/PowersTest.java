package parlor.games.cambio;

import static org.assertj.core.api.Assertions.assertThat;
import static parlor.games.cambio.CambioTable.ANN;
import static parlor.games.cambio.CambioTable.BEA;
import static parlor.games.cambio.CambioTable.CAL;
import static parlor.games.cambio.CambioTable.callsCambio;
import static parlor.games.cambio.CambioTable.discards;
import static parlor.games.cambio.CambioTable.drawsFromDeck;
import static parlor.games.cambio.CambioTable.endsTheTurn;
import static parlor.games.cambio.CambioTable.looksAt;
import static parlor.games.cambio.CambioTable.looksAtOwn;
import static parlor.games.cambio.CambioTable.skipsThePower;
import static parlor.games.cambio.CambioTable.swaps;
import static parlor.games.cambio.CambioTable.swapsUnseen;
import static parlor.games.cambio.CambioTable.takesTheDiscard;
import static parlor.games.cambio.CambioTable.usesTheKing;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlor.engine.Absence;
import parlor.engine.Seat;
import parlor.engine.SplitMix64;
import parlor.testkit.Proves;

/// Cambio US5, FR-009, FR-010 and the edge case of a disconnect during a power.
class PowersTest {
  private static final String ANNS = "2C 3C 4C 5C";
  private static final String BEAS = "2D 3D 4D 5D";

  private static CambioTable discarded(String card) {
    return CambioTable.of(card, ANNS, BEAS).when(ANN, drawsFromDeck(), discards());
  }

  @ParameterizedTest
  @ValueSource(strings = {"7H", "8S"})
  @Proves("CAM-6")
  void a_seven_or_eight_shows_its_player_one_own_card(String card) {
    discarded(card)
        .when(ANN, looksAtOwn(Place.TOP_RIGHT))
        .thenPausesFor(Looking.LOOK)
        .thenSees(ANN, "3C")
        .thenSees(BEA);
  }

  @ParameterizedTest
  @ValueSource(strings = {"9H", "10S"})
  @Proves("CAM-6")
  void a_nine_or_ten_shows_its_player_one_card_of_an_opponent(String card) {
    discarded(card)
        .when(ANN, looksAt(BEA, Place.BOTTOM_LEFT))
        .thenPausesFor(Looking.LOOK)
        .thenSees(ANN, "4D")
        .thenSees(BEA);
  }

  @ParameterizedTest
  @ValueSource(strings = {"JH", "QS"})
  @Proves({"CAM-6", "CAM-8"})
  void a_jack_or_queen_swaps_two_cards_unseen_and_all_know_the_places(String card) {
    discarded(card)
        .when(ANN, swapsUnseen(Place.TOP_LEFT, BEA, Place.BOTTOM_RIGHT))
        .thenHolds(ANN, "5D 3C 4C 5C")
        .thenHolds(BEA, "2D 3D 4D 2C")
        .thenSees(ANN)
        .thenSees(BEA)
        .thenNews(
            new CambioNews.SwappedUnseen(ANN, Place.TOP_LEFT, new Spot(BEA, Place.BOTTOM_RIGHT)));
  }

  @Test
  @Proves("CAM-6")
  void a_king_shows_one_own_card_that_was_never_shown() {
    var seen = new HashSet<Place>();
    var table = discarded("KH");
    for (var seed = 0; seed < 50; seed++) {
      seen.add(Powers.kingShows(table.state(), new SplitMix64(seed)).place());
    }
    assertThat(seen).containsExactlyInAnyOrder(Place.TOP_LEFT, Place.TOP_RIGHT);
    table.when(ANN, usesTheKing()).thenPausesFor(Looking.LOOK).thenSees(BEA);
    assertThat(table.view(ANN).stage())
        .isInstanceOfSatisfying(
            CambioView.Stage.Looking.class, looking -> assertThat(looking.at()).isPresent());
  }

  @Test
  @Proves("CAM-6")
  void a_king_may_show_any_card_once_all_were_shown() {
    var table =
        CambioTable.of("7H 2S 8H 3S KH", ANNS, BEAS)
            .when(ANN, drawsFromDeck(), discards(), looksAtOwn(Place.TOP_LEFT))
            .dealerGoesOn()
            .when(ANN, endsTheTurn())
            .whenPasses(BEA)
            .when(ANN, drawsFromDeck(), discards(), looksAtOwn(Place.TOP_RIGHT))
            .dealerGoesOn()
            .when(ANN, endsTheTurn())
            .whenPasses(BEA)
            .when(ANN, drawsFromDeck(), discards());
    var seen = new HashSet<Place>();
    for (var seed = 0; seed < 100; seed++) {
      seen.add(Powers.kingShows(table.state(), new SplitMix64(seed)).place());
    }
    assertThat(seen).isEqualTo(Set.copyOf(Place.ALL));
  }

  @Test
  @Proves("CAM-6")
  void a_card_that_came_by_a_swap_was_shown_to_its_present_owner_only_if_they_saw_it() {
    var table =
        CambioTable.of("9H JH KH", ANNS, BEAS)
            .when(ANN, drawsFromDeck(), discards(), looksAt(BEA, Place.TOP_LEFT))
            .dealerGoesOn()
            .when(ANN, endsTheTurn())
            .when(BEA, drawsFromDeck(), discards())
            .when(BEA, swapsUnseen(Place.TOP_LEFT, ANN, Place.BOTTOM_LEFT), endsTheTurn())
            .when(ANN, drawsFromDeck(), discards());
    assertThat(table.state().at(new Spot(ANN, Place.BOTTOM_LEFT)).shownTo()).containsExactly(ANN);
    assertThat(table.state().at(new Spot(BEA, Place.TOP_LEFT)).shownTo()).containsExactly(ANN);
  }

  @ParameterizedTest
  @ValueSource(strings = {"AH", "2H", "3H", "4H", "5H", "6H"})
  @Proves("CAM-6")
  void other_cards_have_no_power(String card) {
    discarded(card).thenMay(ANN, callsCambio(), endsTheTurn());
  }

  @Test
  @Proves("CAM-6")
  void a_card_swapped_out_of_the_grid_has_no_power() {
    CambioTable.of("2H", "7C 3C 4C 5C", BEAS)
        .when(ANN, drawsFromDeck(), swaps(Place.TOP_LEFT))
        .thenDiscardTop("7C")
        .thenMay(ANN, callsCambio(), endsTheTurn());
  }

  @Test
  @Proves("CAM-6")
  void a_card_taken_from_the_discard_pile_has_no_power() {
    discarded("7H")
        .when(ANN, skipsThePower(), endsTheTurn())
        .when(BEA, takesTheDiscard(), swaps(Place.TOP_LEFT))
        .thenMay(BEA, callsCambio(), endsTheTurn());
  }

  @ParameterizedTest
  @ValueSource(strings = {"7H", "9H", "JH", "KH"})
  @Proves("CAM-7")
  void every_power_can_be_skipped_before_anything_is_shown(String card) {
    discarded(card)
        .when(ANN, skipsThePower())
        .thenHolds(ANN, ANNS)
        .thenHolds(BEA, BEAS)
        .thenSees(ANN)
        .thenNews(new CambioNews.SkippedPower(ANN))
        .thenMay(ANN, callsCambio(), endsTheTurn());
  }

  @ParameterizedTest
  @ValueSource(strings = {"9H", "JH"})
  @Proves("CAM-7")
  void a_power_without_a_target_is_skipped_by_itself(String card) {
    CambioTable.of(card, ANNS)
        .when(ANN, drawsFromDeck(), discards())
        .thenMay(ANN, callsCambio(), endsTheTurn());
  }

  @Test
  @Proves("CAM-6")
  void a_power_is_only_what_its_card_gives() {
    discarded("7H")
        .thenRefused(ANN, looksAt(BEA, Place.TOP_LEFT), "not-now")
        .thenRefused(ANN, swapsUnseen(Place.TOP_LEFT, BEA, Place.TOP_LEFT), "not-now")
        .thenRefused(ANN, usesTheKing(), "not-now")
        .thenRefused(ANN, endsTheTurn(), "not-now");
  }

  @Test
  @Proves("CAM-6")
  void an_opponent_is_somebody_else_at_the_table() {
    discarded("9H")
        .thenRefused(ANN, looksAt(ANN, Place.TOP_LEFT), "not-an-opponent")
        .thenRefused(ANN, looksAt(CAL, Place.TOP_LEFT), "not-an-opponent");
    discarded("QH")
        .thenRefused(ANN, swapsUnseen(Place.TOP_LEFT, ANN, Place.TOP_LEFT), "not-an-opponent")
        .thenRefused(
            ANN, swapsUnseen(Place.TOP_LEFT, new Seat(9), Place.TOP_LEFT), "not-an-opponent");
  }

  @Test
  @Proves("CAM-7")
  void every_target_is_offered() {
    var table = CambioTable.of("JH", ANNS, BEAS, "2H 3H 4H 5H");
    table.when(ANN, drawsFromDeck(), discards());
    assertThat(table.view(ANN).options().listed()).hasSize(4 * 8 + 1).contains(skipsThePower());
    assertThat(table.view(ANN).stage())
        .isInstanceOfSatisfying(
            CambioView.Stage.UsingPower.class,
            using -> {
              assertThat(using.own()).isEqualTo(Place.ALL);
              assertThat(using.others()).hasSize(8);
            });
  }

  @Test
  @Proves("CAM-9")
  void absence_or_silence_during_a_power_skips_it_and_the_turn_ends() {
    var table = discarded("KH");
    assertThat(table.waiting().whenAbsent()).isEqualTo(Absence.SKIPS);
    table.whenNobodyActs().thenNews(new CambioNews.SkippedPower(ANN));
    table.whenNobodyActs().thenWaitingOn(BEA);
  }
}
