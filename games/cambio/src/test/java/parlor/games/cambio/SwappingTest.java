package parlor.games.cambio;

import static org.assertj.core.api.Assertions.assertThat;
import static parlor.games.cambio.CambioTable.ANN;
import static parlor.games.cambio.CambioTable.BEA;
import static parlor.games.cambio.CambioTable.discards;
import static parlor.games.cambio.CambioTable.drawsFromDeck;
import static parlor.games.cambio.CambioTable.swaps;
import static parlor.games.cambio.CambioTable.takesTheDiscard;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import parlor.cards.Card;
import parlor.testkit.Proves;

/// Cambio US4.3, US4.4, US4.5, US4.7, FR-008.
class SwappingTest {
  private static final String ANNS = "2C 3C 4C 5C";
  private static final String BEAS = "2D 3D 4D 5D";

  @ParameterizedTest
  @EnumSource(Place.class)
  @Proves("CAM-4")
  void a_drawn_card_replaces_any_own_card_which_goes_to_the_discard_pile(Place place) {
    var out = Card.parseAll(ANNS).get(place.index());
    CambioTable.of("7H", ANNS, BEAS)
        .when(ANN, drawsFromDeck(), swaps(place))
        .thenHolds(ANN, ANNS.replace(out.toString(), "7H"))
        .thenDiscardTop(out.toString())
        .thenNews(new CambioNews.SwappedIn(ANN, place, out));
  }

  @Test
  @Proves("CAM-4")
  void a_drawn_card_can_be_discarded_without_swapping() {
    CambioTable.of("6H", ANNS, BEAS)
        .when(ANN, drawsFromDeck(), discards())
        .thenHolds(ANN, ANNS)
        .thenDiscardTop("6H")
        .thenNews(new CambioNews.Discarded(ANN, Card.parse("6H")));
  }

  @Test
  @Proves("CAM-4")
  void a_card_taken_from_the_discard_pile_must_be_swapped_in() {
    CambioTable.of("6H", ANNS, BEAS)
        .whenPasses(ANN)
        .when(BEA, takesTheDiscard())
        .thenRefused(BEA, discards(), "must-swap")
        .thenMay(
            BEA,
            swaps(Place.TOP_LEFT),
            swaps(Place.TOP_RIGHT),
            swaps(Place.BOTTOM_LEFT),
            swaps(Place.BOTTOM_RIGHT))
        .when(BEA, swaps(Place.TOP_RIGHT))
        .thenHolds(BEA, "2D 6H 4D 5D");
  }

  @Test
  @Proves("PLT-29")
  void silence_with_a_taken_card_swaps_it_at_the_first_place() {
    CambioTable.of("6H", ANNS, BEAS)
        .whenPasses(ANN)
        .when(BEA, takesTheDiscard())
        .whenNobodyActs()
        .thenHolds(BEA, "6H 3D 4D 5D");
  }

  @Test
  @Proves("CAM-4")
  void without_a_card_in_hand_nothing_is_swapped_or_discarded() {
    CambioTable.of("6H", ANNS, BEAS)
        .thenRefused(ANN, swaps(Place.TOP_LEFT), "not-now")
        .thenRefused(ANN, discards(), "not-now");
  }

  @Test
  @Proves("CAM-4")
  void the_card_swapped_in_is_hidden_from_all() {
    var table = CambioTable.of("7H", ANNS, BEAS);
    table.when(ANN, drawsFromDeck(), swaps(Place.TOP_LEFT)).thenSees(ANN).thenSees(BEA);
    assertThat(table.view(BEA).discards()).isEqualTo(1);
  }
}
