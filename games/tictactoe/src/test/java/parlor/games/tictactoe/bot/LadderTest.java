package parlor.games.tictactoe.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import parlor.engine.SplitMix64;
import parlor.testkit.Proves;

/// Medium's ladder: RULES.md § The computer. Boards are drawn with `m` for Medium, `y` for you.
class LadderTest {
  private static final int DRAWS = 20_000;

  /// Wide enough that a correct rate falls outside once in 10,000 tests.
  private static final double SIGMAS = 3.89;

  private static Grid board(String drawn) {
    var squares = drawn.replace(" ", "");
    var own = 0;
    var other = 0;
    for (var square = 0; square < 9; square++) {
      own |= squares.charAt(square) == 'm' ? Grid.bit(square) : 0;
      other |= squares.charAt(square) == 'y' ? Grid.bit(square) : 0;
    }
    return new Grid(own, other);
  }

  /// Plays a position many times and compares how often any of these squares was chosen.
  private static void isChosen(Grid grid, double rate, Integer... squares) {
    var luck = new SplitMix64(20_260_101);
    var ladder = Ladder.of(grid);
    var chosen =
        IntStream.range(0, DRAWS)
            .map(_ -> ladder.choose(luck))
            .filter(square -> List.of(squares).contains(square))
            .count();
    var interval = SIGMAS * Math.sqrt(rate * (1 - rate) / DRAWS);
    assertThat((double) chosen / DRAWS).isEqualTo(rate, within(interval));
  }

  @Test
  @Proves("TTT-6")
  void it_wins_70_times_in_100() {
    isChosen(board("mm. yy. ..."), 0.7, 2);
  }

  @Test
  @Proves("TTT-6")
  void it_blocks_80_times_in_100() {
    isChosen(board("yy. m.. ..."), 0.8, 2);
  }

  @Test
  @Proves("TTT-6")
  void it_blocks_80_times_in_100_of_the_times_that_it_misses_a_win() {
    isChosen(board("mm. yy. ..."), 0.3 * 0.8, 5);
  }

  @Test
  @Proves("TTT-6")
  void it_takes_the_centre_60_times_in_100_and_by_luck_below() {
    isChosen(board("y.. ... ..."), 0.6 + 0.4 * 0.6 / 8, 4);
  }

  @Test
  @Proves("TTT-6")
  void it_takes_a_corner_40_times_in_100_and_by_luck_below() {
    isChosen(board("... .y. ..."), 0.4 + 0.6 * 4 / 8, 0, 2, 6, 8);
  }

  @Test
  @Proves("TTT-6")
  void squares_of_a_rung_are_equally_likely() {
    for (var corner : new int[] {0, 2, 6, 8}) {
      isChosen(board("... .y. ..."), (0.4 + 0.6 * 4 / 8) / 4, corner);
    }
    for (var edge : new int[] {1, 3, 5, 7}) {
      isChosen(board("... .y. ..."), 0.6 * 4 / 8 / 4, edge);
    }
    isChosen(board("mm. m.y .y."), 0.7 / 2, 6);
  }

  @Test
  @Proves("TTT-6")
  void a_missed_win_is_not_made_by_a_lower_rung() {
    assertThat(Ladder.of(board("mm. yy. ...")).odds()[2]).isEqualTo(0.7, within(1e-12));
    assertThat(Ladder.of(board("m.. y.y ..m")).odds()[4]).isEqualTo(0.7, within(1e-12));
  }

  @Test
  @Proves("TTT-6")
  void a_missed_block_is_not_made_by_a_lower_rung() {
    assertThat(Ladder.of(board("y.. m.. ..y")).odds()[4]).isEqualTo(0.8, within(1e-12));
  }

  @Test
  @Proves("TTT-6")
  void a_missed_square_is_marked_after_all_when_it_is_the_only_one_left() {
    assertThat(Ladder.of(board("mm. yym myy")).odds()[2]).isEqualTo(1, within(1e-12));
  }

  @Test
  void odds_add_up_to_one_in_every_position() {
    for (var grid : Positions.all()) {
      if (!grid.isOver()) {
        var odds = Ladder.of(grid).odds();
        assertThat(IntStream.range(0, 9).mapToDouble(at -> odds[at]).sum())
            .isEqualTo(1, within(1e-12));
      }
    }
  }
}
