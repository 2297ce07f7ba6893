package parlor.tables.draws;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import parlor.engine.Absence;
import parlor.engine.Bot;
import parlor.engine.Game;
import parlor.engine.GamePlugin;
import parlor.engine.News;
import parlor.engine.Seat;

/// The game for tests, in two boxes: in one of them seats cannot be taken back.
public record DrawsPlugin(String key, boolean seatsCanBeTakenBack)
    implements GamePlugin<DrawsOptions, DrawsState, DrawsAction, DrawsEvent, DrawsView> {

  @Override
  public String name() {
    return "Draws";
  }

  @Override
  public int minSeats() {
    return 1;
  }

  @Override
  public int maxSeats() {
    return 6;
  }

  @Override
  public int rulesVersion() {
    return 3;
  }

  @Override
  public Game<DrawsOptions, DrawsState, DrawsAction, DrawsEvent, DrawsView> game() {
    return new Draws();
  }

  @Override
  public Types<DrawsOptions, DrawsAction, DrawsEvent, DrawsView> types() {
    return new Types<>(
        DrawsOptions.class,
        DrawsAction.class,
        DrawsEvent.class,
        DrawsView.class,
        DrawsEvent.Public.class);
  }

  @Override
  public DrawsOptions defaults() {
    return new DrawsOptions(3, Absence.HOLDS, false, Duration.ZERO);
  }

  @Override
  public SequencedMap<String, Bot<DrawsAction, DrawsView, ?>> bots() {
    var bots = new LinkedHashMap<String, Bot<DrawsAction, DrawsView, ?>>();
    bots.put("easy", new Counter());
    bots.put("medium", new Counter());
    return bots;
  }

  /// A bot that picks the number of steps it remembers.
  static final class Counter implements Bot<DrawsAction, DrawsView, Integer> {
    @Override
    public Integer blank(Seat seat, RandomGenerator chance) {
      return chance.nextInt(10);
    }

    @Override
    public Integer remember(Integer memory, DrawsView view, List<? extends News> news) {
      return memory + 1;
    }

    @Override
    public DrawsAction choose(
        Integer memory, DrawsView view, RandomGenerator chance, BooleanSupplier timeIsUp) {
      return new DrawsAction.Pick(memory % 10);
    }
  }
}
