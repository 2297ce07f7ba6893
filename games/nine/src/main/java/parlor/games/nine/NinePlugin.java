package parlor.games.nine;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import parlor.engine.Bot;
import parlor.engine.Game;
import parlor.engine.GamePlugin;
import parlor.games.nine.bot.Habit;
import parlor.games.nine.bot.HardBot;
import parlor.games.nine.bot.Ladder;
import parlor.games.nine.bot.Personality;
import parlor.games.nine.bot.StyleBot;
import parlor.games.nine.bot.Uniform;

/// Nine as the house sees it.
public final class NinePlugin
    implements GamePlugin<NineOptions, NineState, NineAction, NineEvent, NineView> {
  @Override
  public String key() {
    return "nine";
  }

  @Override
  public String name() {
    return "Nine";
  }

  @Override
  public int minSeats() {
    return Nine.SEATS;
  }

  @Override
  public int maxSeats() {
    return Nine.SEATS;
  }

  @Override
  public int rulesVersion() {
    return 1;
  }

  @Override
  public Game<NineOptions, NineState, NineAction, NineEvent, NineView> game() {
    return new Nine();
  }

  @Override
  public Types<NineOptions, NineAction, NineEvent, NineView> types() {
    return new Types<>(
        NineOptions.class, NineAction.class, NineEvent.class, NineView.class, NineNews.class);
  }

  @Override
  public NineOptions defaults() {
    return NineOptions.STANDARD;
  }

  /// Four levels of strength, then the characters, which are none.
  @Override
  public SequencedMap<String, Bot<NineAction, NineView, ?>> bots() {
    var bots = new LinkedHashMap<String, Bot<NineAction, NineView, ?>>();
    bots.put(
        "easy",
        new StyleBot(List.of(Habit.ASCENDING, Habit.DESCENDING, Habit.MIDDLE_FIRST, Habit.MIRROR)));
    bots.put("medium", new StyleBot(new Ladder()));
    bots.put("hard", new HardBot());
    bots.put("perfect", new StyleBot(new Uniform()));
    bots.put("aggressive", new StyleBot(Personality.AGGRESSIVE));
    bots.put("defensive", new StyleBot(Personality.DEFENSIVE));
    bots.put("balanced", new StyleBot(Personality.BALANCED));
    return bots;
  }

  @Override
  public boolean draws() {
    return false;
  }

  @Override
  public Thinking thinking() {
    return new Thinking(Duration.ofSeconds(1), Duration.ofSeconds(1));
  }

  @Override
  public boolean keepsSeatsAgainstBots() {
    return true;
  }
}
