package parlor.games.numeron.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import parlor.testkit.Proves;

class TablesTest {
  @Test
  @Proves("NUM-22")
  void the_best_plan_takes_3575_calls_over_all_720_codes() {
    var solved = Tables.leastCalls().solvedByCalls();
    assertThat(Arrays.stream(solved).sum()).isEqualTo(720);
    assertThat(Tables.leastCalls().total()).isEqualTo(3_575);
  }

  @Test
  @Proves("NUM-22")
  void a_plan_that_never_needs_a_seventh_call_takes_3576() {
    var solved = Tables.atMostSixCalls().solvedByCalls();
    assertThat(solved).startsWith(0, 1);
    assertThat(Arrays.stream(solved, 7, solved.length)).containsOnly(0);
    assertThat(Tables.atMostSixCalls().total()).isEqualTo(3_576);
  }
}
