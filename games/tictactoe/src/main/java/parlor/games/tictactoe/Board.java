package parlor.games.tictactoe;

import java.util.ArrayList;
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
    return LINES.stream().filter(this::isHeld).findFirst();
  }

  private boolean isHeld(List<Integer> line) {
    var mark = squares.get(line.getFirst());
    return !mark.isEmpty() && line.stream().allMatch(at -> squares.get(at).equals(mark));
  }

  boolean isOver() {
    return marks() == 9 || line().isPresent();
  }

  Board with(Seat seat, int square) {
    var marked = new ArrayList<>(squares);
    marked.set(square, seat.index() == 0 ? "X" : "O");
    return new Board(List.copyOf(marked));
  }
}
