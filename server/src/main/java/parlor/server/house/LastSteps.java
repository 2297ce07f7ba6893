package parlor.server.house;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/// The last steps of a table, for clients that were away shortly.
final class LastSteps {
  /// How many steps can be resumed.
  static final int KEPT = 64;

  private final Deque<Frames.Step> steps = new ArrayDeque<>();

  void add(Frames.Step step) {
    steps.addLast(step);
    if (steps.size() > KEPT) {
      steps.removeFirst();
    }
  }

  void clear() {
    steps.clear();
  }

  /// The steps after this one, if there are any and they are all known and tell enough.
  Optional<List<Frames.Step>> after(long sequence) {
    var missed = steps.stream().filter(step -> step.sequence() > sequence).toList();
    return !missed.isEmpty()
            && missed.getFirst().sequence() == sequence + 1
            && missed.stream().noneMatch(Frames.Step::resets)
        ? Optional.of(missed)
        : Optional.empty();
  }
}
