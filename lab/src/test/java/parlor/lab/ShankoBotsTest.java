package parlor.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlor.engine.Bot;
import parlor.engine.Seat;
import parlor.games.shanko.ShankoAction;
import parlor.games.shanko.ShankoEvent;
import parlor.games.shanko.ShankoState;
import parlor.games.shanko.ShankoView;
import parlor.games.shanko.bot.ShankoBots;
import parlor.testkit.Proves;

/// Shanko's bots in short runs, with room for luck; the full ones are in docs/bots/shanko.md.
class ShankoBotsTest {
  private static List<Bot<ShankoAction, ShankoView, ?>> table(
      Bot<ShankoAction, ShankoView, ?> bot, int seats) {
    return Collections.nCopies(seats, bot);
  }

  @ParameterizedTest
  @ValueSource(strings = {"easy", "medium", "hard"})
  @Proves("SHA-20")
  void every_action_is_used(String level) {
    var bot = Objects.requireNonNull(ShankoBots.levels().get(level));
    var used = new HashSet<Class<?>>();
    var all = List.of(ShankoAction.class.getPermittedSubclasses());
    for (var seed = 0; seed < 10 && used.size() < all.size(); seed++) {
      ShankoArena.play(
          table(bot, 4),
          seed,
          new ShankoArena.Watcher() {
            @Override
            public void decided(Seat seat, ShankoView view, ShankoAction action, long nanos) {
              used.add(action.getClass());
            }
          });
    }
    assertThat(used).containsExactlyInAnyOrderElementsOf(all);
  }

  @Test
  @Proves("SHA-20")
  void every_level_goes_out() {
    for (var bot : ShankoBots.levels().values()) {
      var out = new HashSet<Seat>();
      ShankoArena.play(
          table(bot, 2),
          1,
          new ShankoArena.Watcher() {
            @Override
            public void happened(ShankoState before, ShankoEvent event) {
              if (event instanceof ShankoEvent.WentOut(var seat, _)) {
                out.add(seat);
              }
            }
          });
      assertThat(out).isNotEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8})
  @Proves("SHA-22")
  void nothing_is_refused_no_card_is_lost_and_rounds_end_by_going_out(int seats) {
    var soak = new ShankoSoak();
    soak.play(seats, seats);
    assertThat(soak.rounds()).isEqualTo(7);
    assertThat(soak.stalemates()).isZero();
  }

  @Test
  @Proves("SHA-22")
  void a_decision_takes_at_most_100_ms_of_one_core_and_30_in_a_buying_window() {
    var turns = new ArrayList<Long>();
    var buys = new ArrayList<Long>();
    for (var seed = 0; seed < 2; seed++) {
      var bots = new ArrayList<>(table(ShankoBots.reference(), 4));
      bots.set(seed, ShankoBots.hard());
      var hard = new Seat(seed);
      ShankoArena.play(
          bots,
          seed,
          new ShankoArena.Watcher() {
            @Override
            public void decided(Seat seat, ShankoView view, ShankoAction action, long nanos) {
              if (seat.equals(hard)) {
                (view.step() == ShankoView.Step.BUYING ? buys : turns).add(nanos);
              }
            }
          });
    }
    assertThat(slowestOfHundred(turns)).isLessThan(100_000_000L);
    assertThat(slowestOfHundred(buys)).isLessThan(30_000_000L);
  }

  /// Of a hundred decisions one may be slower: the first ones are not compiled yet.
  private static long slowestOfHundred(List<Long> nanos) {
    return nanos.stream().sorted().toList().get(nanos.size() * 99 / 100);
  }

  @Test
  @Proves("SHA-22")
  void each_level_is_stronger_than_the_one_before() {
    assertThat(share(ShankoBots.medium(), ShankoBots.easy(), 40)).isGreaterThan(0.55);
    assertThat(share(ShankoBots.hard(), ShankoBots.easy(), 12)).isGreaterThan(0.5);
    assertThat(share(ShankoBots.hard(), ShankoBots.reference(), 20)).isGreaterThan(0.4);
  }

  private static double share(
      Bot<ShankoAction, ShankoView, ?> bot, Bot<ShankoAction, ShankoView, ?> other, int games) {
    var wins = 0;
    for (var game = 0; game < games; game++) {
      var seat = game % 2;
      var bots = seat == 0 ? List.of(bot, other) : List.of(other, bot);
      var totals = ShankoArena.play(bots, game / 2, new ShankoArena.Watcher() {}).totals();
      wins += totals.get(seat) < totals.get(1 - seat) ? 1 : 0;
    }
    return (double) wins / games;
  }
}
