package parlor.games.numeron;

import static org.assertj.core.api.Assertions.assertThat;
import static parlor.games.numeron.NumeronTable.ANN;
import static parlor.games.numeron.NumeronTable.BEA;

import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlor.testkit.Proves;

class JudgingTest {
  @ParameterizedTest
  @Proves("NUM-2")
  @CsvSource({
    "261, 123, 0, 2",
    "427, 123, 1, 0",
    "427, 427, 3, 0",
    "427, 742, 0, 3",
    "427, 472, 1, 2",
    "427, 027, 2, 0",
    "427, 013, 0, 0"
  })
  void eat_is_the_right_place_and_bite_another(String code, String call, int eat, int bite) {
    assertThat(Judging.judge(new Code(code), new Code(call))).isEqualTo(new Judgement(eat, bite));
  }

  @Test
  @Proves("NUM-2")
  void the_answers_to_the_first_call_are_as_frequent_as_counted() {
    var counts =
        Code.ALL.stream()
            .map(code -> Judging.judge(code, new Code("012")))
            .collect(Collectors.groupingBy(j -> j.eat() + "-" + j.bite(), Collectors.counting()));
    assertThat(counts.toString().split("[{}, ]+"))
        .contains("0-0=210", "0-1=252", "0-2=63", "0-3=2", "1-0=126")
        .contains("1-1=42", "1-2=3", "2-0=21", "3-0=1");
  }

  @Test
  @Proves({"NUM-2", "NUM-4"})
  void the_dealer_judges_each_call_and_everybody_sees_it() {
    var table = NumeronTable.duel().codes("427", "261");
    table.calls(ANN, "123");
    assertThat(table.lastKnownOf(BEA)).isEqualTo(new Fact.Judged(new Code("123"), 0, 2));
    table.calls(BEA, "123");
    assertThat(table.lastKnownOf(ANN)).isEqualTo(new Fact.Judged(new Code("123"), 1, 0));
  }

  @Test
  @Proves("NUM-4")
  void no_action_carries_a_judgement() {
    assertThat(NumeronAction.class.getPermittedSubclasses())
        .flatExtracting(type -> java.util.Arrays.asList(type.getRecordComponents()))
        .extracting("name")
        .doesNotContain("eat", "bite", "judgement");
  }
}
