package parlor.games.shanko;

import static org.assertj.core.api.Assertions.assertThat;
import static parlor.games.shanko.ShankoTable.ANN;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import parlor.engine.Absence;
import parlor.engine.Setup;
import parlor.testkit.Proves;

class ShankoPluginTest {
  private final ShankoPlugin plugin = new ShankoPlugin();

  @Test
  @Proves("SHA-1")
  void two_to_eight_sit_at_a_table() {
    assertThat(plugin.minSeats()).isEqualTo(2);
    assertThat(plugin.maxSeats()).isEqualTo(8);
  }

  @Test
  @Proves("SHA-3")
  void the_youngest_player_sits_at_one_of_the_seats() {
    assertThat(plugin.objection(new Setup<>(4, new ShankoOptions(4)))).isEmpty();
    assertThat(plugin.objection(new Setup<>(4, new ShankoOptions(5)))).isPresent();
  }

  @Test
  @Proves("SHA-18")
  void a_seat_that_a_bot_took_over_may_be_taken_back() {
    assertThat(plugin.seatsCanBeTakenBack()).isTrue();
    assertThat(plugin.bots()).containsKey(plugin.standIn());
    assertThat(ShankoTable.dealt(4, 1).waiting().whenAbsent()).isEqualTo(Absence.HOLDS);
    assertThat(ShankoTable.dealt(4, 1).waiting().ifSilent()).containsOnlyKeys(ANN);
  }

  @Test
  @Proves("SHA-20")
  void bots_of_three_levels_act_at_one_to_two_seconds() {
    assertThat(plugin.bots().sequencedKeySet()).containsExactly("easy", "medium", "hard");
    assertThat(plugin.thinking().least()).isEqualTo(Duration.ofSeconds(1));
    assertThat(plugin.thinking().most()).isEqualTo(Duration.ofSeconds(2));
  }
}
