package parlor.games.tictactoe;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parlor.engine.GamePlugin;
import parlor.engine.Seat;
import parlor.engine.Setup;
import parlor.engine.Viewer;
import parlor.games.tictactoe.TicTacToeAction.Mark;
import parlor.testkit.Proves;
import parlor.testkit.Scenario;

/// The rules as play: squares are numbered row by row from 0.
class TicTacToeTest {
  private static final Seat X = new Seat(0);
  private static final Seat O = new Seat(1);
  private static final Setup<TicTacToeOptions> SETUP = new Setup<>(2, new TicTacToeOptions());

  private final Scenario<TicTacToeOptions, Board, TicTacToeAction, TicTacToeEvent, TicTacToeView>
      table = Scenario.of(new TicTacToe(), SETUP, 1);

  /// Marks squares in turn, X first.
  private void play(String squares) {
    for (var turn = 0; turn < squares.length(); turn++) {
      table.when(turn % 2 == 0 ? X : O, mark(squares.charAt(turn) - '0'));
    }
  }

  private static TicTacToeAction mark(int square) {
    return new Mark(square);
  }

  @Test
  @Proves({"TTT-1", "TTT-4"})
  void x_begins_and_turns_alternate() {
    table.thenWaitingOn(X).when(X, mark(4)).thenWaitingOn(O).when(O, mark(0)).thenWaitingOn(X);
    table.thenSees(
        X,
        view -> assertThat(view.squares()).containsExactly("O", "", "", "", "X", "", "", "", ""));
  }

  @ParameterizedTest
  @CsvSource({
    "03142, '0 1 2'", "30415, '3 4 5'", "60718, '6 7 8'", "01326, '0 3 6'",
    "10427, '1 4 7'", "20518, '2 5 8'", "01428, '0 4 8'", "20416, '2 4 6'"
  })
  @Proves({"TTT-1", "TTT-3"})
  void three_in_a_row_wins_and_the_result_names_the_line(String moves, String line) {
    play(moves);
    table.thenFinished(List.of(List.of(X), List.of(O)));
    var view = table.view(O);
    assertThat(view.winner()).contains(X);
    assertThat(view.line().orElseThrow()).map(String::valueOf).containsExactly(line.split(" "));
  }

  @Test
  @Proves({"TTT-1", "TTT-3"})
  void o_can_win_too() {
    play("031584");
    table.thenFinished(List.of(List.of(O), List.of(X)));
    assertThat(table.view(new Viewer.Public()).line()).contains(List.of(3, 4, 5));
  }

  @Test
  @Proves("TTT-1")
  void a_full_board_without_a_line_is_a_draw() {
    play("012435768");
    table.thenFinished(List.of(List.of(X, O)));
    assertThat(table.view(X).line()).isEmpty();
    assertThat(table.view(X).winner()).isEmpty();
  }

  @Test
  @Proves("TTT-1")
  void a_line_on_the_last_square_wins() {
    play("031457682");
    assertThat(table.state().emptySquares()).isEmpty();
    table.thenWonBy(X);
  }

  @Test
  @Proves("TTT-2")
  void an_occupied_square_is_refused_and_nothing_changes() {
    play("4");
    var before = table.state();
    table.when(O, mark(4)).thenRefused("square-taken").thenWaitingOn(O);
    assertThat(table.state()).isEqualTo(before);
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 9, 100, Integer.MIN_VALUE, Integer.MAX_VALUE})
  @Proves("TTT-2")
  void a_square_outside_the_board_is_refused_and_nothing_changes(int square) {
    table.when(X, mark(square)).thenRefused("no-such-square").thenWaitingOn(X);
    assertThat(table.state()).isEqualTo(Board.EMPTY);
  }

  @Test
  @Proves("TTT-2")
  void a_mark_out_of_turn_is_refused_and_nothing_changes() {
    table.when(O, mark(4)).thenRefused("not-your-turn").thenWaitingOn(X);
    assertThat(table.state()).isEqualTo(Board.EMPTY);
  }

  @Test
  @Proves("TTT-2")
  void a_mark_after_the_end_is_refused_and_nothing_changes() {
    play("03142");
    var before = table.state();
    table.when(O, mark(8)).thenRefused("game-over").when(X, mark(8)).thenRefused("game-over");
    assertThat(table.state()).isEqualTo(before);
  }

  @Test
  @Proves("TTT-4")
  void whoever_takes_the_first_seat_is_x_and_the_second_seat_is_o() {
    table.thenOffered(X, mark(0), mark(8)).thenNotOffered(O, mark(0));
    table.when(X, mark(0)).when(O, mark(1));
    assertThat(table.view(X).squares()).startsWith("X", "O");
  }

  @Test
  @Proves("TTT-5")
  void the_next_game_starts_with_an_empty_board_and_against_the_computer_with_the_same_seats() {
    GamePlugin<TicTacToeOptions, Board, ?, ?, ?> plugin = new TicTacToePlugin();
    play("03142");
    assertThat(plugin.rematch(new TicTacToeOptions(), table.state())).isEqualTo(SETUP.options());
    assertThat(plugin.game().empty(SETUP).squares()).hasSize(9).containsOnly("");
    assertThat(plugin.keepsSeatsAgainstBots()).isTrue();
    assertThat(plugin.rotatesSeats()).isTrue();
  }

  @Test
  @Proves("TTT-7")
  void the_computer_seems_to_think_for_half_a_second_to_a_second() {
    var thinking = new TicTacToePlugin().thinking();
    assertThat(thinking.least()).isEqualTo(Duration.ofMillis(500));
    assertThat(thinking.most()).isEqualTo(Duration.ofSeconds(1));
  }

  @Test
  @Proves("TTT-8")
  void there_are_three_levels_and_medium_is_the_usual_one() {
    var plugin = new TicTacToePlugin();
    assertThat(plugin.bots().keySet()).containsExactly("easy", "medium", "hard");
    assertThat(plugin.standIn()).isEqualTo("medium");
  }

  @Test
  void a_silent_seat_marks_the_first_empty_square() {
    table.when(X, mark(0)).whenSilent(O);
    assertThat(table.view(X).squares()).startsWith("X", "O", "");
    assertThat(table.waiting().limit()).isEqualTo(Optional.of(Duration.ofMinutes(1)));
  }
}
