package parlor.games.numeron;

import static org.assertj.core.api.Assertions.assertThat;
import static parlor.games.numeron.NumeronTable.ANN;
import static parlor.games.numeron.NumeronTable.BEA;

import org.junit.jupiter.api.Test;
import parlor.engine.Refusal;
import parlor.games.numeron.NumeronAction.Call;
import parlor.games.numeron.NumeronAction.ChooseCode;
import parlor.games.numeron.NumeronAction.LeaveCodeToDealer;
import parlor.testkit.Proves;

class ChoosingCodesTest {
  @Test
  @Proves("NUM-7")
  void both_choose_at_once_and_then_the_first_caller_calls() {
    NumeronTable.duel()
        .thenWaitingOn(ANN, BEA)
        .when(BEA, new ChooseCode("261"))
        .thenWaitingOn(ANN)
        .when(ANN, new ChooseCode("427"))
        .thenWaitingOn(ANN);
  }

  @Test
  @Proves({"NUM-7", "PLT-8"})
  void a_choice_tells_the_others_only_that_it_was_made() {
    var table = NumeronTable.duel().when(BEA, new ChooseCode("261"));
    table.thenNews(new NumeronNews.ChoseCode(BEA));
    assertThat(table.seenBy(ANN).sides().get(1).hasCode()).isTrue();
    assertThat(table.seenBy(ANN).sides().get(1).code()).isEmpty();
    assertThat(table.seenByAll().sides().get(1).code()).isEmpty();
    assertThat(table.seenBy(BEA).sides().get(1).code()).contains(new Code("261"));
  }

  @Test
  void the_first_choice_does_not_restart_the_clock_of_the_other() {
    var table = NumeronTable.duel();
    var clock = table.waiting().clock();
    table.when(BEA, new ChooseCode("261"));
    assertThat(table.waiting().clock()).isEqualTo(clock);
  }

  @Test
  void the_dealer_draws_for_who_asks_and_nobody_else_can_tell() {
    var table = NumeronTable.duel().when(BEA, new LeaveCodeToDealer());
    table.thenNews(new NumeronNews.ChoseCode(BEA)).thenWaitingOn(ANN);
    assertThat(table.seenBy(BEA).sides().get(1).code()).isPresent();
    assertThat(table.waiting().ifSilent()).containsEntry(ANN, new LeaveCodeToDealer());
  }

  @Test
  void a_code_is_chosen_once_and_no_call_comes_before() {
    NumeronTable.duel()
        .when(BEA, new ChooseCode("261"))
        .thenRefused(BEA, new ChooseCode("013"), Refusal.NOT_YOUR_TURN)
        .thenRefused(ANN, new Call("261"), Refusal.NOT_NOW);
  }
}
