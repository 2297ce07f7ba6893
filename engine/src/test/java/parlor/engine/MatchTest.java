package parlor.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class MatchTest {
  private static final Seat ANN = new Seat(0);
  private static final Chance CHANCE = Chance.seeded(7);

  @Test
  void a_step_is_the_action_and_all_that_the_dealer_does_after_it() {
    var match = Match.of(new Dice(2, Duration.ZERO), new Setup<>(1, ""));
    assertThat(match.act(ANN, "throw", CHANCE))
        .isInstanceOfSatisfying(
            Decision.Accepted.class, accepted -> assertThat((List<?>) accepted.event()).hasSize(3));
  }

  @Test
  void a_step_ends_where_the_dealer_pauses() {
    var match = Match.of(new Dice(2, Duration.ofSeconds(5)), new Setup<>(1, ""));
    var afterThrow = match.fold(step(match.act(ANN, "throw", CHANCE)));
    assertThat(afterThrow.status()).isInstanceOf(Status.Dealing.class);
    assertThat(afterThrow.deal(CHANCE)).hasSize(1);
  }

  @Test
  void the_same_luck_gives_the_same_deal() {
    var match = Match.of(new Dice(3, Duration.ZERO), new Setup<>(1, ""));
    assertThat(match.act(ANN, "throw", CHANCE)).isEqualTo(match.act(ANN, "throw", CHANCE));
    assertThat(match.act(ANN, "throw", CHANCE))
        .isNotEqualTo(match.act(ANN, "throw", Chance.seeded(8)));
  }

  @Test
  void a_refusal_changes_nothing() {
    var match = Match.of(new Dice(1, Duration.ZERO), new Setup<>(1, ""));
    assertThat(match.act(ANN, "sing", CHANCE)).isEqualTo(Decision.reject(Refusal.NOT_NOW));
    assertThat(match.state()).isEmpty();
  }

  @Test
  void a_dealer_that_never_stops_is_stopped() {
    var match = Match.of(new Dice(Integer.MAX_VALUE, Duration.ZERO), new Setup<>(1, ""));
    assertThatThrownBy(() -> match.act(ANN, "throw", CHANCE))
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void nobody_sees_everything_before_the_end() {
    var match = Match.of(new Dice(1, Duration.ZERO), new Setup<>(1, ""));
    assertThatThrownBy(() -> match.view(new Viewer.Open()))
        .isInstanceOf(IllegalStateException.class);
    var over = match.fold(step(match.act(ANN, "throw", CHANCE)));
    assertThat(over.view(new Viewer.Open()).pips()).hasSize(2);
  }

  private static List<Integer> step(Decision<List<Integer>> decision) {
    return switch (decision) {
      case Decision.Accepted<List<Integer>>(var step) -> step;
      case Decision.Refused<List<Integer>>(var why) -> throw new AssertionError(why);
    };
  }

  private record Pips(List<Integer> pips, Options<String> options) implements View<String> {}

  /// One action, after which the dealer throws so many dice.
  private record Dice(int dice, Duration pause)
      implements Game<String, List<Integer>, String, Integer, Pips> {
    @Override
    public List<Integer> empty(Setup<String> setup) {
      return List.of();
    }

    @Override
    public Status<String> status(List<Integer> thrown) {
      if (thrown.isEmpty()) {
        return Status.Waiting.on(0, ANN, "throw");
      }
      return thrown.size() <= dice
          ? new Status.Dealing<>(pause)
          : new Status.Finished<>(List.of(List.of(ANN)), new LinkedHashMap<>());
    }

    @Override
    public Decision<Integer> decide(List<Integer> thrown, Seat seat, String action) {
      return action.equals("throw") ? Decision.accept(0) : Decision.reject(Refusal.NOT_NOW);
    }

    @Override
    public Integer deal(List<Integer> thrown, RandomGenerator chance) {
      return chance.nextInt(1, 1_000_000);
    }

    @Override
    public List<Integer> evolve(List<Integer> thrown, Integer pips) {
      var more = new java.util.ArrayList<>(thrown);
      more.add(pips);
      return List.copyOf(more);
    }

    @Override
    public Pips view(List<Integer> thrown, Viewer viewer) {
      return new Pips(thrown, Options.none());
    }

    @Override
    public List<News> news(List<Integer> before, Integer event) {
      return List.of();
    }
  }
}
