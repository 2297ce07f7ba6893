package parlor.games.cambio.bot;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import parlor.engine.Bot;
import parlor.engine.News;
import parlor.engine.Seat;
import parlor.engine.SplitMix64;
import parlor.games.cambio.CambioAction;
import parlor.games.cambio.CambioView;
import parlor.games.cambio.Scoring;

/// Remembers everything, guesses at hidden cards by what others did, and searches; where nobody
/// seems to play with sense, it plays by rules of thumb and waits.
///
/// @param playouts how many playouts a decision of two takes at most; at a larger table, where each
///   takes longer, there are fewer
record HardBot(Habits habits, int playouts) implements Bot<CambioAction, CambioView, CambioMemory> {
  private static final Margins OF_TWO = new Margins(0.095, 0.006, 0);

  /// In company a single move decides less.
  private static final Margins OF_MORE = new Margins(0.09, 0.002, 0);

  /// By how much a call on a high total must be better, where surely nobody has sense: there it is
  /// better to wait. Of more than 1, since doubts weigh that much more.
  private static final double MISTRUST = 2;

  /// Where it is less likely than this that anybody has sense, it does not search: nearly every
  /// move wins there, so that the luck of playouts would weigh more than what sets moves apart.
  /// Just below what a stranger is taken for, so that somebody has to earn it.
  private static final double DOUBTFUL = 0.79;

  /// Who has no sense gets no better, so there is time to wait for a total of at most 6.
  private static final Habits PATIENT = new Habits(4, 6);

  /// By how much another action must be better to be played instead of the usual one, where people
  /// expect the usual one.
  private record Margins(double taking, double place, double putting) {}

  @Override
  public CambioMemory blank(Seat seat, RandomGenerator chance) {
    return CambioMemory.blank(seat, 0, chance.nextLong());
  }

  @Override
  public CambioMemory remember(CambioMemory memory, CambioView view, List<? extends News> news) {
    return memory.after(view, news);
  }

  @Override
  public CambioAction choose(
      CambioMemory memory, CambioView view, RandomGenerator chance, BooleanSupplier timeIsUp) {
    if (view.options().listed().size() == 1) {
      return view.options().listed().getFirst();
    }
    var luck = new SplitMix64(chance.nextLong());
    if (most(memory) < DOUBTFUL) {
      return PATIENT.choose(memory, view, luck);
    }
    var usual = habits.choose(memory, view, luck);
    return new Search(
            memory,
            view,
            usual,
            other -> margin(memory, view, usual, other),
            4 * playouts / (memory.seats() + 2),
            luck,
            timeIsUp)
        .best();
  }

  private double margin(
      CambioMemory memory, CambioView view, CambioAction usual, CambioAction other) {
    var margins = view.grids().size() == 2 ? OF_TWO : OF_MORE;
    return switch (view.stage()) {
      case CambioView.Stage.Drawing _ -> isLow(view) ? margins.taking : 0;
      case CambioView.Stage.Holding _ ->
          (sparesHighest(memory, other) ? margins.place : 0)
              + (isSwap(usual) == isSwap(other) ? 0 : margins.putting);
      case CambioView.Stage.Ending _ ->
          other instanceof CambioAction.CallCambio ? MISTRUST * (1 - most(memory)) : 0;
      case CambioView.Stage.UsingPower _,
          CambioView.Stage.Undealt _,
          CambioView.Stage.FirstLook _,
          CambioView.Stage.Looking _,
          CambioView.Stage.Over _ ->
          0;
    };
  }

  /// How likely the one with the most sense has any.
  private static double most(CambioMemory memory) {
    return Seat.range(memory.seats()).stream()
        .filter(seat -> !seat.equals(memory.me()))
        .mapToDouble(seat -> memory.sensible().get(seat.index()))
        .max()
        .orElse(1);
  }

  private static boolean isSwap(CambioAction action) {
    return action instanceof CambioAction.Swap;
  }

  /// Whether a card is replaced that is not the highest.
  private static boolean sparesHighest(CambioMemory memory, CambioAction action) {
    return action instanceof CambioAction.Swap(var place)
        && memory.estimate(memory.me(), place) < memory.estimate(memory.me(), memory.highest());
  }

  private boolean isLow(CambioView view) {
    return view.discardTop().filter(card -> Scoring.value(card) <= habits.takesUpTo()).isPresent();
  }
}
