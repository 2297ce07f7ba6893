package parlor.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlor.engine.Chance;
import parlor.engine.Match;
import parlor.engine.Setup;
import parlor.engine.View;

/// A step of a game with the match before and after it; the first moment of a game may be without a
/// step. A match at a moment's end is at rest: it waits, pauses or is finished.
///
/// @param events how many events had happened before the step
public record Moment<O, S, A, E, V extends View<A>>(
    Setup<O> setup,
    Chance chance,
    int events,
    Match<O, S, A, E, V> before,
    Optional<Cause<A>> cause,
    List<E> step,
    Match<O, S, A, E, V> after) {

  /// The states that the step's events happened in, one for each event.
  List<S> statesBeforeEvents() {
    var states = new ArrayList<S>();
    var reached = before;
    for (var event : step) {
      states.add(reached.state());
      reached = reached.fold(List.of(event));
    }
    return states;
  }
}
