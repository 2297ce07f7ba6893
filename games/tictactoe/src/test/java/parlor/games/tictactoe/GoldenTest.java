package parlor.games.tictactoe;

import org.junit.jupiter.api.Test;
import parlor.engine.Setup;
import parlor.testkit.Golden;
import parlor.testkit.Proves;

class GoldenTest {
  private static final Setup<TicTacToeOptions> SETUP = new Setup<>(2, new TicTacToeOptions());
  private final Golden<TicTacToeOptions, Board, TicTacToeAction, TicTacToeEvent, TicTacToeView>
      golden = new Golden<>(new TicTacToePlugin());

  @Test
  void a_whole_game_goes_as_it_went() {
    golden.playThrough("whole-game", SETUP, 1, 9);
  }

  @Test
  @Proves("PLT-20")
  void a_journal_of_the_first_version_still_replays() {
    golden.journal("version-1", SETUP, 2, 9);
  }
}
