package parlor.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import parlor.engine.Chance;
import parlor.engine.Decision;
import parlor.engine.Game;
import parlor.engine.Match;
import parlor.engine.News;
import parlor.engine.Refusal;
import parlor.engine.Seat;
import parlor.engine.Setup;
import parlor.engine.Status;
import parlor.engine.View;
import parlor.engine.Viewer;

/// A table in a test that reads like play: `when` somebody does something, `then` this holds.
///
/// An action that is refused must be followed by `thenRefused`; anything else fails the test.
public final class Scenario<O, S, A, E, V extends View<A>> {
  private final Chance chance;
  private Match<O, S, A, E, V> match;
  private List<E> events = List.of();
  private List<News> news = List.of();
  private Optional<Refusal> refused = Optional.empty();

  private Scenario(Match<O, S, A, E, V> match, Chance chance) {
    this.match = match;
    this.chance = chance;
  }

  /// A game from its start; what the dealer does at once is already done.
  public static <O, S, A, E, V extends View<A>> Scenario<O, S, A, E, V> of(
      Game<O, S, A, E, V> game, Setup<O> setup, long seed) {
    var scenario = new Scenario<>(Match.of(game, setup), Chance.seeded(seed));
    if (scenario.match.status().equals(new Status.Dealing<A>(Duration.ZERO))) {
      scenario.whenTheDealerMoves();
    }
    return scenario;
  }

  /// A game in a state made for the test; nothing has been done yet, by the dealer neither.
  public static <O, S, A, E, V extends View<A>> Scenario<O, S, A, E, V> from(
      Game<O, S, A, E, V> game, Setup<O> setup, S state) {
    return new Scenario<>(Match.of(new StartingFrom<>(game, state), setup), Chance.seeded(1));
  }

  /// A seat does something.
  public Scenario<O, S, A, E, V> when(Seat seat, A action) {
    mustNotBeRefused();
    switch (match.act(seat, action, chance)) {
      case Decision.Accepted<List<E>>(var step) -> fold(step);
      case Decision.Refused<List<E>>(var why) -> refused = Optional.of(why);
    }
    return this;
  }

  /// A seat stays silent until its time is up.
  public Scenario<O, S, A, E, V> whenSilent(Seat seat) {
    var action = waiting().ifSilent().get(seat);
    if (action == null) {
      throw new AssertionError(seat + " is not awaited: " + match.status());
    }
    return when(seat, action);
  }

  /// The dealer's pause is over.
  public Scenario<O, S, A, E, V> whenTheDealerMoves() {
    mustNotBeRefused();
    fold(match.deal(chance));
    return this;
  }

  /// The last action was refused with this code, and nothing changed.
  public Scenario<O, S, A, E, V> thenRefused(String code) {
    assertThat(refused.map(Refusal::code)).as("refusal").contains(code);
    refused = Optional.empty();
    return this;
  }

  /// Exactly these seats are awaited.
  public Scenario<O, S, A, E, V> thenWaitingOn(Seat... seats) {
    assertThat(waiting().ifSilent().keySet()).as("awaited").containsExactlyInAnyOrder(seats);
    return this;
  }

  /// The dealer lets people look for this long.
  public Scenario<O, S, A, E, V> thenPausing(Duration pause) {
    mustNotBeRefused();
    assertThat(match.status()).isEqualTo(new Status.Dealing<A>(pause));
    return this;
  }

  /// The game is over, with these places, best first.
  public Scenario<O, S, A, E, V> thenFinished(List<List<Seat>> ranking) {
    assertThat(finished().ranking()).as("ranking").isEqualTo(ranking);
    return this;
  }

  /// The game is over, and these seats share the first place.
  public Scenario<O, S, A, E, V> thenWonBy(Seat... winners) {
    assertThat(finished().ranking().getFirst()).as("winners").containsExactlyInAnyOrder(winners);
    return this;
  }

  /// The last step's news has all these.
  public Scenario<O, S, A, E, V> thenNews(News... expected) {
    mustNotBeRefused();
    assertThat(news).as("news").contains(expected);
    return this;
  }

  /// These options are listed for a seat, perhaps among others.
  @SafeVarargs
  public final Scenario<O, S, A, E, V> thenOffered(Seat seat, A... actions) {
    for (var action : actions) {
      assertThat(view(seat).options().listed()).as("options of %s", seat).contains(action);
    }
    return this;
  }

  /// None of these options is listed for a seat.
  @SafeVarargs
  public final Scenario<O, S, A, E, V> thenNotOffered(Seat seat, A... actions) {
    for (var action : actions) {
      assertThat(view(seat).options().listed()).as("options of %s", seat).doesNotContain(action);
    }
    return this;
  }

  /// Something holds for what a seat sees.
  public Scenario<O, S, A, E, V> thenSees(Seat seat, Consumer<V> claim) {
    claim.accept(view(seat));
    return this;
  }

  /// Something holds for the whole truth.
  public Scenario<O, S, A, E, V> then(Consumer<S> claim) {
    claim.accept(state());
    return this;
  }

  public V view(Seat seat) {
    return view(new Viewer.At(seat));
  }

  public V view(Viewer viewer) {
    mustNotBeRefused();
    return match.view(viewer);
  }

  public S state() {
    mustNotBeRefused();
    return match.state();
  }

  public Status<A> status() {
    mustNotBeRefused();
    return match.status();
  }

  /// The status, which must be that of waiting.
  public Status.Waiting<A> waiting() {
    if (status() instanceof Status.Waiting<A> waiting) {
      return waiting;
    }
    throw new AssertionError("nobody is awaited: " + match.status());
  }

  /// The status, which must be that of the end.
  public Status.Finished<A> finished() {
    if (status() instanceof Status.Finished<A> finished) {
      return finished;
    }
    throw new AssertionError("the game goes on: " + match.status());
  }

  /// What happened in the last step.
  public List<E> events() {
    return events;
  }

  /// What everybody was told of the last step.
  public List<News> news() {
    return news;
  }

  private void fold(List<E> step) {
    news = match.news(step);
    match = match.fold(step);
    events = step;
  }

  private void mustNotBeRefused() {
    assertThat(refused).as("refusal of the last action").isEmpty();
  }
}
