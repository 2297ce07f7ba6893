package parlor.games.tictactoe.bot;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import parlor.games.tictactoe.TicTacToeView;

/// The board as a bot sees it when it is to move: its own squares and the other's, a bit for each.
///
/// @param own the squares of whoever moves next
/// @param other the squares of whoever moved last
record Grid(int own, int other) {
  static final int CENTRE = bit(4);
  static final int CORNERS = bit(0) | bit(2) | bit(6) | bit(8);
  static final Grid EMPTY = new Grid(0, 0);

  /// More than the number of any grid.
  static final int NUMBERS = 19_683;

  private static final int ALL = (1 << 9) - 1;
  private static final int[] LINES = {
    0b000000111, 0b000111000, 0b111000000, 0b001001001,
    0b010010010, 0b100100100, 0b100010001, 0b001010100
  };

  /// The board of a view whose viewer is to move.
  static Grid of(TicTacToeView view) {
    var ownMark = view.toMove().orElseThrow().index() == 0 ? "X" : "O";
    var own = 0;
    var other = 0;
    for (var square = 0; square < 9; square++) {
      var mark = view.squares().get(square);
      own |= mark.equals(ownMark) ? bit(square) : 0;
      other |= mark.isEmpty() || mark.equals(ownMark) ? 0 : bit(square);
    }
    return new Grid(own, other);
  }

  static int bit(int square) {
    return 1 << square;
  }

  /// The squares of a set, in order.
  static List<Integer> list(int squares) {
    return IntStream.range(0, 9).filter(square -> (squares & bit(square)) != 0).boxed().toList();
  }

  /// Any of these squares, each with the same chance.
  static int any(int squares, RandomGenerator chance) {
    var list = list(squares);
    return list.get(chance.nextInt(list.size()));
  }

  int empty() {
    return ALL & ~(own | other);
  }

  /// The grid after a mark, as the other player sees it.
  Grid after(int square) {
    return new Grid(other, own | bit(square));
  }

  /// Whether the last mark made a line.
  boolean isLost() {
    return hasLine(other);
  }

  boolean isOver() {
    return isLost() || empty() == 0;
  }

  /// The squares that complete a line of whoever moves next.
  int wins() {
    return completing(own);
  }

  /// The squares that would complete a line of the other.
  int threats() {
    return completing(other);
  }

  /// A number of its own for every grid, below `NUMBERS`.
  int number() {
    var number = 0;
    for (var square = 0; square < 9; square++) {
      var digit = (own & bit(square)) != 0 ? 1 : (other & bit(square)) != 0 ? 2 : 0;
      number = 3 * number + digit;
    }
    return number;
  }

  private int completing(int squares) {
    var completing = 0;
    for (var square : list(empty())) {
      completing |= hasLine(squares | bit(square)) ? bit(square) : 0;
    }
    return completing;
  }

  private static boolean hasLine(int squares) {
    for (var line : LINES) {
      if ((squares & line) == line) {
        return true;
      }
    }
    return false;
  }
}
