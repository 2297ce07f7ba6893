package parlor.games.shanko.bot;

import java.util.LinkedHashMap;
import java.util.SequencedMap;
import parlor.engine.Bot;
import parlor.games.shanko.ShankoAction;
import parlor.games.shanko.ShankoView;

/// Shanko's bots.
public final class ShankoBots {
  private ShankoBots() {}

  /// Those that people can play against, weakest first.
  public static SequencedMap<String, Bot<ShankoAction, ShankoView, ?>> levels() {
    var levels = new LinkedHashMap<String, Bot<ShankoAction, ShankoView, ?>>();
    levels.put("easy", new PlainBot());
    levels.put("medium", new PlainBot());
    levels.put("hard", new PlainBot());
    return levels;
  }
}
