package parlor.games.numeron;

import static org.assertj.core.api.Assertions.assertThat;
import static parlor.games.numeron.NumeronTable.ANN;
import static parlor.games.numeron.NumeronTable.BEA;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parlor.engine.Refusal;
import parlor.engine.Seat;
import parlor.engine.Status;
import parlor.games.numeron.NumeronAction.Call;
import parlor.testkit.Proves;

class CallingTest {
  @Test
  @Proves("NUM-7")
  void calls_alternate() {
    NumeronTable.duel()
        .codes("427", "261")
        .thenRefused(BEA, new Call("013"), Refusal.NOT_YOUR_TURN)
        .calls(ANN, "013")
        .thenWaitingOn(BEA)
        .calls(BEA, "013")
        .thenWaitingOn(ANN);
  }

  @Test
  @Proves("NUM-3")
  void three_eat_wins_at_once_and_the_other_side_gets_no_reply() {
    var table = NumeronTable.duel().codes("427", "261").calls(ANN, "261");
    assertThat(table.status()).isEqualTo(won(ANN));
    table.thenRefused(BEA, new Call("427"), Refusal.GAME_OVER);
  }

  @Test
  @Proves("NUM-3")
  void three_bite_does_not_win() {
    NumeronTable.duel().codes("427", "261").calls(ANN, "126").thenWaitingOn(BEA);
  }

  @Test
  @Proves("NUM-3")
  void the_second_caller_can_win_too() {
    var table = NumeronTable.duel().codes("427", "261").calls(ANN, "013").calls(BEA, "427");
    assertThat(table.status()).isEqualTo(won(BEA));
  }

  @Test
  void both_codes_are_open_once_the_game_is_over() {
    var table = NumeronTable.duel().codes("427", "261").calls(ANN, "261");
    assertThat(table.seenByAll().sides())
        .extracting(NumeronView.SideView::code)
        .containsExactly(Optional.of(new Code("427")), Optional.of(new Code("261")));
  }

  @Test
  @Proves("PLT-11")
  void the_calls_proposed_may_all_be_right() {
    var table = NumeronTable.duel().codes("427", "261").calls(ANN, "012").calls(BEA, "012");
    var options = table.seenBy(ANN).options();
    assertThat(options.complete()).isFalse();
    assertThat(options.listed())
        .contains(table.waiting().ifSilent().get(ANN))
        .allSatisfy(action ->
            assertThat(Judging.judge(new Code(((Call) action).digits()), new Code("012")))
                .isEqualTo(new Judgement(0, 2)));
  }

  static Status<NumeronAction> won(Seat winner) {
    var loser = NumeronState.other(winner);
    return new Status.Finished<>(
        List.of(List.of(winner), List.of(loser)), new java.util.LinkedHashMap<>());
  }
}
