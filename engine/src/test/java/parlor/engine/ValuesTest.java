package parlor.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// The small values of the contract.
class ValuesTest {
  private static final Seat ANN = new Seat(0);
  private static final Seat CAL = new Seat(2);

  @Test
  void seats_are_counted_from_0_and_go_round() {
    assertThat(Seat.range(3)).containsExactly(ANN, new Seat(1), CAL).isSorted();
    assertThat(CAL.next(3)).isEqualTo(ANN);
    assertThat(new Setup<>(3, "").allSeats()).isEqualTo(Seat.range(3));
    assertThatThrownBy(() -> new Seat(-1)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void a_refusal_puts_its_arguments_into_the_sentence_and_keeps_them() {
    var refusal = Refusal.of("too-few", "{have} of {need} cards.").with("have", 2).with("need", 3);
    assertThat(refusal.message()).isEqualTo("2 of 3 cards.");
    assertThat(refusal.arguments()).containsExactly(Map.entry("have", "2"), Map.entry("need", "3"));
    assertThat(Refusal.NOT_NOW.arguments()).isEmpty();
  }

  @Test
  void options_cannot_be_changed_from_outside() {
    var listed = new ArrayList<>(List.of("a"));
    var options = Options.exactly(listed);
    listed.add("b");
    assertThat(options).isEqualTo(new Options<>(List.of("a"), true));
    assertThat(Options.amongOthers(listed).complete()).isFalse();
    assertThat(Options.none()).isEqualTo(Options.exactly(List.of()));
  }

  @Test
  void waiting_on_one_seat_has_the_usual_minute_and_holds_while_its_person_is_away() {
    var waiting = Status.Waiting.on(7, ANN, "pass");
    assertThat(waiting.limit()).isEqualTo(Optional.of(Status.USUAL_LIMIT));
    assertThat(waiting.whenAbsent()).isEqualTo(Absence.HOLDS);
    assertThat(waiting.ifSilent()).containsExactly(Map.entry(ANN, "pass"));
    assertThat(waiting.alsoHolding()).isEmpty();
  }

  @Test
  void awaited_seats_keep_their_order_and_cannot_be_changed_from_outside() {
    var silent = new LinkedHashMap<Seat, String>();
    silent.put(CAL, "pass");
    silent.put(ANN, "pass");
    var waiting = new Status.Waiting<>(1, Optional.empty(), Absence.RUNS, silent);
    silent.clear();
    assertThat(waiting.ifSilent().keySet()).containsExactly(CAL, ANN);
  }
}
