package parlor.games.cambio;

import static org.assertj.core.api.Assertions.assertThat;
import static parlor.games.cambio.CambioTable.ANN;
import static parlor.games.cambio.CambioTable.BEA;

import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlor.cards.Card;
import parlor.cards.Deck;
import parlor.testkit.Proves;

/// Cambio US3, FR-002 to FR-005.
class DealingTest {
  private static final String ANNS = "2C 3C 4C 5C";
  private static final String BEAS = "2D 3D 4D 5D";

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  @Proves("CAM-1")
  void everybody_gets_four_of_52_cards_and_the_discard_pile_is_empty(int seats) {
    var state = CambioTable.shuffled(seats).state();
    var all = new ArrayList<Card>(state.drawPile());
    state.grids().forEach(grid -> all.addAll(grid.cards()));
    assertThat(state.grids()).hasSize(seats).allSatisfy(g -> assertThat(g.slots()).hasSize(4));
    assertThat(state.discards()).isEmpty();
    assertThat(state.drawPile()).hasSize(52 - 4 * seats);
    assertThat(all).containsExactlyInAnyOrderElementsOf(Deck.standard());
  }

  @Test
  @Proves("CAM-1")
  void a_grid_is_top_left_top_right_bottom_left_bottom_right() {
    var places = CambioTable.dealt("", ANNS, BEAS).view(ANN).grids().get(1).places();
    assertThat(places)
        .extracting(CambioView.Lying::place)
        .containsExactly(Place.TOP_LEFT, Place.TOP_RIGHT, Place.BOTTOM_LEFT, Place.BOTTOM_RIGHT);
  }

  @Test
  @Proves("CAM-2")
  void everybody_sees_only_their_own_bottom_two_for_ten_seconds() {
    CambioTable.dealt("", ANNS, BEAS)
        .thenPausesFor(Looking.FIRST_LOOK)
        .thenSees(ANN, "4C", "5C")
        .thenSees(BEA, "4D", "5D")
        .thenSees(new parlor.engine.Viewer.Public());
    assertThat(Looking.FIRST_LOOK).hasSeconds(10);
  }

  @Test
  @Proves("CAM-2")
  void after_the_first_look_all_are_hidden_and_turns_begin() {
    CambioTable.dealt("", ANNS, BEAS)
        .dealerGoesOn()
        .thenSees(ANN)
        .thenSees(BEA)
        .thenWaitingOn(ANN)
        .thenNews(new CambioNews.TurnsBegan());
  }

  @Test
  @Proves("CAM-2")
  void nobody_can_draw_during_the_first_look() {
    CambioTable.dealt("", ANNS, BEAS)
        .thenRefused(ANN, CambioTable.drawsFromDeck(), "not-now")
        .thenMay(ANN);
  }
}
