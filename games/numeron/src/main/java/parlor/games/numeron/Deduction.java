package parlor.games.numeron;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// What pure deduction says of the other side's code: the note pad, filled in. RULES.md § Deducing.
///
/// @param places for each place, a mark for each digit from 0 to 9
/// @param remaining how many codes are still possible
public record Deduction(List<List<Mark>> places, int remaining) {
  /// What is known of a digit at a place.
  public enum Mark {
    POSSIBLE,
    EXCLUDED,
    CERTAIN
  }

  public Deduction {
    places = places.stream().map(List::copyOf).toList();
  }

  static Deduction of(Belief belief) {
    var possible = belief.indices();
    var having = new int[Code.PLACES][Code.DIGITS];
    for (var index : possible) {
      var code = Code.ALL.get(index);
      for (var place = 0; place < Code.PLACES; place++) {
        having[place][code.digit(place)]++;
      }
    }
    return new Deduction(
        Arrays.stream(having).map(counts -> marks(counts, possible.length)).toList(),
        possible.length);
  }

  /// @param having how many of the possible codes have each digit at this place
  private static List<Mark> marks(int[] having, int possible) {
    var marks = new ArrayList<Mark>();
    for (var count : having) {
      marks.add(count == 0 ? Mark.EXCLUDED : count == possible ? Mark.CERTAIN : Mark.POSSIBLE);
    }
    return marks;
  }
}
