package parlor.testkit;

import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import parlor.engine.GamePlugin;
import parlor.engine.News;
import parlor.engine.View;

/// A game before the laws: what they need to know of it beyond its plugin.
public interface Subject<O, S, A, E, V extends View<A>> {
  GamePlugin<O, S, A, E, V> plugin();

  /// How to reshuffle the unseen; empty only for a game in which nothing is ever hidden.
  Optional<Reshuffle<S>> unseen();

  /// Table options to try, each with every number of seats that it can be played with.
  default List<O> optionSets() {
    return List.of(plugin().defaults());
  }

  /// Any action, legal or not. A game whose actions name particular cards should mix in actions
  /// that are nearly legal in this state.
  default A arbitraryAction(S state, RandomGenerator chance) {
    return Arbitrary.of(plugin().types().action(), chance);
  }

  /// Everything that can neither appear nor vanish, such as all cards; empty while there is none.
  default Optional<Collection<?>> inventory(S state) {
    return Optional.empty();
  }

  /// Whether this news shows a public fact only for a moment, so that no view keeps it.
  default boolean isFleeting(News news) {
    return false;
  }

  /// More steps than any game of random players, or of sleepers, may take.
  default int stepsMax() {
    return 5_000;
  }

  /// How many random games each law is tried on.
  default int games() {
    return 200;
  }

  /// How much computing time one law may take; once it is over, only the setups that were not yet
  /// tried follow.
  default Duration patience() {
    return Duration.ofSeconds(1);
  }
}
