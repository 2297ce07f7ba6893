package parlor.games.shanko.bot;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import parlor.engine.Bot;
import parlor.engine.News;
import parlor.engine.Seat;
import parlor.games.shanko.ShankoAction;
import parlor.games.shanko.ShankoView;

/// Counts cards, weighs speed against the points it may be caught with, and gives the next player
/// nothing.
record HardBot(Weights weights) implements Bot<ShankoAction, ShankoView, ShankoMemory> {
  @Override
  public ShankoMemory blank(Seat seat, RandomGenerator chance) {
    return ShankoMemory.blank(seat);
  }

  @Override
  public ShankoMemory remember(ShankoMemory memory, ShankoView view, List<? extends News> news) {
    return memory.after(view, news);
  }

  @Override
  public ShankoAction choose(
      ShankoMemory memory, ShankoView view, RandomGenerator chance, BooleanSupplier timeIsUp) {
    return switch (view.step()) {
      case BUYING, DRAWING -> new Choosing(Sight.of(view, memory), weights, chance).draw();
      case ARRANGING ->
          Arranging.swap(view)
              .or(() -> Arranging.meldOrLayOff(view, memory))
              .orElseGet(() -> new Choosing(Sight.of(view, memory), weights, chance).discard());
      case READING, DEALING, OVER -> new ShankoAction.Ready();
    };
  }
}
