package parlor.testkit;

import parlor.engine.Seat;

/// What brought a step about.
public sealed interface Cause<A> {
  /// A seat did something.
  record Acted<A>(Seat seat, A action) implements Cause<A> {}

  /// A seat stayed silent, and this was played for it.
  record Silent<A>(Seat seat, A action) implements Cause<A> {}

  /// It was the dealer's move.
  record Dealt<A>() implements Cause<A> {}
}
