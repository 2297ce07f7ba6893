package parlor.engine;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/// The one runner: a game at some moment. Immutable; each step gives a new match.
///
/// A step is what one row of the journal holds: the event of one action and everything the dealer
/// does by itself after it, up to the next decision, pause or end.
public final class Match<O, S, A, E, V extends View<A>> {
  /// More dealer events than any step needs; a game that reaches it is broken.
  public static final int DEALER_EVENTS_MAX = 1_000;

  private final Game<O, S, A, E, V> game;
  private final S state;
  private final int events;

  private Match(Game<O, S, A, E, V> game, S state, int events) {
    this.game = game;
    this.state = state;
    this.events = events;
  }

  /// A match in which nothing has happened yet.
  public static <O, S, A, E, V extends View<A>> Match<O, S, A, E, V> of(
      Game<O, S, A, E, V> game, Setup<O> setup) {
    return new Match<>(game, game.empty(setup), 0);
  }

  /// Whose move it is.
  public Status<A> status() {
    return game.status(state);
  }

  /// The step that comes of a seat's action, or why there is none. Nothing changes until it is
  /// folded.
  public Decision<List<E>> act(Seat seat, A action, Chance chance) {
    return switch (game.decide(state, seat, action)) {
      case Decision.Refused<E>(var why) -> Decision.reject(why);
      case Decision.Accepted<E>(var event) -> {
        var step = new ArrayList<E>();
        step.add(event);
        dealOn(step, game.evolve(state, event), chance);
        yield Decision.accept(List.copyOf(step));
      }
    };
  }

  /// The dealer's step, when it is the dealer's move and its pause is over.
  public List<E> deal(Chance chance) {
    if (!(status() instanceof Status.Dealing<A>)) {
      throw new IllegalStateException("it is not the dealer's move");
    }
    var step = new ArrayList<E>();
    var first = game.deal(state, chance.forEvent(events));
    step.add(first);
    dealOn(step, game.evolve(state, first), chance);
    return List.copyOf(step);
  }

  private void dealOn(List<E> step, S from, Chance chance) {
    var reached = from;
    while (game.status(reached) instanceof Status.Dealing<A>(var pause)
        && pause.equals(Duration.ZERO)) {
      if (step.size() >= DEALER_EVENTS_MAX) {
        throw new IllegalStateException("the dealer never stops");
      }
      var event = game.deal(reached, chance.forEvent(events + step.size()));
      step.add(event);
      reached = game.evolve(reached, event);
    }
  }

  /// The match after a step.
  public Match<O, S, A, E, V> fold(List<E> step) {
    var reached = state;
    for (var event : step) {
      reached = game.evolve(reached, event);
    }
    return new Match<>(game, reached, events + step.size());
  }

  /// What everybody may know of a step that starts here.
  public List<News> news(List<E> step) {
    var news = new ArrayList<News>();
    var reached = state;
    for (var event : step) {
      news.addAll(game.news(reached, event));
      reached = game.evolve(reached, event);
    }
    return List.copyOf(news);
  }

  /// What this viewer may know now.
  public V view(Viewer viewer) {
    if (viewer instanceof Viewer.Open && !(status() instanceof Status.Finished<A>)) {
      throw new IllegalStateException("all is open only once the game is finished");
    }
    return game.view(state, viewer);
  }

  /// What this viewer might have known at this moment of a game that is over by now: for a replay,
  /// where all may be open from the first step.
  public V replayed(Viewer viewer) {
    return game.view(state, viewer);
  }

  /// The whole truth; for laws and tests, never for a player.
  public S state() {
    return state;
  }
}
