package parlor.games.tictactoe;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import parlor.engine.Options;
import parlor.engine.Seat;
import parlor.engine.View;

/// The board, the same for every viewer but for what may be done.
///
/// @param squares nine marks row by row: `X`, `O` or nothing
/// @param toMove whose turn it is, while the game goes on
/// @param winner who has a line
/// @param line its three squares
public record TicTacToeView(
    List<String> squares,
    Optional<Seat> toMove,
    Optional<Seat> winner,
    Optional<List<Integer>> line,
    Options<TicTacToeAction> options)
    implements View<TicTacToeAction> {

  static TicTacToeView of(Board board, Options<TicTacToeAction> options) {
    var squares =
        IntStream.range(0, Board.SQUARES)
            .mapToObj(s -> board.at(s).map(seat -> seat.index() == 0 ? "X" : "O").orElse(""))
            .toList();
    var line = board.line();
    var over = line.isPresent() || board.isFull();
    return new TicTacToeView(
        squares,
        over ? Optional.empty() : Optional.of(board.toMove()),
        line.flatMap(squaresOfLine -> board.at(squaresOfLine.getFirst())),
        line,
        options);
  }
}
