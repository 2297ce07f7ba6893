package parlor.testkit.toy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import parlor.engine.Seat;
import parlor.engine.Setup;
import parlor.testkit.Scenario;
import parlor.testkit.toy.ToyAction.Claim;
import parlor.testkit.toy.ToyAction.Draw;
import parlor.testkit.toy.ToyAction.Lay;
import parlor.testkit.toy.ToyAction.Pass;
import parlor.testkit.toy.ToyEvent.ToyNews;

class ScenarioTest {
  private static final Seat ANN = new Seat(0);
  private static final Seat BEA = new Seat(1);
  private static final Seat CAL = new Seat(2);
  private static final Setup<Toy.Rules> SETUP = new Setup<>(3, new Toy.Rules(4));
  private static final ToyState STATE =
      new ToyState(
          3,
          12,
          List.of(1, 2),
          List.of(List.of(3, 4), List.of(5, 6), List.of(7, 8)),
          List.of(),
          List.of(),
          0,
          false,
          new TreeMap<>());

  private final Scenario<Toy.Rules, ToyState, ToyAction, ToyEvent, ToyView> table =
      Scenario.from(new Toy(Bug.NONE), SETUP, STATE);

  @Test
  void a_scenario_reads_like_play() {
    table.thenWaitingOn(ANN).thenOffered(ANN, new Draw(1)).thenNotOffered(BEA, new Draw(1));
    table.when(ANN, new Lay(List.of(3))).thenWaitingOn(BEA, CAL);
    table.when(BEA, new Draw(1)).thenRefused("not-now");
    table.when(CAL, new Claim()).thenWaitingOn(BEA).whenSilent(BEA);
    table.thenNews(new ToyNews.SomebodyTook(Optional.of(CAL))).thenWaitingOn(BEA);
    table.thenSees(CAL, view -> assertThat(view.hand()).containsExactly(7, 8, 3));
    table.when(BEA, new Lay(List.of(5, 6))).when(ANN, new Pass()).when(CAL, new Pass());
    table.thenFinished(List.of(List.of(ANN, BEA, CAL))).thenWonBy(ANN, BEA, CAL);
  }

  @Test
  void a_refusal_that_nobody_expects_fails() {
    table.when(BEA, new Draw(1));
    assertThatThrownBy(() -> table.thenWaitingOn(ANN)).hasMessageContaining("not-your-turn");
  }

  @Test
  void an_expected_refusal_that_does_not_come_fails() {
    table.when(ANN, new Draw(1));
    assertThatThrownBy(() -> table.thenRefused("not-now")).isInstanceOf(AssertionError.class);
  }

  @Test
  void a_game_from_its_start_is_already_dealt() {
    var dealt = Scenario.of(new Toy(Bug.NONE), SETUP, 1);
    dealt.thenWaitingOn(ANN).then(state -> assertThat(state.deck()).hasSize(6));
  }
}
