package parlor.games.cambio.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import parlor.engine.Bot;
import parlor.engine.News;
import parlor.engine.Seat;
import parlor.games.cambio.CambioAction;
import parlor.games.cambio.CambioView;
import parlor.testkit.Proves;

/// Short tournaments, with room for luck; the full ones are in the lab (`CambioLab`).
class TournamentTest {
  @Test
  @Proves("CAM-17")
  void medium_beats_easy() {
    assertThat(Arena.share(CambioBots.medium(), CambioBots.easy(), 400)).isGreaterThan(0.7);
  }

  @Test
  @Proves("CAM-17")
  void hard_beats_the_reference() {
    assertThat(Arena.share(CambioBots.hard(2_000), CambioBots.reference(), 300))
        .isGreaterThan(0.52);
  }

  @Test
  @Proves("CAM-17")
  void hard_beats_random() {
    assertThat(Arena.share(CambioBots.hard(1_000), CambioBots.random(10), 100)).isGreaterThan(0.9);
  }

  @Test
  @Proves("CAM-17")
  void a_decision_takes_at_most_50_ms_of_one_core() {
    var timed = new Timed((HardBot) CambioBots.hard(), new ArrayList<>());
    for (var seed = 0; seed < 12; seed++) {
      var reference = CambioBots.reference();
      Arena.play(List.of(timed, reference, reference, reference), seed);
    }
    var sorted = timed.nanos().stream().sorted().toList();
    assertThat(sorted.get(sorted.size() * 95 / 100)).isLessThan(50_000_000L);
  }

  /// A bot whose decisions are measured in processor time, so that a busy machine does not count.
  private record Timed(HardBot bot, List<Long> nanos)
      implements Bot<CambioAction, CambioView, CambioMemory> {
    @Override
    public CambioMemory blank(Seat seat, java.util.random.RandomGenerator chance) {
      return bot.blank(seat, chance);
    }

    @Override
    public CambioMemory remember(CambioMemory memory, CambioView view, List<? extends News> news) {
      return bot.remember(memory, view, news);
    }

    @Override
    public CambioAction choose(
        CambioMemory memory,
        CambioView view,
        java.util.random.RandomGenerator chance,
        java.util.function.BooleanSupplier timeIsUp) {
      var clock = ManagementFactory.getThreadMXBean();
      var start = clock.getCurrentThreadCpuTime();
      var action = bot.choose(memory, view, chance, timeIsUp);
      nanos.add(clock.getCurrentThreadCpuTime() - start);
      return action;
    }
  }
}
