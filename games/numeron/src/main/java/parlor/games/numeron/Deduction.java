package parlor.games.numeron;

import java.util.List;
import java.util.stream.IntStream;

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
    var possible = belief.possible();
    var places = IntStream.range(0, Code.PLACES).mapToObj(place -> marks(possible, place)).toList();
    return new Deduction(places, possible.size());
  }

  private static List<Mark> marks(List<Code> possible, int place) {
    return IntStream.range(0, Code.DIGITS)
        .mapToObj(digit -> {
          var having = possible.stream().filter(code -> code.digit(place) == digit).count();
          if (having == 0) {
            return Mark.EXCLUDED;
          }
          return having == possible.size() ? Mark.CERTAIN : Mark.POSSIBLE;
        })
        .toList();
  }
}
