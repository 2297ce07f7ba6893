package parlor.games.shanko.bot;

import java.util.LinkedHashMap;
import java.util.SequencedMap;
import parlor.engine.Bot;
import parlor.games.shanko.ShankoAction;
import parlor.games.shanko.ShankoView;

/// Shanko's bots.
public final class ShankoBots {
  private static final Weights HARD = new Weights(40, 1, 4, 2, 5, 1.3);

  private ShankoBots() {}

  /// Those that people can play against, weakest first.
  public static SequencedMap<String, Bot<ShankoAction, ShankoView, ?>> levels() {
    var levels = new LinkedHashMap<String, Bot<ShankoAction, ShankoView, ?>>();
    levels.put("easy", easy());
    levels.put("medium", medium());
    levels.put("hard", hard());
    return levels;
  }

  /// Knows what it needs, and often does not look.
  public static Bot<ShankoAction, ShankoView, ?> easy() {
    return new GreedyBot(0.2, true);
  }

  /// Knows what it needs, and uses what lies on the table.
  public static Bot<ShankoAction, ShankoView, ?> medium() {
    return new GreedyBot(0, true);
  }

  /// Counts cards, and weighs speed, points and what it gives away.
  public static Bot<ShankoAction, ShankoView, ?> hard() {
    return new HardBot(HARD);
  }

  /// The yardstick of docs/bots/shanko.md.
  public static Bot<ShankoAction, ShankoView, ?> reference() {
    return new GreedyBot(0, false);
  }
}
