package parlor.games.nine;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlor.engine.Decision;
import parlor.engine.GamePlugin;
import parlor.testkit.Proves;
import parlor.wire.Shelf;

class NinePluginTest {
  private final NinePlugin plugin = new NinePlugin();

  @Test
  void the_house_finds_the_game() {
    assertThat(Shelf.load().box("nine")).isPresent();
  }

  @Test
  @Proves("NINE-7")
  void a_bot_takes_one_second() {
    assertThat(plugin.thinking())
        .isEqualTo(new GamePlugin.Thinking(Duration.ofSeconds(1), Duration.ofSeconds(1)));
  }

  @Test
  @Proves({"NINE-9", "NINE-10"})
  void there_are_four_levels_and_three_characters() {
    assertThat(plugin.bots().keySet())
        .containsExactly(
            "easy", "medium", "hard", "perfect", "aggressive", "defensive", "balanced");
  }

  @Test
  @Proves("PLT-6")
  void a_rematch_against_the_computer_keeps_the_seats() {
    assertThat(plugin.keepsSeatsAgainstBots()).isTrue();
  }

  @Test
  @Proves("NINE-19")
  void wrong_options_are_refused() {
    var box = Shelf.of(plugin);
    assertThat(box.options(2, "{\"ties\":\"carry\",\"bestOf\":\"three\"}"))
        .isEqualTo(
            Decision.accept(
                "{\"ties\":\"carry\",\"bestOf\":\"three\",\"multiplier\":1,\"bonusTurn\":0,"
                    + "\"joker\":false}"));
    assertThat(box.options(2, "{\"multiplier\":4}")).isInstanceOf(Decision.Refused.class);
    assertThat(box.options(2, "{\"bestOf\":\"two\"}")).isInstanceOf(Decision.Refused.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"rules/nine.en.md", "rules/nine.ja.md"})
  @Proves("PLT-23")
  void the_rules_are_packaged_and_say_what_perfect_play_is(String resource) throws IOException {
    try (var in = NinePlugin.class.getClassLoader().getResourceAsStream(resource)) {
      assertThat(new String(requireNonNull(in).readAllBytes(), UTF_8))
          .contains("803,542", "46.61 %");
    }
  }
}
