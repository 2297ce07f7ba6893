package parlor.engine;

import java.util.List;
import java.util.random.RandomGenerator;

/// The rules of one game, as pure functions over immutable values. No clock, no I/O, no memory.
///
/// @param <O> the table's options
/// @param <S> the state
/// @param <A> what a seat may do
/// @param <E> what happened
/// @param <V> what one viewer may know
public interface Game<O, S, A, E, V extends View<A>> {
  /// Seats and options, before anything happened.
  S empty(Setup<O> setup);

  /// Whose move it is.
  Status<A> status(S state);

  /// The only judge of legality: one event, or a refusal with its reason. Never throws, whatever
  /// the action.
  Decision<E> decide(S state, Seat seat, A action);

  /// The dealer's next event; called only while `Dealing`, and the only use of chance.
  E deal(S state, RandomGenerator chance);

  /// Folds an event into the state. Holds neither rules nor chance, so old journals replay for
  /// ever.
  S evolve(S state, E event);

  /// What this viewer may know now, with its options.
  V view(S state, Viewer viewer);

  /// What everybody may know of an event that happened in this state.
  List<News> news(S before, E event);
}
