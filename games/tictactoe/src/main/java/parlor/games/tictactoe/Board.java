package parlor.games.tictactoe;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import parlor.engine.Seat;

/// The squares marked so far, in order; numbered 0 to 8 row by row. RULES.md § Lines.
public record Board(List<Integer> marks) {
  static final int SQUARES = 9;
  static final Board EMPTY = new Board(List.of());
  static final List<List<Integer>> LINES =
      List.of(
          List.of(0, 1, 2),
          List.of(3, 4, 5),
          List.of(6, 7, 8),
          List.of(0, 3, 6),
          List.of(1, 4, 7),
          List.of(2, 5, 8),
          List.of(0, 4, 8),
          List.of(2, 4, 6));

  public Board {
    marks = List.copyOf(marks);
  }

  /// Whose turn it would be; X is seat 0 and begins.
  public Seat toMove() {
    return new Seat(marks.size() % 2);
  }

  /// Whose mark stands on a square.
  public Optional<Seat> at(int square) {
    var turn = marks.indexOf(square);
    return turn < 0 ? Optional.empty() : Optional.of(new Seat(turn % 2));
  }

  public boolean isFull() {
    return marks.size() == SQUARES;
  }

  public List<Integer> emptySquares() {
    return IntStream.range(0, SQUARES).filter(s -> !marks.contains(s)).boxed().toList();
  }

  /// The line that one seat holds in full.
  public Optional<List<Integer>> line() {
    return LINES.stream().filter(this::isHeld).findFirst();
  }

  private boolean isHeld(List<Integer> line) {
    var owner = at(line.getFirst());
    return owner.isPresent() && line.stream().allMatch(square -> at(square).equals(owner));
  }

  Board with(int square) {
    var more = new ArrayList<>(marks);
    more.add(square);
    return new Board(more);
  }
}
