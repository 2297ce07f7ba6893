package parlor.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlor.testkit.Proves;

final class NamesTest {
  @Test
  @Proves("PLT-1")
  void a_name_is_trimmed_and_composed() {
    assertThat(Names.clean("  Zoe\u0308   B \u3000")).contains("Zoë B");
  }

  @ParameterizedTest
  @ValueSource(strings = {"A", "太郎", "Ann-Marie O'Neil", "👍🏽", "❤️", "<b>Ann</b>", "नमस्ते"})
  @Proves("PLT-1")
  void names_of_all_scripts_are_taken_as_they_are(String name) {
    assertThat(Names.clean(name)).contains(name);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "   ",
        "\u00A0",
        "\u2007 \u202F",
        "\u3164",
        "A\u0000",
        "A\u200BB",
        "A\u202EB",
        "\u2066A",
        "A\uFEFF",
        "A\nB\u2028C",
        "A\uFE0F",
        "\u0301",
        "Z\u0334\u0335\u0336\u0337lgo",
        "\uD800",
        "\uE000",
      })
  @Proves("PLT-28")
  void invisible_directional_and_piled_characters_are_no_name(String name) {
    assertThat(Names.clean(name)).isEmpty();
  }

  @Test
  @Proves("PLT-28")
  void spaces_of_any_kind_around_a_name_are_taken_away() {
    assertThat(Names.clean("\u00A0Ann\u202F ")).contains("Ann");
  }

  @Test
  @Proves("PLT-28")
  void twenty_characters_are_a_name_and_twenty_one_are_not() {
    assertThat(Names.clean("é".repeat(20))).isPresent();
    assertThat(Names.clean("é".repeat(21))).isEmpty();
    assertThat(Names.clean("x".repeat(10_000))).isEmpty();
  }
}
