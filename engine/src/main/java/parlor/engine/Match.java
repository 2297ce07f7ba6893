package parlor.engine;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
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
  private final Status<A> status;
  private final int events;

  /// A step that was decided on, and the match to which it leads.
  public record Step<O, S, A, E, V extends View<A>>(List<E> events, Match<O, S, A, E, V> after) {}

  private Match(Game<O, S, A, E, V> game, S state, Status<A> status, int events) {
    this.game = game;
    this.state = state;
    this.status = status;
    this.events = events;
  }

  /// A match in which nothing has happened yet.
  public static <O, S, A, E, V extends View<A>> Match<O, S, A, E, V> of(
      Game<O, S, A, E, V> game, Setup<O> setup) {
    var empty = game.empty(setup);
    return new Match<>(game, empty, game.status(empty), 0);
  }

  /// Whose move it is.
  public Status<A> status() {
    return status;
  }

  /// The events that come of a seat's action, or why there are none. Nothing changes until they are
  /// folded.
  public Decision<List<E>> act(Seat seat, A action, Chance chance) {
    return switch (decide(seat, action, chance)) {
      case Decision.Refused<Step<O, S, A, E, V>>(var why) -> Decision.reject(why);
      case Decision.Accepted<Step<O, S, A, E, V>>(var step) -> Decision.accept(step.events());
    };
  }

  /// The step that comes of a seat's action, or why there is none.
  public Decision<Step<O, S, A, E, V>> decide(Seat seat, A action, Chance chance) {
    return switch (game.decide(state, seat, action)) {
      case Decision.Refused<E>(var why) -> Decision.reject(why);
      case Decision.Accepted<E>(var event) -> Decision.accept(dealOn(event, chance));
    };
  }

  /// The events of the dealer's step.
  public List<E> deal(Chance chance) {
    return dealt(chance).events();
  }

  /// The dealer's step, when it is the dealer's move and its pause is over.
  public Step<O, S, A, E, V> dealt(Chance chance) {
    if (!(status instanceof Status.Dealing<A>)) {
      throw new IllegalStateException("it is not the dealer's move");
    }
    return dealOn(game.deal(state, chance.forEvent(events)), chance);
  }

  private Step<O, S, A, E, V> dealOn(E first, Chance chance) {
    var step = new ArrayList<E>();
    step.add(first);
    var reached = game.evolve(state, first);
    var next = game.status(reached);
    while (next instanceof Status.Dealing<A>(var pause) && pause.equals(Duration.ZERO)) {
      if (step.size() >= DEALER_EVENTS_MAX) {
        throw new IllegalStateException("the dealer never stops");
      }
      var event = game.deal(reached, chance.forEvent(events + step.size()));
      step.add(event);
      reached = game.evolve(reached, event);
      next = game.status(reached);
    }
    return new Step<>(List.copyOf(step), new Match<>(game, reached, next, events + step.size()));
  }

  /// The match after a step.
  public Match<O, S, A, E, V> fold(List<E> step) {
    var reached = state;
    for (var event : step) {
      reached = game.evolve(reached, event);
    }
    return new Match<>(game, reached, game.status(reached), events + step.size());
  }

  /// What everybody may know of a step that starts here.
  public List<News> news(List<E> step) {
    var news = new ArrayList<News>();
    var before = state;
    for (var at = 0; at < step.size(); at++) {
      before = at == 0 ? state : game.evolve(before, step.get(at - 1));
      news.addAll(game.news(before, step.get(at)));
    }
    return Collections.unmodifiableList(news);
  }

  /// What this viewer may know now.
  public V view(Viewer viewer) {
    if (viewer instanceof Viewer.Open && !(status instanceof Status.Finished<A>)) {
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
