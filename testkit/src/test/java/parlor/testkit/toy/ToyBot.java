package parlor.testkit.toy;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import parlor.engine.Bot;
import parlor.engine.News;
import parlor.engine.Seat;

/// Takes any option, and remembers all news.
record ToyBot(Bug bug) implements Bot<ToyAction, ToyView, Object> {
  @Override
  public Object blank(Seat seat, RandomGenerator chance) {
    return List.of();
  }

  @Override
  public Object remember(Object memory, ToyView view, List<? extends News> news) {
    if (bug == Bug.BOT_WITHOUT_EQUAL_MEMORY) {
      return new Object();
    }
    var more = new ArrayList<Object>((List<?>) memory);
    more.addAll(news);
    return List.copyOf(more);
  }

  @Override
  public ToyAction choose(
      Object memory, ToyView view, RandomGenerator chance, BooleanSupplier timeIsUp) {
    if (bug == Bug.BOT_THAT_PLAYS_ILLEGALLY) {
      return new ToyAction.Lay(List.of(99));
    }
    var options = view.options().listed();
    var luck =
        bug == Bug.BOT_THAT_CHANGES_ITS_MIND ? (int) (System.nanoTime() >>> 3) : chance.nextInt();
    return options.get(Math.floorMod(luck, options.size()));
  }
}
