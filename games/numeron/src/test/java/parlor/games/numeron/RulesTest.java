package parlor.games.numeron;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlor.testkit.Proves;

class RulesTest {
  @ParameterizedTest
  @Proves("PLT-23")
  @CsvSource({"en, RULES.md", "ja, RULES.ja.md"})
  void the_rules_are_found_by_the_key_in_both_languages(String language, Path source)
      throws IOException {
    var name = "/rules/" + new NumeronPlugin().key() + "." + language + ".md";
    try (var page = Numeron.class.getResourceAsStream(name)) {
      assertThat(page).as(name).isNotNull();
      assertThat(new String(page.readAllBytes(), StandardCharsets.UTF_8))
          .isEqualTo(Files.readString(source))
          .contains("\n## ");
    }
  }
}
