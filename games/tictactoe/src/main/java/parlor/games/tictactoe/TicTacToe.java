package parlor.games.tictactoe;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
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
  @Override
  public Board empty(Setup<TicTacToeOptions> setup) {
    return Board.EMPTY;
  }

  @Override
  public Status<TicTacToeAction> status(Board board) {
    var next = board.toMove();
    if (!board.isOver()) {
      return Status.Waiting.on(board.marks(), next, new Mark(board.squares().indexOf("")));
    }
    var places = board.line().map(_ -> List.of(List.of(next.next(2)), List.of(next)));
    return new Status.Finished<>(places.orElse(List.of(Seat.range(2))), new LinkedHashMap<>());
  }

  @Override
  public Decision<TicTacToeEvent> decide(Board board, Seat seat, TicTacToeAction action) {
    var square = ((Mark) action).square();
    if (board.isOver()) {
      return Decision.reject(Refusal.GAME_OVER);
    }
    if (!seat.equals(board.toMove())) {
      return Decision.reject(Refusal.NOT_YOUR_TURN);
    }
    if (square < 0 || square > 8) {
      return Decision.reject(Refusal.of("no-such-square", "There is no such square."));
    }
    return board.squares().get(square).isEmpty()
        ? Decision.accept(new Marked(seat, square))
        : Decision.reject(Refusal.of("square-taken", "This square is taken."));
  }

  @Override
  public TicTacToeEvent deal(Board board, RandomGenerator chance) {
    throw new IllegalStateException("Tic-Tac-Toe has no dealer");
  }

  @Override
  public Board evolve(Board board, TicTacToeEvent event) {
    return switch (event) {
      case Marked(var seat, var square) -> board.with(seat, square);
    };
  }

  @Override
  public TicTacToeView view(Board board, Viewer viewer) {
    var line = board.line();
    var toMove = Optional.of(board.toMove()).filter(_ -> line.isEmpty() && board.marks() < 9);
    var winner = line.map(_ -> board.toMove().next(2));
    var isAsked = toMove.map(Viewer.At::new).filter(viewer::equals).isPresent();
    var marks = isAsked ? board.emptySquares().stream().map(Mark::new).toList() : List.<Mark>of();
    return new TicTacToeView(board.squares(), toMove, winner, line, Options.exactly(marks));
  }

  @Override
  public List<News> news(Board before, TicTacToeEvent event) {
    return List.of(event);
  }
}
