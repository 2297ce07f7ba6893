package parlor.games.tictactoe;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The example for every game stays small, and has its rules in words.
class RulesTest {
  private static final Path SOURCES = Path.of("src/main/java/parlor/games/tictactoe");
  private static final int LINES_MAX = 100;

  @Test
  void the_rules_are_at_most_100_lines_of_code() throws IOException {
    try (var files = Files.list(SOURCES)) {
      var lines =
          files
              .filter(file ->
                  file.toString().endsWith(".java") && !file.endsWith("TicTacToePlugin.java"))
              .flatMap(file -> codeOf(file).stream())
              .count();
      assertThat(lines).isBetween(1L, (long) LINES_MAX);
    }
  }

  private static List<String> codeOf(Path file) {
    try {
      return Files.readAllLines(file).stream()
          .map(String::strip)
          .filter(RulesTest::isCode)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean isCode(String line) {
    return !line.isEmpty()
        && !line.startsWith("//")
        && !line.startsWith("package ")
        && !line.startsWith("import ");
  }

  @ParameterizedTest
  @CsvSource({"en, RULES.md", "ja, RULES.ja.md"})
  void the_rules_are_found_by_the_key_in_both_languages(String language, Path source)
      throws IOException {
    var name = "/rules/" + new TicTacToePlugin().key() + "." + language + ".md";
    try (var page = TicTacToe.class.getResourceAsStream(name)) {
      assertThat(page).as(name).isNotNull();
      assertThat(new String(page.readAllBytes(), StandardCharsets.UTF_8))
          .isEqualTo(Files.readString(source))
          .contains("\n## ");
    }
  }
}
