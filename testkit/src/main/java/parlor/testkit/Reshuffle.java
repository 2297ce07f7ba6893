package parlor.testkit;

import java.util.random.RandomGenerator;
import parlor.engine.Viewer;

/// Changes everything in a state that one viewer cannot know, and nothing that this viewer can.
///
/// @param <S> the game's state
@FunctionalInterface
public interface Reshuffle<S> {
  /// Another state that this viewer cannot tell from the given one; the given one itself when this
  /// viewer knows everything.
  S unseenBy(Viewer viewer, S state, RandomGenerator chance);
}
