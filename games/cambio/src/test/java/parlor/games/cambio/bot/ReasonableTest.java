package parlor.games.cambio.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlor.engine.Bot;
import parlor.games.cambio.CambioAction;
import parlor.games.cambio.CambioView;
import parlor.games.cambio.Scoring;
import parlor.testkit.Proves;

/// Counts how often bots do what a sensible person would (SC-004, US7.2 to US7.4), by the bot's own
/// estimates: what it remembers, and 5.8 for each card it does not.
class ReasonableTest {
  private static final int LOW_DISCARD = 4;
  private static final double LOW_TOTAL = 10;

  private enum Kind {
    /// A discard of at most 4 lies open: it is taken.
    LOW_DISCARD_IS_TAKEN,
    /// A card replaces one: it is the one with the highest estimate.
    HIGHEST_IS_REPLACED,
    /// A card is in hand: it replaces the highest if it is lower, else it goes.
    LOWER_CARD_IS_PUT,
    /// The turn ends: by a call if the own total is low, else without.
    CALL_ON_A_LOW_TOTAL
  }

  private final Map<Kind, int[]> counts = new EnumMap<>(Kind.class);

  @ParameterizedTest
  @CsvSource({"easy,2,300", "medium,2,300", "hard,2,250", "hard,4,60"})
  @Proves("CAM-16")
  void at_least_four_of_five_moves_of_each_kind_are_reasonable(String level, int seats, int games) {
    var bot =
        switch (level) {
          case "easy" -> CambioBots.easy();
          case "medium" -> CambioBots.medium();
          default -> quickHard();
        };
    for (var game = 0; game < games; game++) {
      Arena.play(
          table(bot, seats),
          game,
          (seat, memory, view, action) -> {
            if (seat.index() == 0) {
              count((CambioMemory) memory, view, action);
            }
          });
    }
    assertThat(counts.keySet()).containsExactlyInAnyOrder(Kind.values());
    counts.forEach((kind, count) ->
        assertThat((double) count[1] / count[0])
            .as("%s, of %d", kind, count[0])
            .isGreaterThanOrEqualTo(0.8));
  }

  private static List<Bot<CambioAction, CambioView, ?>> table(
      Bot<CambioAction, CambioView, ?> bot, int seats) {
    var bots = new ArrayList<Bot<CambioAction, CambioView, ?>>();
    bots.add(bot);
    bots.addAll(Collections.nCopies(seats - 1, CambioBots.reference()));
    return bots;
  }

  /// With fewer playouts than it has at a table, so more of its moves are slips.
  private static Bot<CambioAction, CambioView, ?> quickHard() {
    return CambioBots.hard(8_000);
  }

  private void count(CambioMemory memory, CambioView view, CambioAction action) {
    switch (view.stage()) {
      case CambioView.Stage.Drawing _ -> {
        var top = view.discardTop();
        if (top.isPresent() && Scoring.value(top.get()) <= LOW_DISCARD) {
          count(Kind.LOW_DISCARD_IS_TAKEN, action instanceof CambioAction.TakeDiscard);
        }
      }
      case CambioView.Stage.Holding(_, var card) -> {
        var highest = memory.estimate(memory.me(), memory.highest());
        if (action instanceof CambioAction.Swap(var place)) {
          count(Kind.HIGHEST_IS_REPLACED, memory.estimate(memory.me(), place) == highest);
        }
        var isLower = Scoring.value(card.orElseThrow()) < highest;
        count(Kind.LOWER_CARD_IS_PUT, isLower == action instanceof CambioAction.Swap);
      }
      case CambioView.Stage.Ending _ -> {
        var isLow = memory.estimatedTotal() <= LOW_TOTAL;
        count(Kind.CALL_ON_A_LOW_TOTAL, isLow == action instanceof CambioAction.CallCambio);
      }
      case CambioView.Stage.UsingPower _,
          CambioView.Stage.Undealt _,
          CambioView.Stage.FirstLook _,
          CambioView.Stage.Looking _,
          CambioView.Stage.Over _ -> {}
    }
  }

  private void count(Kind kind, boolean reasonable) {
    var count = counts.computeIfAbsent(kind, _ -> new int[2]);
    count[0]++;
    count[1] += reasonable ? 1 : 0;
  }
}
