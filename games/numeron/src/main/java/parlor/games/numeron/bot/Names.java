package parlor.games.numeron.bot;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import parlor.games.numeron.Code;

/// Other names for digits and places, so that a fixed plan does not call the same codes each time.
///
/// @param digits the digit that stands for each digit of the plan
/// @param places the place that stands for each place of the plan
record Names(List<Integer> digits, List<Integer> places) {
  Names {
    digits = List.copyOf(digits);
    places = List.copyOf(places);
  }

  /// Names drawn by lot.
  static Names drawn(RandomGenerator chance) {
    return new Names(order(Code.DIGITS, chance), order(Code.PLACES, chance));
  }

  private static List<Integer> order(int count, RandomGenerator chance) {
    var order = new ArrayList<>(IntStream.range(0, count).boxed().toList());
    for (var last = count - 1; last > 0; last--) {
      Collections.swap(order, last, chance.nextInt(last + 1));
    }
    return order;
  }

  /// The call that stands for a call of the plan.
  int of(int planned) {
    var code = Code.ALL.get(planned);
    var named = new char[Code.PLACES];
    for (var place = 0; place < Code.PLACES; place++) {
      named[places.get(place)] = (char) ('0' + digits.get(code.digit(place)));
    }
    return new Code(new String(named)).index();
  }
}
