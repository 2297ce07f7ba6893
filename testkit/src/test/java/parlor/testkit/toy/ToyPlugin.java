package parlor.testkit.toy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import parlor.engine.Bot;
import parlor.engine.Game;
import parlor.engine.GamePlugin;

/// The toy game as the house would see it.
record ToyPlugin(Bug bug) implements GamePlugin<Toy.Rules, ToyState, ToyAction, ToyEvent, ToyView> {
  @Override
  public String key() {
    return "toy";
  }

  @Override
  public String name() {
    return "Toy";
  }

  @Override
  public int minSeats() {
    return 2;
  }

  @Override
  public int maxSeats() {
    return 3;
  }

  @Override
  public int rulesVersion() {
    return 1;
  }

  @Override
  public Game<Toy.Rules, ToyState, ToyAction, ToyEvent, ToyView> game() {
    return new Toy(bug);
  }

  @Override
  public Types<Toy.Rules, ToyAction, ToyEvent, ToyView> types() {
    return new Types<>(
        Toy.Rules.class, ToyAction.class, ToyEvent.class, ToyView.class, ToyEvent.ToyNews.class);
  }

  @Override
  public Toy.Rules defaults() {
    return new Toy.Rules(4);
  }

  @Override
  public SequencedMap<String, Bot<ToyAction, ToyView, ?>> bots() {
    var bots = new LinkedHashMap<String, Bot<ToyAction, ToyView, ?>>();
    List.of("easy", "medium", "hard").forEach(level -> bots.put(level, new ToyBot(bug)));
    return bots;
  }

  @Override
  public boolean draws() {
    return bug != Bug.DRAW_THAT_NOBODY_IS_TOLD_OF;
  }

  @Override
  public Toy.Rules rematch(Toy.Rules options, ToyState finished) {
    return bug == Bug.OPTION_SET_OUT_OF_ITS_RANGE ? new Toy.Rules(5) : options;
  }
}
