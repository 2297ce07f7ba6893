package parlor.games.cambio.bot;

import java.util.LinkedHashMap;
import java.util.SequencedMap;
import parlor.engine.Bot;
import parlor.games.cambio.CambioAction;
import parlor.games.cambio.CambioView;

/// Cambio's bots.
public final class CambioBots {
  /// As many as stay well within 50 ms on one core.
  private static final int PLAYOUTS = 9_000;

  /// Takes a discard of at most 4, calls at an estimate of at most 10.
  private static final Habits USUAL = new Habits(4, 10);

  private CambioBots() {}

  /// Those that people can play against, weakest first.
  public static SequencedMap<String, Bot<CambioAction, CambioView, ?>> levels() {
    var levels = new LinkedHashMap<String, Bot<CambioAction, CambioView, ?>>();
    levels.put("easy", easy());
    levels.put("medium", medium());
    levels.put("hard", hard());
    return levels;
  }

  /// Forgets, and calls too late.
  public static Bot<CambioAction, CambioView, ?> easy() {
    return new HabitBot(new Habits(4, 6), 0.25);
  }

  /// Forgets nothing and plays by rules of thumb.
  public static Bot<CambioAction, CambioView, ?> medium() {
    return new HabitBot(USUAL, 0);
  }

  /// Forgets nothing, guesses at hidden cards and searches.
  public static Bot<CambioAction, CambioView, ?> hard() {
    return hard(PLAYOUTS);
  }

  /// The same with another number of playouts for each decision.
  public static Bot<CambioAction, CambioView, ?> hard(int playouts) {
    return new HardBot(USUAL, playouts);
  }

  /// The yardstick: takes a discard of at most 4, puts a card where the estimate is highest if that
  /// lowers it, and calls at an estimate of at most 10.
  public static Bot<CambioAction, CambioView, ?> reference() {
    return new HabitBot(USUAL, 0);
  }

  /// Any of its options, each as likely, but that it calls only at the end of one turn in so many.
  public static Bot<CambioAction, CambioView, ?> random(int callsOneIn) {
    return new RandomBot(callsOneIn);
  }
}
