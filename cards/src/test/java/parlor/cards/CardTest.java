package parlor.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CardTest {
  @Test
  void every_card_of_a_large_shoe_is_distinct_and_read_back_from_its_notation() {
    var shoe = Deck.shoe(4, 4);
    assertThat(shoe).hasSize(4 * 56).doesNotHaveDuplicates();
    assertThat(shoe).allSatisfy(card -> assertThat(Card.parse(card.toString())).isEqualTo(card));
  }

  @Test
  void a_deck_has_thirteen_ranks_in_four_suits() {
    assertThat(Deck.standard()).hasSize(52).doesNotHaveDuplicates();
    assertThat(Deck.standard()).allMatch(Card.Natural.class::isInstance);
  }

  @Test
  void a_second_copy_carries_a_mark() {
    assertThat(new Card.Natural(Rank.TEN, Suit.HEARTS, 1)).hasToString("10H");
    assertThat(new Card.Natural(Rank.ACE, Suit.SPADES, 2)).hasToString("AS'2");
    assertThat(new Card.Joker(1)).hasToString("X");
    assertThat(new Card.Joker(16)).hasToString("X'16");
  }

  @Test
  void several_cards_are_read_from_one_line() {
    assertThat(Card.parseAll(" 7C  X'2 ")).extracting(Card::toString).containsExactly("7C", "X'2");
    assertThat(Card.parseAll("")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", " ", "7", "C", "1C", "11C", "7c", "7X", "XC", "7C'", "7C'0", "7C'100", "7C '2", "7C7C"
      })
  void what_is_no_card_is_not_read(String text) {
    assertThatThrownBy(() -> Card.parse(text)).isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 0, 100})
  void copies_are_counted_from_1_to_99(int copy) {
    assertThatThrownBy(() -> new Card.Joker(copy)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Card.Natural(Rank.TWO, Suit.CLUBS, copy))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
