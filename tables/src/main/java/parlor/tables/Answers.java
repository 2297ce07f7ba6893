package parlor.tables;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;
import parlor.engine.Seat;

/// The last actions that were accepted from each seat, so that one sent again gets its first
/// answer.
record Answers(SortedMap<Seat, List<Answer>> bySeat) {
  /// How many are kept for each seat.
  static final int KEPT = 64;

  static final Answers NONE = new Answers(new TreeMap<>());

  record Answer(String id, long sequence) {}

  /// @param bySeat changed by nobody from now on
  Answers {
    bySeat = Collections.unmodifiableSortedMap(bySeat);
  }

  /// Where this action was stored, when it was.
  OptionalLong to(Seat seat, String id) {
    for (var answer : bySeat.getOrDefault(seat, List.of())) {
      if (answer.id().equals(id)) {
        return OptionalLong.of(answer.sequence());
      }
    }
    return OptionalLong.empty();
  }

  Answers with(Seat seat, String id, long sequence) {
    var before = bySeat.getOrDefault(seat, List.of());
    var kept = new ArrayList<Answer>(Math.min(before.size() + 1, KEPT));
    kept.addAll(before.subList(Math.max(0, before.size() + 1 - KEPT), before.size()));
    kept.add(new Answer(id, sequence));
    var changed = new TreeMap<>(bySeat);
    changed.put(seat, Collections.unmodifiableList(kept));
    return new Answers(changed);
  }
}
