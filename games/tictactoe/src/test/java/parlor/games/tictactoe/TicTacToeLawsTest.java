package parlor.games.tictactoe;

import java.util.Optional;
import parlor.engine.GamePlugin;
import parlor.testkit.GameLaws;
import parlor.testkit.Reshuffle;

/// The laws of every game, tried on Tic-Tac-Toe. Nothing is hidden here.
class TicTacToeLawsTest
    extends GameLaws<TicTacToeOptions, Board, TicTacToeAction, TicTacToeEvent, TicTacToeView> {
  @Override
  public GamePlugin<TicTacToeOptions, Board, TicTacToeAction, TicTacToeEvent, TicTacToeView>
      plugin() {
    return new TicTacToePlugin();
  }

  @Override
  public Optional<Reshuffle<Board>> unseen() {
    return Optional.empty();
  }
}
