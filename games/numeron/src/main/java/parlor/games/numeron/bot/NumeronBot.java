package parlor.games.numeron.bot;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import parlor.engine.Bot;
import parlor.engine.News;
import parlor.engine.Seat;
import parlor.games.numeron.NumeronAction;
import parlor.games.numeron.NumeronOptions.Mode;
import parlor.games.numeron.NumeronView;

/// Deep Numb: one memory for all levels, and a style that may depend on the round.
public final class NumeronBot implements Bot<NumeronAction, NumeronView, Memory> {
  private static final Style EASY = new Easy();
  private static final Style MEDIUM = new Medium();
  private static final Style HARD = new Hard(new ItemSense());

  private final Function<NumeronView, Style> styles;

  NumeronBot(Function<NumeronView, Style> styles) {
    this.styles = styles;
  }

  /// All levels, weakest first.
  public static SequencedMap<String, Bot<NumeronAction, NumeronView, ?>> levels() {
    var levels = new LinkedHashMap<String, Bot<NumeronAction, NumeronView, ?>>();
    levels.put("easy", new NumeronBot(_ -> EASY));
    levels.put("medium", new NumeronBot(_ -> MEDIUM));
    levels.put("hard", new NumeronBot(_ -> HARD));
    levels.put("tournament", new NumeronBot(NumeronBot::ofRound));
    return levels;
  }

  /// Works out every plan that a decision may look up.
  public static void prepare() {
    Tables.prepare();
  }

  /// Stronger from round to round; outside tournaments as strong as it can.
  static Style ofRound(NumeronView view) {
    if (view.mode() != Mode.TOURNAMENT) {
      return HARD;
    }
    return switch (view.round()) {
      case 0, 1 -> EASY;
      case 2 -> MEDIUM;
      default -> HARD;
    };
  }

  @Override
  public Memory blank(Seat seat, RandomGenerator chance) {
    return Memory.blank(seat, Names.drawn(chance));
  }

  @Override
  public Memory remember(Memory memory, NumeronView view, List<? extends News> news) {
    return memory.after(view);
  }

  @Override
  public NumeronAction choose(
      Memory memory, NumeronView view, RandomGenerator chance, BooleanSupplier timeIsUp) {
    return styles.apply(view).choose(new Situation(memory, view, chance, timeIsUp));
  }
}
