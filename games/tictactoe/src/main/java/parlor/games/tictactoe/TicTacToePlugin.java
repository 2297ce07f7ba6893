package parlor.games.tictactoe;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import parlor.engine.Bot;
import parlor.engine.Game;
import parlor.engine.GamePlugin;
import parlor.games.tictactoe.bot.TicTacToeBot;

/// Tic-Tac-Toe as the house sees it.
public final class TicTacToePlugin
    implements GamePlugin<TicTacToeOptions, Board, TicTacToeAction, TicTacToeEvent, TicTacToeView> {
  @Override
  public String key() {
    return "tic-tac-toe";
  }

  @Override
  public String name() {
    return "Tic-Tac-Toe";
  }

  @Override
  public int minSeats() {
    return 2;
  }

  @Override
  public int maxSeats() {
    return 2;
  }

  @Override
  public int rulesVersion() {
    return 1;
  }

  @Override
  public Game<TicTacToeOptions, Board, TicTacToeAction, TicTacToeEvent, TicTacToeView> game() {
    return new TicTacToe();
  }

  @Override
  public Types<TicTacToeOptions, TicTacToeAction, TicTacToeEvent, TicTacToeView> types() {
    return new Types<>(
        TicTacToeOptions.class,
        TicTacToeAction.class,
        TicTacToeEvent.class,
        TicTacToeView.class,
        TicTacToeEvent.class);
  }

  @Override
  public TicTacToeOptions defaults() {
    return new TicTacToeOptions();
  }

  @Override
  public SequencedMap<String, Bot<TicTacToeAction, TicTacToeView, ?>> bots() {
    var bots = new LinkedHashMap<String, Bot<TicTacToeAction, TicTacToeView, ?>>();
    bots.put("easy", TicTacToeBot.EASY);
    bots.put("medium", TicTacToeBot.MEDIUM);
    bots.put("hard", TicTacToeBot.HARD);
    return bots;
  }

  @Override
  public void prepareBots() {
    TicTacToeBot.prepare();
  }

  @Override
  public boolean draws() {
    return false;
  }

  @Override
  public Thinking thinking() {
    return new Thinking(Duration.ofMillis(500), Duration.ofSeconds(1));
  }

  @Override
  public boolean keepsSeatsAgainstBots() {
    return true;
  }
}
