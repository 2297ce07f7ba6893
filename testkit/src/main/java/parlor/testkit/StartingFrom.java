package parlor.testkit;

import java.util.List;
import java.util.random.RandomGenerator;
import parlor.engine.Decision;
import parlor.engine.Game;
import parlor.engine.News;
import parlor.engine.Seat;
import parlor.engine.Setup;
import parlor.engine.Status;
import parlor.engine.View;
import parlor.engine.Viewer;

/// A game that starts in the middle.
record StartingFrom<O, S, A, E, V extends View<A>>(Game<O, S, A, E, V> game, S start)
    implements Game<O, S, A, E, V> {
  @Override
  public S empty(Setup<O> setup) {
    return start;
  }

  @Override
  public Status<A> status(S state) {
    return game.status(state);
  }

  @Override
  public Decision<E> decide(S state, Seat seat, A action) {
    return game.decide(state, seat, action);
  }

  @Override
  public E deal(S state, RandomGenerator chance) {
    return game.deal(state, chance);
  }

  @Override
  public S evolve(S state, E event) {
    return game.evolve(state, event);
  }

  @Override
  public V view(S state, Viewer viewer) {
    return game.view(state, viewer);
  }

  @Override
  public List<News> news(S before, E event) {
    return game.news(before, event);
  }
}
