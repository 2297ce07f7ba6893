package parlor.testkit.toy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import parlor.engine.Bot;
import parlor.engine.Game;
import parlor.engine.GamePlugin;

/// The toy game as the house would see it.
record ToyPlugin(Bug bug)
    implements GamePlugin<Toy.NoOptions, ToyState, ToyAction, ToyEvent, ToyView> {
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
  public Game<Toy.NoOptions, ToyState, ToyAction, ToyEvent, ToyView> game() {
    return new Toy(bug);
  }

  @Override
  public Types<Toy.NoOptions, ToyAction, ToyEvent, ToyView> types() {
    return new Types<>(
        Toy.NoOptions.class,
        ToyAction.class,
        ToyEvent.class,
        ToyView.class,
        ToyEvent.ToyNews.class);
  }

  @Override
  public Toy.NoOptions defaults() {
    return new Toy.NoOptions();
  }

  @Override
  public SequencedMap<String, Bot<ToyAction, ToyView, ?>> bots() {
    var bots = new LinkedHashMap<String, Bot<ToyAction, ToyView, ?>>();
    List.of("easy", "medium", "hard").forEach(level -> bots.put(level, new ToyBot(bug)));
    return bots;
  }
}
