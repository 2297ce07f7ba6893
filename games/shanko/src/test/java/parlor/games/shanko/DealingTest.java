package parlor.games.shanko;

import static org.assertj.core.api.Assertions.assertThat;
import static parlor.games.shanko.ShankoTable.ANN;
import static parlor.games.shanko.ShankoTable.draws;
import static parlor.games.shanko.ShankoTable.throwsCard;

import java.util.ArrayList;
import java.util.HashSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlor.cards.Card;
import parlor.engine.Seat;
import parlor.testkit.Proves;

class DealingTest {
  @ParameterizedTest
  @CsvSource({"2,112", "3,112", "4,112", "5,168", "6,168", "7,224", "8,224"})
  @Proves("SHA-1")
  void everybody_gets_11_cards_of_as_many_decks_as_the_table_needs(int seats, int cards) {
    var state = ShankoTable.dealt(seats, 1).state();
    assertThat(state.hands()).hasSize(seats).allMatch(hand -> hand.size() == 11);
    assertThat(state.discards()).hasSize(1);
    var all = new ArrayList<Card>(state.pile());
    all.addAll(state.discards());
    state.hands().forEach(all::addAll);
    assertThat(all).hasSize(cards).doesNotHaveDuplicates();
    assertThat(all.stream().filter(Card.Joker.class::isInstance)).hasSize(cards / 14);
  }

  @Test
  @Proves("SHA-3")
  void the_youngest_player_starts_the_first_round() {
    ShankoTable.dealt(4, 3).thenWaitingOn(new Seat(2));
  }

  @Test
  @Proves("SHA-3")
  void without_a_youngest_player_any_seat_may_start() {
    var starters = new HashSet<Seat>();
    for (var seed = 0; seed < 40; seed++) {
      var setup = new parlor.engine.Setup<>(3, new ShankoOptions(0));
      var table = parlor.testkit.Scenario.of(new Shanko(), setup, seed);
      starters.add(table.state().starter().orElseThrow());
    }
    assertThat(starters).hasSize(3);
  }

  @Test
  @Proves("SHA-16")
  void an_empty_pile_is_made_of_the_discards_but_the_top() {
    ShankoTable.inRound(1, "KH KD 2H", "QH QD 3H")
        .pile("9C")
        .discards("4S 5S 6S 7S 8S")
        .begin()
        .when(ANN, draws())
        .when(ANN, throwsCard("9C"))
        .thenNews(new ShankoNews.PileReshuffled(5))
        .then(state -> {
          assertThat(state.pile())
              .containsExactlyInAnyOrderElementsOf(Card.parseAll("4S 5S 6S 7S 8S"));
          assertThat(state.discards()).isEqualTo(Card.parseAll("9C"));
        });
  }
}
