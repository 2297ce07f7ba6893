package parlor.games.shanko;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import parlor.testkit.ProofTable;

/// The table in docs/shanko-proof.md: every line of the specification with tests that exist.
class ProofTableTest {
  /// How many acceptance criteria each requirement has.
  private static final List<Integer> CRITERIA =
      List.of(7, 4, 7, 5, 5, 7, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 5);

  private static ProofTable table() throws IOException {
    return ProofTable.of("docs/shanko-proof.md");
  }

  @Test
  void every_line_of_the_specification_has_a_test() throws IOException {
    assertThat(table().ids()).containsExactlyInAnyOrderElementsOf(lines());
  }

  private static List<String> lines() {
    var lines = new ArrayList<String>();
    IntStream.rangeClosed(1, 27).forEach(number -> lines.add("SHA-" + number));
    for (var requirement = 1; requirement <= CRITERIA.size(); requirement++) {
      for (var criterion = 1; criterion <= CRITERIA.get(requirement - 1); criterion++) {
        lines.add("R" + requirement + "." + criterion);
      }
    }
    return lines;
  }

  @Test
  void every_test_that_is_named_exists() throws IOException {
    assertThat(table().missing()).isEmpty();
  }
}
