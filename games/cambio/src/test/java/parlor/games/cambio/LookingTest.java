package parlor.games.cambio;

import static org.assertj.core.api.Assertions.assertThat;
import static parlor.games.cambio.CambioTable.ANN;
import static parlor.games.cambio.CambioTable.BEA;
import static parlor.games.cambio.CambioTable.callsCambio;
import static parlor.games.cambio.CambioTable.discards;
import static parlor.games.cambio.CambioTable.drawsFromDeck;
import static parlor.games.cambio.CambioTable.endsTheTurn;
import static parlor.games.cambio.CambioTable.looksAt;
import static parlor.games.cambio.CambioTable.looksAtOwn;
import static parlor.games.cambio.CambioTable.usesTheKing;

import org.junit.jupiter.api.Test;
import parlor.engine.Viewer;
import parlor.testkit.Proves;

/// Cambio US5.6, US9.1, US9.2, FR-024.
class LookingTest {
  private static final String ANNS = "2C 3C 4C 5C";
  private static final String BEAS = "2D 3D 4D 5D";

  private static CambioTable looking() {
    return CambioTable.of("9H", ANNS, BEAS)
        .when(ANN, drawsFromDeck(), discards(), looksAt(BEA, Place.TOP_LEFT));
  }

  @Test
  @Proves("CAM-8")
  void a_look_lasts_five_seconds_and_then_the_card_is_gone_from_the_view() {
    assertThat(Looking.LOOK).hasSeconds(5);
    looking()
        .thenPausesFor(Looking.LOOK)
        .thenSees(ANN, "2D")
        .dealerGoesOn()
        .thenSees(ANN)
        .thenMay(ANN, callsCambio(), endsTheTurn());
  }

  @Test
  @Proves("CAM-8")
  void others_learn_that_a_power_was_used_and_nothing_else() {
    var table = looking();
    table.thenNews(new CambioNews.UsedPower(ANN)).thenSees(BEA).thenSees(new Viewer.Public());
    var elsewhere =
        CambioTable.of("9H", ANNS, BEAS)
            .when(ANN, drawsFromDeck(), discards(), looksAt(BEA, Place.BOTTOM_RIGHT));
    assertThat(table.view(BEA)).isEqualTo(elsewhere.view(BEA));
  }

  @Test
  @Proves("CAM-8")
  void a_king_is_told_like_any_other_look() {
    CambioTable.of("KH", ANNS, BEAS)
        .when(ANN, drawsFromDeck(), discards(), usesTheKing())
        .thenNews(new CambioNews.UsedPower(ANN));
  }

  @Test
  @Proves("CAM-8")
  void nothing_is_done_during_a_look() {
    looking()
        .thenMay(ANN)
        .thenRefused(ANN, endsTheTurn(), "not-now")
        .thenRefused(ANN, callsCambio(), "not-now")
        .thenRefused(BEA, drawsFromDeck(), "not-your-turn");
  }

  @Test
  @Proves("CAM-18")
  void a_card_seen_before_is_not_in_a_later_view() {
    var table = CambioTable.of("7H 2S", ANNS, BEAS);
    table.when(ANN, drawsFromDeck(), discards(), looksAtOwn(Place.TOP_LEFT)).dealerGoesOn();
    table.when(ANN, endsTheTurn()).whenPasses(BEA).thenSees(ANN).thenSees(BEA);
  }

  @Test
  @Proves("CAM-19")
  void the_public_sees_the_top_of_the_discard_pile_and_no_other_card_and_has_no_options() {
    var table = looking();
    table.thenSees(new Viewer.Public());
    var view = new Cambio().view(table.state(), new Viewer.Public());
    assertThat(view.discardTop()).isPresent();
    assertThat(view.options().listed()).isEmpty();
  }
}
