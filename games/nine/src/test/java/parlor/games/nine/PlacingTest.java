package parlor.games.nine;

import static org.assertj.core.api.Assertions.assertThat;
import static parlor.games.nine.NineTable.ANN;
import static parlor.games.nine.NineTable.BEA;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import parlor.engine.Refusal;
import parlor.engine.Status;
import parlor.games.nine.NineAction.Place;
import parlor.testkit.Proves;

class PlacingTest {
  @Test
  @Proves("NINE-1")
  void each_seat_holds_the_cards_one_to_nine() {
    var sides = NineTable.standard().seenByAll().sides();
    assertThat(sides)
        .extracting(NineView.Side::cards)
        .containsExactly(List.of(1, 2, 3, 4, 5, 6, 7, 8, 9), List.of(1, 2, 3, 4, 5, 6, 7, 8, 9));
  }

  @Test
  @Proves("NINE-3")
  void the_first_seat_places_first_on_odd_turns_and_the_second_on_even_ones() {
    var table = NineTable.standard().thenAwaits(ANN);
    table.turns("12").thenAwaits(BEA);
    table.turns("23").thenAwaits(ANN);
    assertThat(table.seenByAll().first()).isEqualTo(ANN);
  }

  @Test
  @Proves("NINE-3")
  void the_second_places_only_after_the_first() {
    var table = NineTable.standard();
    assertThat(table.refusal(BEA, 5)).isEqualTo(Refusal.NOT_YOUR_TURN);
    table.places(ANN, 5).thenAwaits(BEA).places(BEA, 5).thenAwaits(BEA);
  }

  @Test
  @Proves({"NINE-1", "NINE-5"})
  void a_used_card_is_gone() {
    var table = NineTable.standard().turns("52").places(BEA, 9);
    assertThat(table.refusal(ANN, 5).message()).isEqualTo("You have already used the 5.");
    assertThat(table.seenByAll().sides().getFirst().cards()).doesNotContain(5).hasSize(8);
  }

  @Test
  @Proves("NINE-5")
  void a_card_that_is_not_held_is_refused() {
    var table = NineTable.standard();
    assertThat(table.refusal(ANN, 10).code()).isEqualTo("no-such-card");
    assertThat(table.refusal(ANN, 0).message()).isEqualTo("You do not hold a 0.");
  }

  @Test
  @Proves("NINE-5")
  void a_confirmed_card_is_final() {
    var table = NineTable.standard().places(ANN, 5);
    assertThat(table.refusal(ANN, 6).message())
        .isEqualTo("You have already placed a card this turn.");
    assertThat(table.seenBy(ANN).placed()).contains(5);
  }

  @Test
  @Proves("NINE-5")
  void nothing_is_placed_once_the_game_is_over() {
    var table = NineTable.standard().turns("19 21 38 47 56 65 74 83 92");
    assertThat(table.refusal(ANN, 1)).isEqualTo(Refusal.GAME_OVER);
  }

  @Test
  @Proves("PLT-29")
  void the_lowest_card_lies_down_for_who_stays_silent() {
    var table = NineTable.standard().turns("12");
    var waiting = (Status.Waiting<NineAction>) table.status();
    assertThat(waiting.ifSilent()).containsExactly(Map.entry(BEA, new Place(1)));
    assertThat(waiting.limit()).contains(Status.USUAL_LIMIT);
  }
}
