package parlor.games.nine;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
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
}
