package parlor.games.tictactoe;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.random.RandomGenerator;
import parlor.engine.Decision;
import parlor.engine.Game;
import parlor.engine.News;
import parlor.engine.Options;
import parlor.engine.Refusal;
import parlor.engine.Seat;
import parlor.engine.Setup;
import parlor.engine.Status;
import parlor.engine.Viewer;
import parlor.games.tictactoe.TicTacToeAction.Mark;
import parlor.games.tictactoe.TicTacToeEvent.Marked;

/// Tic-Tac-Toe: see RULES.md. Seat 0 is X and begins.
public final class TicTacToe
    implements Game<TicTacToeOptions, Board, TicTacToeAction, TicTacToeEvent, TicTacToeView> {
  static final Refusal SQUARE_TAKEN = Refusal.of("square-taken", "This square is taken.");
  static final Refusal NO_SUCH_SQUARE = Refusal.of("no-such-square", "There is no such square.");

  @Override
  public Board empty(Setup<TicTacToeOptions> setup) {
    return Board.EMPTY;
  }

  @Override
  public Status<TicTacToeAction> status(Board board) {
    if (board.line().isPresent()) {
      var loser = board.toMove();
      return over(List.of(List.of(loser.next(2)), List.of(loser)));
    }
    if (board.isFull()) {
      return over(List.of(Seat.range(2)));
    }
    return Status.Waiting.on(
        board.marks().size(), board.toMove(), new Mark(board.emptySquares().getFirst()));
  }

  private static Status<TicTacToeAction> over(List<List<Seat>> ranking) {
    return new Status.Finished<>(ranking, new LinkedHashMap<>());
  }

  @Override
  public Decision<TicTacToeEvent> decide(Board board, Seat seat, TicTacToeAction action) {
    var square = ((Mark) action).square();
    if (!(status(board) instanceof Status.Waiting<TicTacToeAction>)) {
      return Decision.reject(Refusal.GAME_OVER);
    }
    if (!seat.equals(board.toMove())) {
      return Decision.reject(Refusal.NOT_YOUR_TURN);
    }
    if (square < 0 || square >= Board.SQUARES) {
      return Decision.reject(NO_SUCH_SQUARE);
    }
    return board.at(square).isPresent()
        ? Decision.reject(SQUARE_TAKEN)
        : Decision.accept(new Marked(seat, square));
  }

  @Override
  public TicTacToeEvent deal(Board board, RandomGenerator chance) {
    throw new IllegalStateException("Tic-Tac-Toe has no dealer");
  }

  @Override
  public Board evolve(Board board, TicTacToeEvent event) {
    return board.with(((Marked) event).square());
  }

  @Override
  public TicTacToeView view(Board board, Viewer viewer) {
    var mayMark =
        status(board) instanceof Status.Waiting<TicTacToeAction>
            && viewer.equals(new Viewer.At(board.toMove()));
    var marks = board.emptySquares().stream().map(Mark::new).toList();
    return TicTacToeView.of(board, mayMark ? Options.exactly(marks) : Options.none());
  }

  @Override
  public List<News> news(Board before, TicTacToeEvent event) {
    return List.of(event);
  }
}
