package parlor.games.shanko;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlor.cards.Card;
import parlor.testkit.Proves;

class ProposingTest {
  private static List<Card> sequence(String hand) {
    return Proposing.contract(Card.parseAll(hand), new Contract(0, 1)).orElseThrow().getFirst();
  }

  @ParameterizedTest
  @CsvSource({
    "5H 7H X X'2, 5H X 7H X'2",
    "5H 8H X X'2, 5H X X'2 8H",
    "5H 6H X X'2, 5H 6H X X'2",
    "QH KH X X'2, X QH KH X'2",
    "AH 2H X X'2, AH 2H X X'2",
    "KH AH X X'2, X X'2 KH AH"
  })
  @Proves("SHA-5")
  void a_proposal_fills_gaps_first_then_the_high_end_then_the_low_end(String hand, String melds) {
    assertThat(sequence(hand).stream().map(ProposingTest::face))
        .containsExactlyElementsOf(Card.parseAll(melds).stream().map(ProposingTest::face).toList());
  }

  private static String face(Card card) {
    return card instanceof Card.Joker ? "X" : card.toString();
  }

  @Test
  @Proves("SHA-5")
  void a_proposal_uses_as_few_jokers_as_it_can() {
    assertThat(sequence("X X'2 X'3 2C 3C 9D 10D JD QD")).isEqualTo(Card.parseAll("9D 10D JD QD"));
  }

  @Test
  void without_a_way_nothing_is_proposed() {
    assertThat(Proposing.contract(Card.parseAll("2C 3C 5D 6D 9H"), new Contract(0, 1))).isEmpty();
  }
}
