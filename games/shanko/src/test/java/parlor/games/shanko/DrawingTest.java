package parlor.games.shanko;

import static org.assertj.core.api.Assertions.assertThat;
import static parlor.games.shanko.ShankoTable.ANN;
import static parlor.games.shanko.ShankoTable.BEA;
import static parlor.games.shanko.ShankoTable.adds;
import static parlor.games.shanko.ShankoTable.draws;
import static parlor.games.shanko.ShankoTable.holds;
import static parlor.games.shanko.ShankoTable.lays;
import static parlor.games.shanko.ShankoTable.takes;
import static parlor.games.shanko.ShankoTable.throwsCard;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parlor.cards.Card;
import parlor.testkit.Proves;

class DrawingTest {
  private static ShankoTable table() {
    return ShankoTable.inRound(1, "KH KD 2H", "QH QD 3H").pile("9C 8C 7C").discards("AS 5S");
  }

  @Test
  @Proves("SHA-7")
  void a_turn_draws_from_the_pile_and_ends_with_one_discard_face_up() {
    table()
        .begin()
        .when(ANN, draws())
        .then(state -> holds(state, ANN, "KH KD 2H 9C"))
        .when(ANN, throwsCard("2H"))
        .then(state -> holds(state, ANN, "KH KD 9C"))
        .thenSees(BEA, view -> assertThat(view.discard()).contains(Card.parse("2H")))
        .thenWaitingOn(BEA);
  }

  @Test
  @Proves("SHA-7")
  void or_it_takes_the_top_discard() {
    table()
        .begin()
        .when(ANN, takes())
        .then(state -> holds(state, ANN, "KH KD 2H 5S"))
        .thenNews(new ShankoNews.TookTheDiscard(ANN, Card.parse("5S")));
  }

  @Test
  @Proves("SHA-7")
  void the_card_just_taken_may_not_be_thrown_back() {
    table()
        .begin()
        .when(ANN, takes())
        .when(ANN, throwsCard("5S"))
        .thenRefused("just-taken")
        .thenSees(ANN, view -> assertThat(view.notReturnable()).contains(Card.parse("5S")));
  }

  @Test
  @Proves("SHA-7")
  void except_as_the_card_one_goes_out_with() {
    ShankoTable.inRound(1, "KH", "QH QD 3H")
        .discards("AS 5S")
        .melded(ANN)
        .melds("KC KD KS", "8C 8D 8S")
        .begin()
        .when(ANN, takes())
        .when(ANN, adds("KH", 0, Meld.End.HIGH))
        .when(ANN, throwsCard("5S"))
        .thenNews(new ShankoNews.WentOut(ANN));
  }

  @Test
  @Proves("SHA-7")
  void out_of_turn_nothing_is_accepted() {
    var table = table().begin();
    table.when(BEA, draws()).thenRefused("not-your-turn");
    table.when(BEA, takes()).thenRefused("not-your-turn");
    table.when(BEA, throwsCard("QH")).thenRefused("not-your-turn");
    table.when(BEA, lays("QH QD 3H")).thenRefused("not-your-turn");
  }

  @Test
  @Proves("SHA-7")
  void a_turn_draws_once_and_first() {
    var table = table().begin();
    table.when(ANN, throwsCard("2H")).thenRefused("draw-first");
    table.when(ANN, draws()).when(ANN, draws()).thenRefused("drawn-already");
    table.when(ANN, takes()).thenRefused("drawn-already");
  }

  @Test
  @Proves("SHA-19")
  void a_seat_has_60_seconds_to_draw_and_60_for_the_rest() {
    var table = table().begin();
    var drawing = table.waiting();
    var resting = table.when(ANN, draws()).waiting();
    assertThat(drawing.limit()).isEqualTo(Optional.of(Duration.ofSeconds(60)));
    assertThat(resting.limit()).isEqualTo(Optional.of(Duration.ofSeconds(60)));
    assertThat(resting.clock()).isGreaterThan(drawing.clock());
  }

  @Test
  @Proves("SHA-19")
  void silence_draws_from_the_pile_and_throws_the_drawn_card() {
    table()
        .begin()
        .whenSilent(ANN)
        .thenNews(new ShankoNews.Drew(ANN))
        .whenSilent(ANN)
        .thenNews(new ShankoNews.Threw(ANN, Card.parse("9C")))
        .then(state -> holds(state, ANN, "KH KD 2H"));
  }

  @Test
  @Proves("SHA-19")
  void silence_after_taking_the_discard_throws_the_highest_card() {
    table()
        .begin()
        .when(ANN, takes())
        .whenSilent(ANN)
        .thenNews(new ShankoNews.Threw(ANN, Card.parse("KH")));
  }

  @Test
  @Proves("SHA-16")
  void the_pile_is_shown_by_its_size_only() {
    table().begin().thenSees(BEA, view -> assertThat(view.pile()).isEqualTo(3));
  }
}
