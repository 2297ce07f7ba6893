package parlor.games.numeron.bot;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import parlor.games.numeron.Code;

/// Names under which somebody's calls would be those of a plan, as far as they are known.
///
/// @param places the place of the plan for each place called
/// @param digits the digit of the plan for each digit called, -1 where none is known
/// @param weight how likely these names are
record Guise(List<Integer> places, List<Integer> digits, double weight) {
  static final int CODES = Code.ALL.size();
  private static final int UNKNOWN = -1;

  Guise {
    places = List.copyOf(places);
    digits = List.copyOf(digits);
  }

  /// Every order of the places, with no digit known.
  static List<Guise> all() {
    var nothing = Collections.nCopies(Code.DIGITS, UNKNOWN);
    return Arrays.stream(Symmetry.PLACE_ORDERS)
        .map(order -> Arrays.stream(order).boxed().toList())
        .map(order -> new Guise(order, nothing, 1.0 / Symmetry.PLACE_ORDERS.length))
        .toList();
  }

  /// What these names become if this call stands for that of the plan; empty if it cannot. The
  /// weight falls by the number of other calls that could have stood for it.
  Optional<Guise> calling(int call, int planned) {
    var called = Code.ALL.get(call);
    var meant = Code.ALL.get(planned);
    var known = new ArrayList<>(digits);
    var likely = weight;
    for (var place = 0; place < Code.PLACES; place++) {
      var digit = called.digit(place);
      var meaning = meant.digit(places.get(place));
      if (known.get(digit) == UNKNOWN && !known.contains(meaning)) {
        likely /= Collections.frequency(known, UNKNOWN);
        known.set(digit, meaning);
      } else if (known.get(digit) != meaning) {
        return Optional.empty();
      }
    }
    return Optional.of(new Guise(places, known, likely));
  }

  Guise outOf(double sum) {
    return new Guise(places, digits, weight / sum);
  }

  /// The plan's code for this one; names that are not known are drawn.
  int planned(int code, RandomGenerator chance) {
    var free =
        new ArrayDeque<>(
            shuffled(
                IntStream.range(0, Code.DIGITS).boxed().filter(d -> !digits.contains(d)).toList(),
                chance));
    var named = new char[Code.PLACES];
    var secret = Code.ALL.get(code);
    for (var place = 0; place < Code.PLACES; place++) {
      var digit = digits.get(secret.digit(place));
      var meaning = digit != UNKNOWN ? digit : free.pop();
      named[places.get(place)] = (char) ('0' + meaning);
    }
    return new Code(new String(named)).index();
  }

  private static List<Integer> shuffled(List<Integer> digits, RandomGenerator chance) {
    var order = new ArrayList<>(digits);
    for (var last = order.size() - 1; last > 0; last--) {
      Collections.swap(order, last, chance.nextInt(last + 1));
    }
    return order;
  }
}
