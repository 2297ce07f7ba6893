package parlor.lab;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.IntStream;
import parlor.games.numeron.Code;

/// Calls that are alike beside the code 012, so that one of each kind stands for all.
///
/// Two calls are alike when one becomes the other by renaming digits from 3 to 9, and by exchanging
/// places while the digits 0, 1 and 2 are exchanged in the same way: either leaves 012 as it is,
/// and no answer changes.
final class CallKinds {
  private static final List<List<Integer>> PLACE_ORDERS =
      List.of(
          List.of(0, 1, 2),
          List.of(0, 2, 1),
          List.of(1, 0, 2),
          List.of(1, 2, 0),
          List.of(2, 0, 1),
          List.of(2, 1, 0));

  private CallKinds() {}

  /// @param call the index of the first call of its kind
  /// @param count how many calls are of this kind
  record Kind(int call, int count) {}

  /// Every kind; the first is 012 itself.
  static List<Kind> all() {
    var kinds = new LinkedHashMap<String, Kind>();
    for (var code : Code.ALL) {
      kinds.merge(
          pattern(code),
          new Kind(code.index(), 1),
          (kind, _) -> new Kind(kind.call, kind.count + 1));
    }
    return List.copyOf(kinds.values());
  }

  /// What calls of one kind have in common: the first in order of all their patterns, in which any
  /// digit from 3 on is an x.
  private static String pattern(Code code) {
    return PLACE_ORDERS.stream()
        .map(order -> pattern(code, order))
        .sorted()
        .findFirst()
        .orElseThrow();
  }

  private static String pattern(Code code, List<Integer> order) {
    var pattern = new StringBuilder("xxx");
    IntStream.range(0, Code.PLACES)
        .filter(place -> code.digit(place) < Code.PLACES)
        .forEach(place ->
            pattern.setCharAt(order.get(place), (char) ('0' + order.get(code.digit(place)))));
    return pattern.toString();
  }
}
