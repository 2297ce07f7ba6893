package parlor.games.numeron;

import static org.assertj.core.api.Assertions.assertThat;
import static parlor.games.numeron.NumeronTable.ANN;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlor.games.numeron.NumeronAction.Call;
import parlor.games.numeron.NumeronAction.ChooseCode;
import parlor.testkit.Proves;

class CodeTest {
  @Test
  @Proves("NUM-1")
  void there_are_720_codes_and_zero_may_lead() {
    assertThat(Code.ALL).hasSize(720).doesNotHaveDuplicates().contains(new Code("012"));
  }

  @Test
  void a_code_knows_its_own_index() {
    assertThat(Code.ALL).allSatisfy(code -> assertThat(Code.ALL.get(code.index())).isEqualTo(code));
  }

  @ParameterizedTest
  @Proves("NUM-1")
  @CsvSource({
    "112, repeated-digit",
    "121, repeated-digit",
    "12, wrong-length",
    "1234, wrong-length",
    "'', wrong-length",
    "12a, not-a-digit",
    "-12, not-a-digit",
    "１２３, not-a-digit"
  })
  void what_is_no_code_is_refused_as_a_code_and_as_a_call(String digits, String reason) {
    var why = Code.objection(digits).orElseThrow();
    assertThat(why.code()).isEqualTo(reason);
    assertThat(why.message()).endsWith(".");
    NumeronTable.duel()
        .thenRefused(ANN, new ChooseCode(digits), why)
        .codes("427", "261")
        .thenRefused(ANN, new Call(digits), why);
  }

  @Test
  void changes_stay_in_the_class_and_keep_the_digits_different() {
    assertThat(new Code("801").changes(2))
        .extracting(Code::value)
        .containsExactly("802", "803", "804");
    assertThat(new Code("809").changes(0))
        .extracting(Code::value)
        .containsExactly("509", "609", "709");
  }
}
