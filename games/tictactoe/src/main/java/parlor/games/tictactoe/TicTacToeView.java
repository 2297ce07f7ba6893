package parlor.games.tictactoe;

import java.util.List;
import java.util.Optional;
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
    implements View<TicTacToeAction> {}
