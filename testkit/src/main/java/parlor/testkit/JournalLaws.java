package parlor.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import parlor.engine.Bot;
import parlor.engine.Chance;
import parlor.engine.Match;
import parlor.engine.Seat;
import parlor.engine.SplitMix64;
import parlor.engine.View;
import parlor.engine.Viewer;

/// Laws of what is kept: the journal alone brings everything back.
final class JournalLaws<O, S, A, E, V extends View<A>> {
  private final Subject<O, S, A, E, V> subject;
  private final Wire<O, A, E, V> wire;

  JournalLaws(Subject<O, S, A, E, V> subject) {
    this.subject = subject;
    this.wire = new Wire<>(subject.plugin());
  }

  /// Folding the written journal gives an equal state after each step, and the same news.
  void journalFoldsToTheSameState() {
    Trials.of(
        subject,
        (setup, seed) -> {
          var replayed = Match.of(subject.plugin().game(), setup);
          for (var moment : Walk.ofStrangers(subject, setup, seed)) {
            var step = wire.readStep(wire.step(moment.step()));
            assertThat(replayed.news(step))
                .as("news of %s", step)
                .isEqualTo(moment.before().news(moment.step()));
            replayed = replayed.fold(step);
            assertThat(replayed.state())
                .as("state folded from the journal, after %s", step)
                .isEqualTo(moment.after().state());
          }
        });
  }

  /// The dealer repeats itself to the card when the same luck is drawn again.
  void dealsRepeat() {
    Trials.of(
        subject,
        (setup, seed) -> {
          for (var moment : Walk.ofStrangers(subject, setup, seed)) {
            var chance = Chance.seeded(seed);
            if (moment.cause().isPresent()) {
              assertThat(again(moment, chance)).as("the same step").isEqualTo(moment.step());
            }
          }
        });
  }

  /// A game draws something if and only if it says so.
  void drawsAreDeclared() {
    var differs = new AtomicBoolean();
    Trials.of(
        subject,
        (setup, seed) -> {
          for (var moment : Walk.ofStrangers(subject, setup, seed)) {
            var isSame =
                moment.cause().isEmpty()
                    || again(moment, Chance.seeded(~seed)).equals(moment.step());
            differs.compareAndSet(false, !isSame);
            assertThat(isSame || subject.plugin().draws()).as("drawn, but not said").isTrue();
          }
        });
    assertThat(differs.get()).as("something is drawn").isEqualTo(subject.plugin().draws());
  }

  private Object again(Moment<O, S, A, E, V> moment, Chance chance) {
    return switch (moment.cause().orElseThrow()) {
      case Cause.Dealt<A> _ -> moment.before().deal(chance);
      case Cause.Acted<A>(var seat, var action) -> accepted(moment, seat, action, chance);
      case Cause.Silent<A>(var seat, var action) -> accepted(moment, seat, action, chance);
    };
  }

  private Object accepted(Moment<O, S, A, E, V> moment, Seat seat, A action, Chance chance) {
    return switch (moment.before().act(seat, action, chance)) {
      case parlor.engine.Decision.Accepted<List<E>>(var step) -> step;
      case parlor.engine.Decision.Refused<List<E>>(var why) -> why;
    };
  }

  /// What can neither appear nor vanish never does.
  void thingsAreConserved() {
    Trials.of(
        subject,
        (setup, seed) -> {
          Optional<Map<Object, Integer>> last = Optional.empty();
          for (var moment : Walk.ofStrangers(subject, setup, seed)) {
            var now = subject.inventory(moment.after().state()).map(JournalLaws::counted);
            if (last.isPresent() && now.isPresent()) {
              assertThat(now.get()).as("everything, after %s", moment.step()).isEqualTo(last.get());
            }
            last = now;
          }
        });
  }

  private static Map<Object, Integer> counted(Collection<?> things) {
    var counts = new HashMap<Object, Integer>();
    things.forEach(thing -> counts.merge(thing, 1, Integer::sum));
    return counts;
  }

  /// A bot that reads the journal afterwards remembers what one that was there remembers.
  void botsRememberFromTheJournal() {
    Trials.of(
        subject,
        (setup, seed) -> {
          var moments = Walk.ofStrangers(subject, setup, seed);
          var bots = List.copyOf(subject.plugin().bots().entrySet());
          if (!bots.isEmpty()) {
            var bot = Mover.any(bots, new SplitMix64(seed));
            var seat = setup.allSeats().get((int) Math.floorMod(seed, (long) setup.seats()));
            rebuiltEqualsLive(bot.getKey(), bot.getValue(), seat, moments);
          }
        });
  }

  private <M> void rebuiltEqualsLive(
      String level, Bot<A, V, M> bot, Seat seat, List<Moment<O, S, A, E, V>> moments) {
    var setup = moments.getFirst().setup();
    var live = bot.blank(seat, new SplitMix64(7));
    var rebuilt = bot.blank(seat, new SplitMix64(7));
    var replayed = Match.of(subject.plugin().game(), setup);
    for (var moment : moments) {
      if (moment.step().isEmpty()) {
        continue;
      }
      var view = moment.after().view(new Viewer.At(seat));
      live = bot.remember(live, view, moment.before().news(moment.step()));
      var step = wire.readStep(wire.step(moment.step()));
      var news = replayed.news(step);
      replayed = replayed.fold(step);
      rebuilt = bot.remember(rebuilt, replayed.view(new Viewer.At(seat)), news);
      assertThat(rebuilt).as("memory of the %s bot at %s", level, seat).isEqualTo(live);
    }
  }

  /// Bots of all levels play a game to its end by legal actions, and choose the same again when
  /// they are asked again with the same luck.
  void botsPlayLegally() {
    Trials.of(
        subject,
        (setup, seed) -> {
          if (!subject.plugin().bots().isEmpty()) {
            Walk.of(subject, setup, seed, new BotTable<>(subject.plugin(), setup, seed));
          }
        });
  }
}
