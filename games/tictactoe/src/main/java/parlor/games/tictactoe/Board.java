package parlor.games.tictactoe;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import parlor.engine.Seat;

/// The nine squares row by row, each `X`, `O` or empty. RULES.md § Board and lines.
public record Board(List<String> squares) {
  static final Board EMPTY = new Board(Collections.nCopies(9, ""));
  static final List<List<Integer>> LINES =
      Stream.of("012", "345", "678", "036", "147", "258", "048", "246")
          .map(line -> line.chars().mapToObj(Character::getNumericValue).toList())
          .toList();

  List<Integer> emptySquares() {
    return IntStream.range(0, 9).filter(at -> squares.get(at).isEmpty()).boxed().toList();
  }

  int marks() {
    return 9 - Collections.frequency(squares, "");
  }

  /// Who marks next; after the end, who would. X is seat 0 and begins.
  Seat toMove() {
    return new Seat(marks() % 2);
  }

  /// The first line that holds three equal marks.
  Optional<List<Integer>> line() {
    return LINES.stream().filter(line -> isHeld(line.get(0), line.get(1), line.get(2))).findFirst();
  }

  private boolean isHeld(int one, int two, int three) {
    var mark = squares.get(one);
    return !mark.isEmpty() && squares.get(two).equals(mark) && squares.get(three).equals(mark);
  }

  boolean isOver() {
    return marks() == 9 || line().isPresent();
  }

  Board with(Seat seat, int square) {
    var marked = squares.toArray(String[]::new);
    marked[square] = seat.index() == 0 ? "X" : "O";
    return new Board(List.of(marked));
  }
}
