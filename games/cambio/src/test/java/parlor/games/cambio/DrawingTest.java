package parlor.games.cambio;

import static org.assertj.core.api.Assertions.assertThat;
import static parlor.games.cambio.CambioTable.ANN;
import static parlor.games.cambio.CambioTable.BEA;
import static parlor.games.cambio.CambioTable.CAL;
import static parlor.games.cambio.CambioTable.DAN;
import static parlor.games.cambio.CambioTable.discards;
import static parlor.games.cambio.CambioTable.drawsFromDeck;
import static parlor.games.cambio.CambioTable.endsTheTurn;
import static parlor.games.cambio.CambioTable.swaps;
import static parlor.games.cambio.CambioTable.takesTheDiscard;

import java.util.ArrayList;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parlor.cards.Card;
import parlor.engine.Seat;
import parlor.testkit.Proves;

/// Cambio US4.1, US4.2, US4.5, US4.6, FR-006, FR-007.
class DrawingTest {
  private static final String ANNS = "2C 3C 4C 5C";
  private static final String BEAS = "2D 3D 4D 5D";

  private static Optional<Card> inHand(CambioTable table, Seat viewer) {
    return ((CambioView.Stage.Holding) table.view(viewer).stage()).card();
  }

  @Test
  @Proves("CAM-3")
  void a_card_drawn_from_the_deck_is_seen_by_its_player_only() {
    var table = CambioTable.of("7H", ANNS, BEAS).when(ANN, drawsFromDeck());
    assertThat(inHand(table, ANN)).contains(Card.parse("7H"));
    assertThat(inHand(table, BEA)).isEmpty();
    table.thenNews(new CambioNews.DrewFromDeck(ANN));
  }

  @Test
  @Proves("CAM-3")
  void the_open_top_of_the_discard_pile_can_be_taken_and_all_know_it() {
    var table = CambioTable.of("6H", ANNS, BEAS).whenPasses(ANN).when(BEA, takesTheDiscard());
    assertThat(inHand(table, ANN)).contains(Card.parse("6H"));
    assertThat(table.view(ANN).discardTop()).isEmpty();
    table.thenNews(new CambioNews.TookDiscard(BEA, Card.parse("6H")));
  }

  @Test
  @Proves("CAM-3")
  void an_empty_discard_pile_cannot_be_taken_from() {
    CambioTable.of("", ANNS, BEAS)
        .thenMay(ANN, drawsFromDeck())
        .thenRefused(ANN, takesTheDiscard(), "no-discard");
  }

  @Test
  @Proves("CAM-3")
  void turns_go_round_the_table_by_seat() {
    var table = CambioTable.of("2S 3S 4S 5S", ANNS, BEAS, "2H 3H 4H 5H", "6C 6D 6H 6S");
    for (var seat : new Seat[] {ANN, BEA, CAL, DAN}) {
      table.thenWaitingOn(seat).whenPasses(seat);
    }
    table.thenWaitingOn(ANN);
  }

  @Test
  @Proves("CAM-3")
  void out_of_turn_nothing_can_be_drawn_and_the_view_says_whose_turn_it_is() {
    var table = CambioTable.of("6H", ANNS, BEAS).whenPasses(ANN);
    table.thenMay(ANN).thenRefused(ANN, drawsFromDeck(), "not-your-turn");
    table.thenRefused(ANN, takesTheDiscard(), "not-your-turn");
    assertThat(table.view(ANN).turn()).contains(BEA);
  }

  @Test
  @Proves("CAM-3")
  void one_card_is_drawn_in_a_turn() {
    CambioTable.of("2S 3S", ANNS, BEAS)
        .when(ANN, drawsFromDeck())
        .thenRefused(ANN, drawsFromDeck(), "not-now")
        .when(ANN, discards())
        .thenRefused(ANN, drawsFromDeck(), "not-now");
  }

  @Test
  @Proves("CAM-5")
  void an_empty_draw_pile_is_made_of_the_discards_but_for_the_top_one() {
    var table = CambioTable.of("", ANNS, BEAS);
    var seat = ANN;
    for (var turn = 0; turn < 43; turn++) {
      table.whenPasses(seat);
      seat = seat.next(2);
    }
    var before = new ArrayList<>(table.state().discards());
    before.addAll(table.state().drawPile());
    table.whenPasses(seat);
    assertThat(table.state().drawPile())
        .containsExactlyInAnyOrderElementsOf(before.subList(0, 43))
        .isNotEqualTo(before.subList(0, 43));
    assertThat(table.state().discards()).containsExactly(before.getLast());
  }

  @Test
  @Proves("CAM-5")
  void all_are_told_of_a_new_draw_pile_but_not_of_its_order() {
    var table = CambioTable.of("", ANNS, BEAS);
    var seat = ANN;
    for (var turn = 0; turn < 44; turn++) {
      table.whenPasses(seat);
      seat = seat.next(2);
    }
    table.thenNews(
        new CambioNews.EndedTurn(BEA),
        new CambioNews.TurnPassed(ANN),
        new CambioNews.Reshuffled(43));
    assertThat(table.view(ANN).drawPile()).isEqualTo(43);
  }

  @Test
  @Proves("PLT-29")
  void silence_draws_from_the_deck_and_discards() {
    var table = CambioTable.of("6H", ANNS, BEAS);
    table.whenNobodyActs().whenNobodyActs().thenDiscardTop("6H").thenHolds(ANN, ANNS);
    assertThat(table.waiting().ifSilent()).containsEntry(ANN, endsTheTurn());
  }

  @Test
  @Proves("CAM-4")
  void the_taken_card_comes_from_the_top() {
    CambioTable.of("6H 2S", ANNS, BEAS)
        .whenPasses(ANN)
        .whenPasses(BEA)
        .when(ANN, takesTheDiscard(), swaps(Place.TOP_LEFT))
        .thenHolds(ANN, "2S 3C 4C 5C")
        .thenDiscardTop("2C");
  }
}
