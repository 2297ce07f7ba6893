package parlor.games.shanko.solver;

import java.util.ArrayList;

/// The eleven stretches of four places that a sequence can be declared on, as bits of a suit.
final class Windows {
  static final int COUNT = 11;
  static final int LOWEST = 0b1111;
  static final int HIGHEST = LOWEST << (COUNT - 1);

  private static final int PLACES = 14;
  private static final int[][] MAXIMAL = new int[1 << PLACES][];

  static {
    for (var held = 0; held < MAXIMAL.length; held++) {
      MAXIMAL[held] = maximal(held);
    }
  }

  private Windows() {}

  /// The windows that are worth trying when these places could be filled: each holds something, and
  /// none holds only what another one holds too.
  static int[] worthTrying(int held) {
    return MAXIMAL[held];
  }

  private static int[] maximal(int held) {
    var kept = new ArrayList<Integer>();
    for (var start = 0; start < COUNT; start++) {
      var window = LOWEST << start;
      var covered = window & held;
      if (covered != 0 && !isCovered(covered, held, start)) {
        kept.add(window);
      }
    }
    return kept.stream().mapToInt(Integer::intValue).toArray();
  }

  /// Whether another window holds all this and more, or an earlier one the same.
  private static boolean isCovered(int covered, int held, int start) {
    for (var other = 0; other < COUNT; other++) {
      var theirs = (LOWEST << other) & held;
      if ((covered & ~theirs) == 0 && (theirs != covered || other < start)) {
        return true;
      }
    }
    return false;
  }
}
