package parlor.games.cambio;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import parlor.testkit.Proves;
import parlor.wire.Shelf;

class CambioPluginTest {
  @Test
  @Proves({"CAM-1", "CAM-19"})
  void two_to_four_play_and_a_seat_is_not_taken_back() {
    var box = Shelf.load().box("cambio").orElseThrow();
    assertThat(box.minSeats()).isEqualTo(2);
    assertThat(box.maxSeats()).isEqualTo(4);
    assertThat(box.seatsCanBeTakenBack()).isFalse();
  }

  @Test
  @Proves("CAM-15")
  void a_bot_takes_one_to_two_seconds_for_an_action() {
    var thinking = new CambioPlugin().thinking();
    assertThat(thinking.least()).hasSeconds(1);
    assertThat(thinking.most()).hasSeconds(2);
  }
}
