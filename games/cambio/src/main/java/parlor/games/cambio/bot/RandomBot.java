package parlor.games.cambio.bot;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import parlor.engine.Bot;
import parlor.engine.News;
import parlor.engine.Seat;
import parlor.games.cambio.CambioAction;
import parlor.games.cambio.CambioView;

/// Plays any of its options, each as likely: the weakest to measure others by.
///
/// @param callsOneIn how rarely it calls Cambio: at the end of one turn in so many
record RandomBot(int callsOneIn) implements Bot<CambioAction, CambioView, Seat> {
  @Override
  public Seat blank(Seat seat, RandomGenerator chance) {
    return seat;
  }

  @Override
  public Seat remember(Seat memory, CambioView view, List<? extends News> news) {
    return memory;
  }

  @Override
  public CambioAction choose(
      Seat memory, CambioView view, RandomGenerator chance, BooleanSupplier timeIsUp) {
    if (view.stage() instanceof CambioView.Stage.Ending) {
      return chance.nextInt(callsOneIn) == 0
          ? new CambioAction.CallCambio()
          : new CambioAction.EndTurn();
    }
    var options = view.options().listed();
    return options.get(chance.nextInt(options.size()));
  }
}
