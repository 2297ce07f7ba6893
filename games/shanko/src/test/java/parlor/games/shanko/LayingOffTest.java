package parlor.games.shanko;

import static org.assertj.core.api.Assertions.assertThat;
import static parlor.games.shanko.ShankoTable.ANN;
import static parlor.games.shanko.ShankoTable.BEA;
import static parlor.games.shanko.ShankoTable.adds;
import static parlor.games.shanko.ShankoTable.draws;
import static parlor.games.shanko.ShankoTable.holds;
import static parlor.games.shanko.ShankoTable.lays;
import static parlor.games.shanko.ShankoTable.swaps;
import static parlor.games.shanko.ShankoTable.throwsCard;

import org.junit.jupiter.api.Test;
import parlor.cards.Card;
import parlor.testkit.Proves;

class LayingOffTest {
  private static ShankoTable table(String hand) {
    return ShankoTable.inRound(2, hand, "QH QD")
        .pile("2S 3S 4S")
        .melds("7C 7D 7H", "4H 5H X 7H", "9D X'2 JD QD", "KC KS X'3")
        .melded(ANN);
  }

  @Test
  @Proves("SHA-9")
  void a_sequence_grows_at_either_end() {
    table("3H 8H KD 9S")
        .begin()
        .when(ANN, draws())
        .when(ANN, adds("3H", 1, Meld.End.LOW))
        .when(ANN, adds("8H", 1, Meld.End.HIGH))
        .then(state ->
            assertThat(state.melds().get(1).cards()).isEqualTo(Card.parseAll("3H 4H 5H X 7H 8H")));
  }

  @Test
  @Proves("SHA-9")
  void a_triplet_takes_more_of_its_rank() {
    table("7S 7C'2 KD")
        .begin()
        .when(ANN, draws())
        .when(ANN, adds("7S", 0, Meld.End.HIGH))
        .when(ANN, adds("7C'2", 0, Meld.End.HIGH))
        .then(state -> assertThat(state.melds().getFirst().cards()).hasSize(5));
  }

  @Test
  @Proves("SHA-9")
  void jokers_may_be_added_to_both() {
    table("X'5 X'6 KD")
        .begin()
        .when(ANN, draws())
        .when(ANN, adds("X'5", 0, Meld.End.HIGH))
        .when(ANN, adds("X'6", 1, Meld.End.LOW))
        .then(state -> assertThat(state.melds().get(1).face(0).fits(Card.parse("3H"))).isTrue());
  }

  @Test
  @Proves("SHA-9")
  void from_the_turn_of_the_meld_on_and_not_before_it() {
    var table =
        ShankoTable.inRound(1, "7S 8C 8D 8H 9C 9D 9H", "QH QD")
            .melds("7C 7D 7H")
            .melded(BEA)
            .begin()
            .when(ANN, draws());
    table.when(ANN, adds("7S", 0, Meld.End.HIGH)).thenRefused("meld-first");
    table.when(ANN, lays("8C 8D 8H", "9C 9D 9H")).when(ANN, adds("7S", 0, Meld.End.HIGH));
    assertThat(table.state().melds().getFirst().cards()).hasSize(4);
  }

  @Test
  @Proves("SHA-9")
  void what_does_not_fit_is_refused() {
    var table = table("8D 9H KD").begin().when(ANN, draws());
    table.when(ANN, adds("8D", 1, Meld.End.HIGH)).thenRefused("does-not-fit");
    table.when(ANN, adds("9H", 1, Meld.End.HIGH)).thenRefused("does-not-fit");
    table.when(ANN, adds("9H", 0, Meld.End.HIGH)).thenRefused("does-not-fit");
    table.when(ANN, adds("9H", 9, Meld.End.HIGH)).thenRefused("no-such-meld");
    table.when(ANN, adds("9C", 0, Meld.End.HIGH)).thenRefused("not-in-hand");
  }

  @Test
  @Proves("SHA-9")
  void a_sequence_has_at_most_13_cards() {
    var table =
        ShankoTable.inRound(3, "AC'2 KD 9S", "QH QD")
            .melds("AC 2C 3C 4C", "AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD")
            .melded(ANN)
            .begin()
            .when(ANN, draws());
    assertThat(table.state().melds().get(1).wanted(Meld.End.HIGH)).isEmpty();
    table.when(ANN, adds("AC'2", 1, Meld.End.HIGH)).thenRefused("does-not-fit");
  }

  @Test
  @Proves("SHA-9")
  void one_card_is_kept_for_the_discard() {
    table("3H")
        .begin()
        .when(ANN, draws())
        .when(ANN, adds("3H", 1, Meld.End.LOW))
        .when(ANN, adds("2S", 1, Meld.End.LOW))
        .thenRefused("keep-one");
  }

  @Test
  @Proves("SHA-10")
  void the_exact_card_takes_the_joker_of_a_sequence_to_hand() {
    table("6H KD 9S")
        .begin()
        .when(ANN, draws())
        .when(ANN, swaps("6H", 1, 2))
        .then(state -> holds(state, ANN, "X KD 9S 2S"))
        .thenNews(new ShankoNews.TookJoker(ANN, 1, Card.parse("6H")));
  }

  @Test
  @Proves("SHA-10")
  void another_card_does_not() {
    var table = table("6D 10D KD").begin().when(ANN, draws());
    table.when(ANN, swaps("6D", 1, 2)).thenRefused("does-not-fit");
    table.when(ANN, swaps("10D", 2, 0)).thenRefused("no-joker");
    table.when(ANN, swaps("10D", 2, 1)).then(state -> holds(state, ANN, "6D X'2 KD 2S"));
  }

  @Test
  @Proves("SHA-10")
  void jokers_of_triplets_stay() {
    table("KD 9S")
        .begin()
        .when(ANN, draws())
        .when(ANN, swaps("KD", 3, 2))
        .thenRefused("triplet-jokers-stay");
  }

  @Test
  @Proves("SHA-10")
  void only_on_later_turns_than_the_meld() {
    var table =
        ShankoTable.inRound(1, "6H 8C 8D 8H 9C 9D 9H 2H", "QH QD 2D")
            .pile("2S 3S 4S 5S")
            .melds("4H 5H X 7H")
            .melded(BEA)
            .begin()
            .when(ANN, draws())
            .when(ANN, swaps("6H", 0, 2));
    table.thenRefused("meld-first").when(ANN, lays("8C 8D 8H", "9C 9D 9H"));
    table.when(ANN, swaps("6H", 0, 2)).thenRefused("later-turn");
    table.when(ANN, throwsCard("2S")).when(BEA, draws()).when(BEA, throwsCard("3S"));
    table.when(ANN, draws()).when(ANN, swaps("6H", 0, 2)).thenWaitingOn(ANN);
  }
}
