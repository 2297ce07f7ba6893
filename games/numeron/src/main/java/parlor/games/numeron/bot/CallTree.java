package parlor.games.numeron.bot;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import parlor.games.numeron.Code;
import parlor.games.numeron.Judging;

/// A plan of calls: what to call, and how to go on after each answer.
///
/// @param call the index of the code to call
/// @param price what the plan costs in all, by the prices it was searched with
/// @param next by the number of the answer; absent where the answer cannot come or ends the game
record CallTree(int call, int price, List<Optional<CallTree>> next) {
  private static final List<Optional<CallTree>> NOTHING =
      Judging.ANSWERS.stream().map(_ -> Optional.<CallTree>empty()).toList();

  /// More calls than any plan makes.
  private static final int CALLS_MAX = 32;

  CallTree {
    next = List.copyOf(next);
  }

  /// A plan of one call that must be right.
  static CallTree last(int call, int price) {
    return new CallTree(call, price, NOTHING);
  }

  /// A plan whose branches are given by answer, with `null`-free gaps as empty.
  static CallTree of(int call, int price, CallTree[] branches) {
    return new CallTree(call, price, Arrays.stream(branches).map(Optional::ofNullable).toList());
  }

  /// The plan after an answer.
  Optional<CallTree> after(int answer) {
    return next.get(answer);
  }

  /// How many calls it takes to solve this code; empty where the plan knows no further.
  Optional<Integer> callsFor(int code) {
    var at = this;
    for (var calls = 1; calls <= CALLS_MAX; calls++) {
      var answer = Judging.answer(code, at.call);
      if (Judging.ANSWERS.get(answer).solves()) {
        return Optional.of(calls);
      }
      var following = at.after(answer);
      if (following.isEmpty()) {
        return Optional.empty();
      }
      at = following.get();
    }
    return Optional.empty();
  }

  /// How many of all codes it solves with 1, 2, 3 … calls; the first number is for 0 calls.
  int[] solvedByCalls() {
    var counts = new int[CALLS_MAX + 1];
    for (var code = 0; code < Code.ALL.size(); code++) {
      counts[callsFor(code).orElse(0)]++;
    }
    return counts;
  }

  /// The calls it takes over all codes together.
  int total() {
    var total = 0;
    for (var code = 0; code < Code.ALL.size(); code++) {
      total += callsFor(code).orElseThrow();
    }
    return total;
  }
}
