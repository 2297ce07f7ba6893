package parlor.games.cambio.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlor.cards.Rank;
import parlor.testkit.Proves;

/// What the networks must have learnt.
class LearntTest {
  /// A table on which this seat was shown its own cards, all of this rank, and nothing else is
  /// known.
  private static Layout table(int seats, Rank own) {
    var table = new Layout();
    table.seats = seats;
    table.caller = Layout.NOBODY;
    table.top = Deck52.rankNumber(Rank.NINE);
    table.deckSize = 20;
    Arrays.fill(table.deck, Deck52.rankNumber(Rank.SIX));
    Arrays.fill(table.rank, Deck52.rankNumber(Rank.SIX));
    Arrays.fill(table.repute, Layout.UNSEEN);
    for (var spot = 0; spot < Layout.PLACES; spot++) {
      table.rank[spot] = Deck52.rankNumber(own);
      table.shown[spot] = 1;
    }
    table.estimateAll();
    return table;
  }

  private static Learnt learnt(Layout table) {
    return Learnt.at(table).orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4})
  @Proves("CAM-17")
  void low_cards_win_more_often_than_high_ones(int seats) {
    var low = table(seats, Rank.ACE);
    var high = table(seats, Rank.NINE);
    assertThat(learnt(low).atTurn(low)).isGreaterThan(learnt(high).atTurn(high) + 0.3f);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4})
  @Proves("CAM-16")
  void a_low_total_is_called_and_a_high_one_not(int seats) {
    var low = table(seats, Rank.ACE);
    var high = table(seats, Rank.NINE);
    assertThat(learnt(low).calls(low)).isTrue();
    assertThat(learnt(high).calls(high)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4})
  void where_somebody_plays_without_sense_they_are_not_asked(int seats) {
    var table = table(seats, Rank.ACE);
    table.careless = 2;
    assertThat(Learnt.at(table)).isEmpty();
  }
}
