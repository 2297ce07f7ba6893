package parlor.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import parlor.engine.GamePlugin;
import parlor.engine.Match;
import parlor.engine.Mind;
import parlor.engine.Seat;
import parlor.engine.Setup;
import parlor.engine.SplitMix64;
import parlor.engine.Status;
import parlor.engine.View;
import parlor.engine.Viewer;

/// A table of bots, one of any level at each seat. Time is always up for them, so that they answer
/// at once and repeatably.
final class BotTable<O, S, A, E, V extends View<A>> implements Mover<O, S, A, E, V> {
  private final Map<Seat, Mind<A, V, ?>> minds = new LinkedHashMap<>();

  BotTable(GamePlugin<O, S, A, E, V> plugin, Setup<O> setup, long seed) {
    var levels = List.copyOf(plugin.bots().values());
    var luck = new SplitMix64(seed);
    for (var seat : setup.allSeats()) {
      minds.put(seat, Mind.blank(Mover.any(levels, luck), seat, luck));
    }
  }

  @Override
  public Cause<A> next(
      Setup<O> setup,
      Match<O, S, A, E, V> match,
      Status.Waiting<A> waiting,
      RandomGenerator chance) {
    var seat = Mover.any(new ArrayList<>(waiting.ifSilent().keySet()), chance);
    var mind = minds.get(seat);
    if (mind == null) {
      throw new AssertionError("no such seat: " + seat);
    }
    var seed = chance.nextLong();
    var view = match.view(new Viewer.At(seat));
    var action = mind.choose(view, new SplitMix64(seed), () -> true);
    assertThat(mind.choose(view, new SplitMix64(seed), () -> true))
        .as("asked again, the bot at %s chooses the same", seat)
        .isEqualTo(action);
    return new Cause.Acted<>(seat, action);
  }

  @Override
  public void saw(Moment<O, S, A, E, V> moment) {
    if (!moment.step().isEmpty()) {
      var news = moment.before().news(moment.step());
      minds.replaceAll((seat, mind) -> mind.after(moment.after().view(new Viewer.At(seat)), news));
    }
  }
}
