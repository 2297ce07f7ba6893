package parlor.games.tictactoe.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashSet;
import java.util.Set;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlor.testkit.Proves;

/// How strong the computer is, computed exactly and not sampled.
class StrengthTest {
  private static final Offset<Double> EXACTLY = within(1e-6);
  private static final Offset<Double> ROUNDED = within(0.5e-4 + 1e-9);

  @Test
  @Proves("TTT-8")
  void hard_never_loses_as_x_whatever_is_played() {
    neverLoses(Grid.EMPTY, true, new HashSet<>());
  }

  @Test
  @Proves("TTT-8")
  void hard_never_loses_as_o_whatever_is_played() {
    neverLoses(Grid.EMPTY, false, new HashSet<>());
  }

  /// Follows every square that Hard may choose and every square that the other can mark.
  private static void neverLoses(Grid grid, boolean isHardsMove, Set<Grid> seen) {
    assertThat(isHardsMove && grid.isLost()).as("lost: %s", grid).isFalse();
    if (!grid.isOver() && seen.add(grid)) {
      var squares = isHardsMove ? TicTacToeBot.best(grid) : grid.empty();
      Grid.list(squares).forEach(square -> neverLoses(grid.after(square), !isHardsMove, seen));
    }
  }

  @Test
  @Proves("TTT-8")
  void hard_keeps_the_best_result_in_every_position() {
    var play = new PerfectPlay(Duel.MEDIUM);
    for (var grid : Positions.all()) {
      for (var square : Grid.list(grid.isOver() ? 0 : TicTacToeBot.best(grid))) {
        assertThat(-play.forced(grid.after(square))).as("%s", grid).isEqualTo(play.forced(grid));
      }
    }
  }

  @Test
  void hard_completes_a_line_at_once() {
    for (var grid : Positions.all()) {
      if (!grid.isOver() && grid.wins() != 0) {
        assertThat(TicTacToeBot.best(grid)).as("%s", grid).isEqualTo(grid.wins());
      }
    }
  }

  @Test
  @Proves("TTT-8")
  void hard_wins_as_often_against_medium_as_one_who_never_loses_can() {
    var best = Duel.perfectAgainst(Duel.MEDIUM);
    var asX = Duel.between(Duel.HARD, Duel.MEDIUM);
    var asO = Duel.between(Duel.MEDIUM, Duel.HARD);
    assertThat(asX.first()).isEqualTo(Duel.between(best, Duel.MEDIUM).first(), EXACTLY);
    assertThat(asO.second()).isEqualTo(Duel.between(Duel.MEDIUM, best).second(), EXACTLY);
    assertThat(asX.first()).isEqualTo(0.838720, EXACTLY);
    assertThat(asO.second()).isEqualTo(0.297675, EXACTLY);
  }

  @Test
  void hard_wins_as_often_against_the_ladder_without_exclusion_as_one_who_never_loses_can() {
    assertThat(Duel.between(Duel.HARD, Duel.SEED_MEDIUM).first()).isEqualTo(0.802684, EXACTLY);
    assertThat(Duel.between(Duel.SEED_MEDIUM, Duel.HARD).second()).isEqualTo(0.253705, EXACTLY);
  }

  /// The table of docs/bots/tic-tac-toe.md.
  @ParameterizedTest
  @CsvSource({
    "HARD, HARD, 0.0000, 1.0000, 0.0000",
    "HARD, MEDIUM, 0.8387, 0.1613, 0.0000",
    "MEDIUM, HARD, 0.0000, 0.7023, 0.2977",
    "HARD, EASY, 0.9896, 0.0104, 0.0000",
    "EASY, HARD, 0.0000, 0.1132, 0.8868",
    "MEDIUM, MEDIUM, 0.4052, 0.4280, 0.1668",
    "MEDIUM, EASY, 0.8750, 0.0740, 0.0510",
    "EASY, MEDIUM, 0.1620, 0.1886, 0.6494",
    "EASY, EASY, 0.5849, 0.1270, 0.2881"
  })
  void the_levels_meet_with_these_chances(
      TicTacToeBot x, TicTacToeBot o, double xWins, double draw, double oWins) {
    var result = Duel.between(Duel.of(x), Duel.of(o));
    assertThat(result.first()).isEqualTo(xWins, ROUNDED);
    assertThat(result.draw()).isEqualTo(draw, ROUNDED);
    assertThat(result.second()).isEqualTo(oWins, ROUNDED);
  }

  @Test
  void each_level_beats_the_one_below() {
    isClearlyStronger(Duel.MEDIUM, Duel.EASY);
    isClearlyStronger(Duel.HARD, Duel.MEDIUM);
  }

  private static void isClearlyStronger(Duel.Strategy stronger, Duel.Strategy weaker) {
    var asX = Duel.between(stronger, weaker);
    var asO = Duel.between(weaker, stronger);
    assertThat(asX.first() + asO.second()).isGreaterThan(3 * (asX.second() + asO.first()));
  }
}
