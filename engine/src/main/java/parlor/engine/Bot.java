package parlor.engine;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;

/// Plays one seat from that seat's views. Its memory is folded from the journal, never stored:
/// after a restart or a take-over it is the same.
///
/// @param <M> what it remembers, an immutable value
public interface Bot<A, V extends View<A>, M> {
  /// The memory before the first step.
  M blank(Seat seat, RandomGenerator chance);

  /// The memory after a step, given the seat's view of its outcome and its public news. Called for
  /// every step from the first, whoever played the seat then.
  M remember(M memory, V view, List<? extends News> news);

  /// The action to play; called only while the seat is awaited. When time is up, the best so far.
  A choose(M memory, V view, RandomGenerator chance, BooleanSupplier timeIsUp);
}
