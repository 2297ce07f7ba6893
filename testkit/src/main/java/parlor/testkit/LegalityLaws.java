package parlor.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import parlor.engine.Chance;
import parlor.engine.Decision;
import parlor.engine.Match;
import parlor.engine.Play;
import parlor.engine.Seat;
import parlor.engine.SplitMix64;
import parlor.engine.Status;
import parlor.engine.View;
import parlor.engine.Viewer;
import parlor.wire.Shelf;

/// Laws of what may be done: views and the judge agree, and nothing makes the judge stumble.
final class LegalityLaws<O, S, A, E, V extends View<A>> {
  private static final int ARBITRARY_ACTIONS = 15;
  private static final int REMEMBERED_MAX = 60;
  private static final int TEXTS = 10;

  private final Subject<O, S, A, E, V> subject;

  LegalityLaws(Subject<O, S, A, E, V> subject) {
    this.subject = subject;
  }

  /// Every listed option is accepted; where options are complete, everything else is refused.
  void optionsAreWhatIsLegal() {
    Trials.of(
        subject,
        (setup, seed) -> {
          var moments = Walk.ofStrangers(subject, setup, seed);
          var luck = new SplitMix64(seed);
          var elsewhere = new LinkedHashSet<A>();
          for (var moment : Walk.sample(moments, seed)) {
            var candidates = candidates(moment.after(), setup.allSeats(), elsewhere, luck);
            for (var seat : setup.allSeats()) {
              optionsAgree(moment.after(), seat, candidates);
            }
            assertThat(moment.after().view(new Viewer.Public()).options().listed())
                .as("what somebody without a seat may do")
                .isEmpty();
          }
        });
  }

  private Set<A> candidates(
      Match<O, S, A, E, V> match, List<Seat> seats, Set<A> elsewhere, RandomGenerator luck) {
    for (var seat : seats) {
      elsewhere.addAll(match.view(new Viewer.At(seat)).options().listed());
    }
    while (elsewhere.size() > REMEMBERED_MAX) {
      elsewhere.remove(Mover.any(List.copyOf(elsewhere), luck));
    }
    var candidates = new LinkedHashSet<>(elsewhere);
    for (var i = 0; i < ARBITRARY_ACTIONS; i++) {
      candidates.add(subject.arbitraryAction(match.state(), luck));
    }
    return candidates;
  }

  private void optionsAgree(Match<O, S, A, E, V> match, Seat seat, Set<A> candidates) {
    var options = match.view(new Viewer.At(seat)).options();
    for (var action : options.listed()) {
      assertThat(decide(match, seat, action))
          .as("%s is listed for %s, so it is legal", action, seat)
          .isInstanceOf(Decision.Accepted.class);
    }
    if (!options.complete()) {
      return;
    }
    for (var action : candidates) {
      if (!options.listed().contains(action)) {
        assertThat(decide(match, seat, action))
            .as("%s is not listed for %s, and the list is complete", action, seat)
            .isInstanceOf(Decision.Refused.class);
      }
    }
  }

  private Decision<E> decide(Match<O, S, A, E, V> match, Seat seat, A action) {
    return subject.plugin().game().decide(match.state(), seat, action);
  }

  /// What is played for a silent seat is legal, and among its options where they are complete.
  void fallbacksAreLegal() {
    Trials.of(
        subject,
        (setup, seed) -> {
          for (var moment : Walk.ofStrangers(subject, setup, seed)) {
            if (moment.after().status() instanceof Status.Waiting<A> waiting) {
              waiting
                  .ifSilent()
                  .forEach((seat, action) -> fallbackIsLegal(moment.after(), seat, action));
            }
          }
        });
  }

  private void fallbackIsLegal(Match<O, S, A, E, V> match, Seat seat, A action) {
    assertThat(decide(match, seat, action))
        .as("%s is played for %s when it stays silent", action, seat)
        .isInstanceOf(Decision.Accepted.class);
    var options = match.view(new Viewer.At(seat)).options();
    assertThat(options.listed()).as("options of %s, which is awaited", seat).isNotEmpty();
    if (options.complete()) {
      assertThat(options.listed()).as("options of %s", seat).contains(action);
    }
  }

  /// Any action by any seat in any state is answered, never thrown at.
  void garbageIsAnswered() {
    Trials.of(
        subject,
        (setup, seed) -> {
          var luck = new SplitMix64(seed);
          for (var moment : Walk.sample(Walk.ofStrangers(subject, setup, seed), seed)) {
            for (var i = 0; i < ARBITRARY_ACTIONS; i++) {
              var seat = Mover.any(setup.allSeats(), luck);
              var action = subject.arbitraryAction(moment.after().state(), luck);
              isAnswered(moment.after(), seat, action);
              isAnswered(
                  moment.after(), seat, Arbitrary.of(subject.plugin().types().action(), luck));
            }
          }
        });
  }

  private void isAnswered(Match<O, S, A, E, V> match, Seat seat, A action) {
    try {
      assertThat(decide(match, seat, action)).isNotNull();
    } catch (RuntimeException e) {
      throw new AssertionError(action + " by " + seat + " was thrown at, not answered", e);
    }
  }

  /// Text in place of an action is answered too, through the same door that clients use: an option
  /// is let in, and damage does no harm.
  void textIsAnswered() {
    var wire = new Wire<>(subject.plugin());
    Trials.of(
        subject,
        (setup, seed) -> {
          var luck = new SplitMix64(seed);
          var play = Shelf.of(subject.plugin()).open(setup.seats(), wire.options(setup.options()));
          for (var moment : Walk.ofStrangers(subject, setup, seed)) {
            play = moment.step().isEmpty() ? play : play.fold(wire.step(moment.step())).play();
            var someSeat = Mover.any(setup.allSeats(), luck);
            optionIsLetIn(play, moment, someSeat, luck);
            var texts = luck.nextInt(4) == 0 ? TEXTS : 0;
            for (var i = 0; i < texts; i++) {
              var seat = Mover.any(setup.allSeats(), luck);
              var text = Damage.to(wire.action(anAction(moment.after(), seat, luck)), luck);
              damagedTextIsAnswered(play, seat, text, moment.chance());
            }
          }
        });
  }

  private void optionIsLetIn(
      Play play, Moment<O, S, A, E, V> moment, Seat seat, RandomGenerator luck) {
    var options = moment.after().view(new Viewer.At(seat)).options().listed();
    if (!options.isEmpty()) {
      var text = new Wire<>(subject.plugin()).action(Mover.any(options, luck));
      assertThat(play.act(seat, text, moment.chance()))
          .as("%s is listed for %s, so the door lets it in", text, seat)
          .isInstanceOf(Decision.Accepted.class);
    }
  }

  private A anAction(Match<O, S, A, E, V> match, Seat seat, RandomGenerator luck) {
    var options = match.view(new Viewer.At(seat)).options().listed();
    return options.isEmpty() || luck.nextInt(3) == 0
        ? subject.arbitraryAction(match.state(), luck)
        : Mover.any(options, luck);
  }

  private static void damagedTextIsAnswered(Play play, Seat seat, String text, Chance chance) {
    try {
      assertThat(play.act(seat, text, chance)).isNotNull();
    } catch (RuntimeException e) {
      throw new AssertionError(text + " by " + seat + " was thrown at, not answered", e);
    }
  }
}
