package parlor.games.cambio;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import parlor.testkit.ProofTable;

/// The table in docs/cambio-proof.md: every line of the specification with tests that exist.
class ProofTableTest {
  /// How many acceptance scenarios each user story has.
  private static final List<Integer> SCENARIOS = List.of(4, 5, 5, 7, 6, 8, 6, 5, 4);

  private static ProofTable table() throws IOException {
    return ProofTable.of("docs/cambio-proof.md");
  }

  @Test
  void every_line_of_the_specification_has_a_test() throws IOException {
    assertThat(table().ids()).containsExactlyInAnyOrderElementsOf(lines());
  }

  private static List<String> lines() {
    var lines = new ArrayList<String>();
    IntStream.rangeClosed(1, 22).forEach(number -> lines.add("CAM-" + number));
    for (var story = 1; story <= SCENARIOS.size(); story++) {
      for (var scenario = 1; scenario <= SCENARIOS.get(story - 1); scenario++) {
        lines.add("US" + story + "." + scenario);
      }
    }
    IntStream.rangeClosed(1, 7).forEach(number -> lines.add("EC-" + number));
    IntStream.rangeClosed(1, 26).forEach(number -> lines.add("FR-%03d".formatted(number)));
    IntStream.rangeClosed(1, 8).forEach(number -> lines.add("SC-%03d".formatted(number)));
    return lines;
  }

  @Test
  void every_test_that_is_named_exists() throws IOException {
    assertThat(table().missing()).isEmpty();
  }
}
