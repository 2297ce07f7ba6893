package parlor.games.tictactoe;

import parlor.engine.News;
import parlor.engine.Seat;

/// What happened. Nothing is hidden in this game, so its events are its news.
public sealed interface TicTacToeEvent extends News {
  record Marked(Seat seat, int square) implements TicTacToeEvent {}
}
