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

  Answers {
    bySeat = Collections.unmodifiableSortedMap(new TreeMap<>(bySeat));
  }

  /// Where this action was stored, when it was.
  OptionalLong to(Seat seat, String id) {
    return bySeat.getOrDefault(seat, List.of()).stream()
        .filter(answer -> answer.id().equals(id))
        .mapToLong(Answer::sequence)
        .findFirst();
  }

  Answers with(Seat seat, String id, long sequence) {
    var answers = new ArrayList<>(bySeat.getOrDefault(seat, List.of()));
    answers.add(new Answer(id, sequence));
    var kept = answers.subList(Math.max(0, answers.size() - KEPT), answers.size());
    var changed = new TreeMap<>(bySeat);
    changed.put(seat, List.copyOf(kept));
    return new Answers(changed);
  }
}
