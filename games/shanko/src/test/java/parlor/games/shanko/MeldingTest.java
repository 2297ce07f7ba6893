package parlor.games.shanko;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlor.cards.Card;
import parlor.testkit.Proves;

class MeldingTest {
  @ParameterizedTest
  @ValueSource(strings = {"7C 7D 7H", "7C 7C'2 7D", "X 7C X'2", "KS KH X"})
  @Proves("SHA-4")
  void three_of_one_rank_are_a_triplet(String cards) {
    assertThat(Melding.meldOf(Card.parseAll(cards)).isValid()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"AC 2C 3C 4C", "JD QD KD AD", "5H X 7H 8H", "X X'2 X'3 AD", "AC X X'2 X'3"})
  @Proves({"SHA-4", "SHA-5"})
  void four_in_a_row_of_one_suit_are_a_sequence_with_the_ace_low_or_high(String cards) {
    assertThat(Melding.meldOf(Card.parseAll(cards)).isValid()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "7C 7D 8H",
        "KC AC 2C 3C",
        "QC KC AC 2C",
        "5H 6H 7H 8D",
        "5H 7H 6H 8H",
        "5H 5H'2 6H 7H",
        "X X'2 X'3",
        "X X'2 X'3 X'4",
        "X AD X'2 X'3"
      })
  @Proves({"SHA-4", "SHA-5", "SHA-6"})
  void anything_else_is_no_meld(String cards) {
    assertThat(Melding.meldOf(Card.parseAll(cards)).isValid()).isFalse();
  }

  @Test
  @Proves("SHA-5")
  void the_place_of_a_joker_fixes_what_it_stands_for() {
    var meld = Melding.meldOf(Card.parseAll("5H X 7H 8H"));
    assertThat(meld.face(1).fits(Card.parse("6H"))).isTrue();
    assertThat(meld.face(1).fits(Card.parse("6D"))).isFalse();
  }

  @Test
  @Proves("SHA-2")
  void each_round_asks_for_more_cards_than_the_one_before() {
    var cards = IntStream.rangeClosed(1, 7).mapToObj(round -> Contract.of(round).cards()).toList();
    assertThat(cards).isEqualTo(List.of(6, 7, 8, 9, 10, 11, 12));
  }
}
