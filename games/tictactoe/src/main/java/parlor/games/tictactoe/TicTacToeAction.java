package parlor.games.tictactoe;

import parlor.engine.Range;

/// What a seat may do.
public sealed interface TicTacToeAction {
  /// Puts one's mark on an empty square.
  record Mark(@Range(min = 0, max = 8) int square) implements TicTacToeAction {}
}
