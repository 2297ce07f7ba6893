package parlor.games.numeron.bot;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import parlor.games.numeron.Code;
import parlor.games.numeron.Judging;

/// What to call in the first turns of a race, by how close the other side is, and how to go on
/// after each answer.
///
/// @param calls by the group of the other side
/// @param next by call, then by the number of the answer
record RacePlan(List<Integer> calls, Map<Integer, List<Optional<RacePlan>>> next) {
  /// How many calls are planned.
  private static final int DEPTH = 3;

  RacePlan {
    calls = List.copyOf(calls);
    next = Map.copyOf(next);
  }

  /// @param ahead how many calls the other side makes before the first
  static RacePlan of(int ahead) {
    var all = IntStream.range(0, Code.ALL.size()).toArray();
    return of(new RaceSearch(), all, ahead, DEPTH);
  }

  private static RacePlan of(RaceSearch search, int[] possible, int others, int depth) {
    var prospect = search.best(possible, others);
    var calls = IntStream.range(0, Pursuit.GROUPS).mapToObj(prospect::call).toList();
    var next = new HashMap<Integer, List<Optional<RacePlan>>>();
    if (depth > 1) {
      calls.stream()
          .distinct()
          .forEach(call ->
              next.put(
                  call,
                  IntStream.range(0, Judging.ANSWERS.size())
                      .mapToObj(answer -> TreeSearch.classes(possible, call)[answer])
                      .map(left ->
                          left.length > 1
                              ? Optional.of(of(search, left, others + 1, depth - 1))
                              : Optional.<RacePlan>empty())
                      .toList()));
    }
    return new RacePlan(calls, next);
  }

  /// The plan after a call, under these names, and its answer.
  Optional<RacePlan> after(int called, int answer, Names names) {
    return next.entrySet().stream()
        .filter(entry -> names.of(entry.getKey()) == called)
        .findFirst()
        .flatMap(entry -> entry.getValue().get(answer));
  }
}
