package parlor.games.nine;

import static org.assertj.core.api.Assertions.assertThat;
import static parlor.games.nine.NineTable.ANN;
import static parlor.games.nine.NineTable.BEA;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parlor.engine.Refusal;
import parlor.engine.Status;
import parlor.games.nine.NineNews.GameBegan;
import parlor.games.nine.NineNews.GameEnded;
import parlor.games.nine.NineOptions.BestOf;
import parlor.games.nine.NineOptions.Ties;
import parlor.testkit.Proves;

class WinningTest {
  private static final String ANN_WINS_EIGHT = "21 32 43 54 65 76 87 98 19";
  private static final String BEA_WINS_EIGHT = "12 23 34 45 56 67 78 89 91";
  private static final String ALL_TIED = "11 22 33 44 55 66 77 88 99";

  private static NineTable bestOf(BestOf games) {
    return NineTable.with(new NineOptions(Ties.NONE, games, 1, 0, false));
  }

  @Test
  @Proves("NINE-4")
  void the_game_ends_by_itself_after_nine_turns_and_the_higher_total_wins() {
    var table = NineTable.standard().turns(ANN_WINS_EIGHT).thenScores(80, 10);
    assertThat(table.end().ranking()).containsExactly(List.of(ANN), List.of(BEA));
    assertThat(table.end().points()).containsExactly(Map.entry(ANN, 80), Map.entry(BEA, 10));
    assertThat(table.seenByAll().over()).isTrue();
  }

  @Test
  @Proves("NINE-4")
  void eight_losses_are_the_worst_that_can_happen() {
    NineTable.standard().turns(BEA_WINS_EIGHT).thenScores(10, 80);
  }

  @Test
  @Proves("NINE-4")
  void two_points_are_the_smallest_margin() {
    var table = NineTable.standard().turns("15 27 31 43 58 62 79 84 96").thenScores(46, 44);
    assertThat(table.seenByAll().winner()).contains(ANN);
  }

  @Test
  @Proves("NINE-4")
  void equal_totals_draw() {
    var table = NineTable.standard().turns(ALL_TIED).thenScores(0, 0);
    assertThat(table.end().ranking()).containsExactly(List.of(ANN, BEA));
    assertThat(table.seenByAll().winner()).isEmpty();
  }

  @Test
  @Proves("NINE-4")
  void the_result_is_news() {
    var table = NineTable.standard().turns(ALL_TIED);
    var drawn = new GameResult(1, List.of(0, 0), Optional.empty(), List.of(List.of(), List.of()));
    assertThat(table.lastNews()).last().isEqualTo(new GameEnded(drawn));
    assertThat(table.seenByAll().results()).containsExactly(drawn);
  }

  @Test
  @Proves("NINE-19")
  void a_match_ends_as_soon_as_the_lead_cannot_be_caught() {
    var table = bestOf(BestOf.THREE).turns(ANN_WINS_EIGHT).goesOn().turns(ANN_WINS_EIGHT);
    assertThat(table.end().ranking()).containsExactly(List.of(ANN), List.of(BEA));
    assertThat(table.end().points()).containsExactly(Map.entry(ANN, 2), Map.entry(BEA, 0));
  }

  @Test
  @Proves("NINE-19")
  void the_dealer_pauses_between_games_and_begins_afresh() {
    var table = bestOf(BestOf.FIVE).turns(BEA_WINS_EIGHT);
    assertThat(table.status()).isEqualTo(new Status.Dealing<>(Winning.BREAK));
    assertThat(table.refusal(ANN, 1)).isEqualTo(Refusal.NOT_NOW);
    table.goesOn().thenScores(0, 0).thenAwaits(ANN);
    assertThat(table.lastNews()).containsExactly(new GameBegan(2));
    assertThat(table.seenByAll().sides()).extracting(NineView.Side::gamesWon).containsExactly(0, 1);
  }

  @Test
  @Proves("NINE-19")
  void a_drawn_game_counts_for_nobody_and_a_level_match_is_drawn() {
    var table = bestOf(BestOf.THREE).turns(ANN_WINS_EIGHT).goesOn().turns(ALL_TIED);
    assertThat(table.status()).isInstanceOf(Status.Dealing.class);
    table.goesOn().turns(BEA_WINS_EIGHT);
    assertThat(table.end().ranking()).containsExactly(List.of(ANN, BEA));
  }
}
