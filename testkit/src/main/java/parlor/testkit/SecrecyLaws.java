package parlor.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import parlor.engine.Decision;
import parlor.engine.Game;
import parlor.engine.News;
import parlor.engine.Seat;
import parlor.engine.Setup;
import parlor.engine.SplitMix64;
import parlor.engine.Status;
import parlor.engine.View;
import parlor.engine.Viewer;

/// Laws of what stays hidden: a viewer cannot tell apart what it may not know.
final class SecrecyLaws<O, S, A, E, V extends View<A>> {
  private static final int VIEWERS_MAX = 4;
  private static final int ARBITRARY_ACTIONS = 10;

  private final Subject<O, S, A, E, V> subject;
  private final Game<O, S, A, E, V> game;
  private final Wire<O, A, E, V> wire;

  SecrecyLaws(Subject<O, S, A, E, V> subject) {
    this.subject = subject;
    this.game = subject.plugin().game();
    this.wire = new Wire<>(subject.plugin());
  }

  /// Reshuffling the unseen leaves a viewer's view, options, status and answers equal to the byte.
  void unseenFactsDoNotShow() {
    var reshuffle = subject.unseen();
    assumeThat(reshuffle).as("this game hides something").isPresent();
    Set<Viewer> changedFor = new HashSet<>();
    Trials.of(
        subject,
        (setup, seed) -> {
          var luck = new SplitMix64(seed);
          for (var moment : Walk.sample(Walk.ofStrangers(subject, setup, seed), seed)) {
            for (var viewer : someViewers(setup, luck)) {
              var state = moment.after().state();
              var other = reshuffle.orElseThrow().unseenBy(viewer, state, luck);
              if (!other.equals(state)) {
                changedFor.add(viewer);
              }
              looksTheSame(state, other, viewer);
              answersTheSame(state, other, viewer, luck);
            }
          }
        });
    assertThat(changedFor)
        .as("viewers for whom a reshuffle really changed something")
        .contains(new Viewer.Public())
        .anyMatch(Viewer.At.class::isInstance);
  }

  private void looksTheSame(S state, S other, Viewer viewer) {
    assertThat(wire.view(game.view(other, viewer)))
        .as("what %s sees when only the unseen differs", viewer)
        .isEqualTo(wire.view(game.view(state, viewer)));
    assertThat(face(game.status(other), viewer))
        .as("whose move it is, as %s knows it", viewer)
        .isEqualTo(face(game.status(state), viewer));
  }

  /// What everybody learns from the status, and what would be played for the viewer itself.
  private String face(Status<A> status, Viewer viewer) {
    return switch (status) {
      case Status.Waiting<A> waiting -> {
        var own =
            viewer instanceof Viewer.At(var seat)
                ? Optional.ofNullable(waiting.ifSilent().get(seat)).map(wire::action)
                : Optional.empty();
        yield "waiting %d %s %s %s %s %s"
            .formatted(
                waiting.clock(),
                waiting.limit(),
                waiting.whenAbsent(),
                waiting.ifSilent().keySet(),
                waiting.alsoHolding(),
                own);
      }
      case Status.Dealing<A> _, Status.Finished<A> _ -> status.toString();
    };
  }

  private void answersTheSame(S state, S other, Viewer viewer, RandomGenerator luck) {
    if (!(viewer instanceof Viewer.At(var seat))) {
      return;
    }
    var actions = new ArrayList<>(game.view(state, viewer).options().listed());
    for (var i = 0; i < ARBITRARY_ACTIONS; i++) {
      actions.add(subject.arbitraryAction(i % 2 == 0 ? state : other, luck));
    }
    for (var action : actions) {
      assertThat(answer(other, seat, action))
          .as("the answer to %s by %s when only the unseen differs", action, seat)
          .isEqualTo(answer(state, seat, action));
    }
  }

  private String answer(S state, Seat seat, A action) {
    return switch (game.decide(state, seat, action)) {
      case Decision.Accepted<E> _ -> "accepted";
      case Decision.Refused<E>(var why) -> why.toString();
    };
  }

  /// News tells nobody more than the view after it: where two worlds look the same before and after
  /// an event, its news is the same too.
  void newsIsPublic() {
    var reshuffle = subject.unseen();
    assumeThat(reshuffle).as("this game hides something").isPresent();
    Trials.of(
        subject,
        (setup, seed) -> {
          var luck = new SplitMix64(seed);
          for (var moment : Walk.sample(Walk.ofStrangers(subject, setup, seed), seed)) {
            for (var viewer : someViewers(setup, luck)) {
              newsIsTheSame(moment, viewer, reshuffle.orElseThrow(), luck);
            }
          }
        });
  }

  private void newsIsTheSame(
      Moment<O, S, A, E, V> moment, Viewer viewer, Reshuffle<S> reshuffle, RandomGenerator luck) {
    var states = moment.statesBeforeEvents();
    for (var i = 0; i < states.size(); i++) {
      var state = states.get(i);
      var event = moment.step().get(i);
      var other = reshuffle.unseenBy(viewer, state, luck);
      var sameInOther = i == 0 ? caused(other, moment, luck) : dealt(other, luck);
      if (sameInOther.isPresent()) {
        newsIsTheSame(viewer, state, event, other, sameInOther.get());
      }
    }
  }

  private void newsIsTheSame(Viewer viewer, S state, E event, S other, E otherEvent) {
    var after = game.view(game.evolve(state, event), viewer);
    var otherAfter = game.view(game.evolve(other, otherEvent), viewer);
    if (wire.view(after).equals(wire.view(otherAfter))) {
      assertThat(lasting(game.news(other, otherEvent)))
          .as("news of %s, after which %s sees the same", event, viewer)
          .isEqualTo(lasting(game.news(state, event)));
    }
  }

  private String lasting(List<News> news) {
    return wire.allNews(news.stream().filter(one -> !subject.isFleeting(one)).toList());
  }

  private Optional<E> caused(S state, Moment<O, S, A, E, V> moment, RandomGenerator luck) {
    return switch (moment.cause().orElseThrow()) {
      case Cause.Acted<A>(var seat, var action) -> decided(state, seat, action);
      case Cause.Silent<A>(var seat, var action) -> decided(state, seat, action);
      case Cause.Dealt<A> _ -> dealt(state, luck);
    };
  }

  private Optional<E> decided(S state, Seat seat, A action) {
    return game.decide(state, seat, action) instanceof Decision.Accepted<E>(var event)
        ? Optional.of(event)
        : Optional.empty();
  }

  private Optional<E> dealt(S state, RandomGenerator luck) {
    return game.status(state) instanceof Status.Dealing<A>
        ? Optional.of(game.deal(state, luck))
        : Optional.empty();
  }

  private static List<Viewer> someViewers(Setup<?> setup, RandomGenerator luck) {
    var viewers = new ArrayList<Viewer>();
    setup.allSeats().forEach(seat -> viewers.add(new Viewer.At(seat)));
    while (viewers.size() >= VIEWERS_MAX) {
      viewers.remove(luck.nextInt(viewers.size()));
    }
    viewers.add(new Viewer.Public());
    return viewers;
  }
}
