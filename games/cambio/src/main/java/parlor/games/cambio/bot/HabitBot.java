package parlor.games.cambio.bot;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import parlor.engine.Bot;
import parlor.engine.News;
import parlor.engine.Seat;
import parlor.games.cambio.CambioAction;
import parlor.games.cambio.CambioView;

/// Plays by rules of thumb.
///
/// @param forgetting the chance to forget each card before each own turn
record HabitBot(Habits habits, double forgetting)
    implements Bot<CambioAction, CambioView, CambioMemory> {
  @Override
  public CambioMemory blank(Seat seat, RandomGenerator chance) {
    return CambioMemory.blank(seat, forgetting, chance.nextLong());
  }

  @Override
  public CambioMemory remember(CambioMemory memory, CambioView view, List<? extends News> news) {
    return memory.after(view, news);
  }

  @Override
  public CambioAction choose(
      CambioMemory memory, CambioView view, RandomGenerator chance, BooleanSupplier timeIsUp) {
    return habits.choose(memory, view, chance);
  }
}
