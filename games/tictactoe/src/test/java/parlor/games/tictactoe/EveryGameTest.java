package parlor.games.tictactoe;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import parlor.engine.Decision;
import parlor.engine.Seat;
import parlor.engine.Status;
import parlor.games.tictactoe.TicTacToeAction.Mark;
import parlor.testkit.Proves;

/// The rules proven by counting: every game there is, through the judge.
class EveryGameTest {
  /// How many games go on from a position, by result.
  private record Games(long x, long o, long draws) {
    Games plus(Games more) {
      return new Games(x + more.x, o + more.o, draws + more.draws);
    }

    long all() {
      return x + o + draws;
    }
  }

  private static final TicTacToe GAME = new TicTacToe();
  private static final Map<Board, Games> POSITIONS = new HashMap<>();

  @BeforeAll
  static void playEveryGame() {
    gamesFrom(Board.EMPTY);
  }

  private static Games gamesFrom(Board board) {
    var known = POSITIONS.get(board);
    if (known != null) {
      return known;
    }
    var games =
        switch (GAME.status(board)) {
          case Status.Finished<TicTacToeAction>(var ranking, _) -> result(ranking);
          case Status.Waiting<TicTacToeAction> _ -> gamesAfterEachMark(board);
          case Status.Dealing<TicTacToeAction> _ -> throw new AssertionError("no dealer here");
        };
    POSITIONS.put(board, games);
    return games;
  }

  private static Games result(List<List<Seat>> ranking) {
    if (ranking.size() == 1) {
      return new Games(0, 0, 1);
    }
    return ranking.getFirst().contains(new Seat(0)) ? new Games(1, 0, 0) : new Games(0, 1, 0);
  }

  private static Games gamesAfterEachMark(Board board) {
    var games = new Games(0, 0, 0);
    for (var seat : Seat.range(2)) {
      for (var square = 0; square < 9; square++) {
        if (GAME.decide(board, seat, new Mark(square))
            instanceof Decision.Accepted<TicTacToeEvent>(var event)) {
          games = games.plus(gamesFrom(GAME.evolve(board, event)));
        }
      }
    }
    return games;
  }

  @Test
  @Proves("TTT-1")
  void there_are_255168_games_with_131184_wins_of_x_77904_of_o_and_46080_draws() {
    assertThat(gamesFrom(Board.EMPTY)).isEqualTo(new Games(131_184, 77_904, 46_080));
    assertThat(gamesFrom(Board.EMPTY).all()).isEqualTo(255_168);
  }

  @Test
  @Proves("TTT-1")
  void there_are_5478_positions_958_of_them_final() {
    assertThat(POSITIONS).hasSize(5_478);
    assertThat(POSITIONS.keySet().stream().filter(Board::isOver)).hasSize(958);
  }

  @Test
  @Proves("TTT-1")
  void there_are_765_positions_up_to_symmetry() {
    assertThat(POSITIONS.keySet().stream().map(EveryGameTest::canonical).distinct()).hasSize(765);
  }

  /// The first in order of a position's eight turned and mirrored images.
  private static String canonical(Board board) {
    var images = new ArrayList<String>();
    var image = board.squares().stream().map(mark -> mark.isEmpty() ? "." : mark).toList();
    for (var turn = 0; turn < 4; turn++) {
      image = permuted(image, "630741852");
      images.add(String.join("", image));
      images.add(String.join("", permuted(image, "210543876")));
    }
    return images.stream().min(Comparator.naturalOrder()).orElseThrow();
  }

  private static List<String> permuted(List<String> squares, String order) {
    return order.chars().mapToObj(from -> squares.get(from - '0')).toList();
  }

  @Test
  @Proves("TTT-7")
  void finding_a_line_takes_far_less_than_10_ms() {
    var threads = ManagementFactory.getThreadMXBean();
    var start = threads.getCurrentThreadCpuTime();
    POSITIONS.keySet().forEach(Board::line);
    var each = Duration.ofNanos((threads.getCurrentThreadCpuTime() - start) / POSITIONS.size());
    assertThat(each).isLessThan(Duration.ofMillis(1));
  }
}
