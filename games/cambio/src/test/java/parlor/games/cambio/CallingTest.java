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
import static parlor.games.cambio.CambioTable.swapsUnseen;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parlor.engine.Absence;
import parlor.engine.Seat;
import parlor.testkit.Proves;

/// Cambio US6.1 to US6.3, FR-011, FR-012 and the edge cases of calls.
class CallingTest {
  private static final String ANNS = "2C 3C 4C 5C";
  private static final String BEAS = "2D 3D 4D 5D";
  private static final String CALS = "2H 3H 4H 5H";

  private static CambioTable called() {
    return CambioTable.of("2S 3S 4S", ANNS, BEAS, CALS)
        .when(ANN, drawsFromDeck(), discards(), callsCambio());
  }

  @Test
  @Proves("CAM-10")
  void after_the_action_the_player_may_call_or_end_the_turn_within_five_seconds() {
    var table = CambioTable.of("2S", ANNS, BEAS).when(ANN, drawsFromDeck(), discards());
    table.thenMay(ANN, callsCambio(), endsTheTurn());
    assertThat(table.waiting().limit()).contains(Duration.ofSeconds(5));
    assertThat(table.waiting().whenAbsent()).isEqualTo(Absence.RUNS);
    table.whenNobodyActs().thenWaitingOn(BEA);
    assertThat(table.view(BEA).caller()).isEmpty();
  }

  @Test
  @Proves("CAM-10")
  void nobody_calls_before_having_played_a_turn() {
    CambioTable.of("2S 3S", ANNS, BEAS)
        .thenRefused(ANN, callsCambio(), "call-after-action")
        .when(ANN, drawsFromDeck())
        .thenRefused(ANN, callsCambio(), "call-after-action");
  }

  @Test
  @Proves("CAM-10")
  void only_the_player_in_turn_calls() {
    CambioTable.of("2S", ANNS, BEAS)
        .when(ANN, drawsFromDeck(), discards())
        .thenRefused(BEA, callsCambio(), "not-your-turn");
  }

  @Test
  @Proves("CAM-10")
  void the_call_is_told_to_all_and_opens_the_final_round() {
    var table = called();
    table.thenNews(new CambioNews.CalledCambio(ANN), new CambioNews.TurnPassed(BEA));
    assertThat(table.view(CAL).caller()).contains(ANN);
  }

  @Test
  @Proves("CAM-10")
  void there_is_one_call_in_a_game() {
    called()
        .when(BEA, drawsFromDeck())
        .thenRefused(BEA, callsCambio(), "already-called")
        .when(BEA, discards())
        .thenWaitingOn(CAL);
  }

  @Test
  @Proves("CAM-11")
  void each_other_player_has_exactly_one_more_turn_then_all_is_shown() {
    var table = called().thenWaitingOn(BEA).whenPasses(BEA).thenWaitingOn(CAL).whenPasses(CAL);
    assertThat(table.state().turnsPlayed()).containsExactly(1, 1, 1);
    assertThat(table.result().totals()).containsExactly(14, 14, 14);
    table.thenSees(BEA, (ANNS + " " + BEAS + " " + CALS).split(" ", -1));
  }

  @Test
  @Proves("CAM-11")
  void the_callers_cards_can_be_looked_at_and_swapped() {
    CambioTable.of("2S 9S JS", ANNS, BEAS, CALS)
        .when(ANN, drawsFromDeck(), discards(), callsCambio())
        .when(BEA, drawsFromDeck(), discards(), looksAt(ANN, Place.TOP_LEFT))
        .thenSees(BEA, "2C")
        .dealerGoesOn()
        .when(CAL, drawsFromDeck(), discards())
        .when(CAL, swapsUnseen(Place.BOTTOM_RIGHT, ANN, Place.TOP_LEFT))
        .thenHolds(ANN, "5H 3C 4C 5C");
  }

  @Test
  @Proves("CAM-11")
  void the_callers_absence_holds_the_final_round() {
    var table = called();
    assertThat(table.waiting().alsoHolding()).containsExactly(ANN);
    assertThat(table.when(BEA, drawsFromDeck()).waiting().alsoHolding()).containsExactly(ANN);
    assertThat(table.waiting().whenAbsent()).isEqualTo(Absence.HOLDS);
  }

  @Test
  @Proves("CAM-13")
  void after_25_turns_each_without_a_call_the_game_is_scored() {
    var table = CambioTable.of("", ANNS, BEAS);
    var seat = ANN;
    for (var turn = 0; turn < 2 * Calling.TURNS_EACH_MAX; turn++) {
      table.thenWaitingOn(seat).whenPasses(seat);
      seat = seat.next(2);
    }
    assertThat(table.result().ranking().getFirst()).containsExactly(ANN, BEA);
    assertThat(table.state().caller()).isEqualTo(Optional.empty());
    table.thenRefused(new Seat(0), drawsFromDeck(), "game-over");
  }
}
