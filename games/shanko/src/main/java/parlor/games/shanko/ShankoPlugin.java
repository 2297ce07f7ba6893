package parlor.games.shanko;

import java.util.Optional;
import java.util.SequencedMap;
import parlor.engine.Bot;
import parlor.engine.Game;
import parlor.engine.GamePlugin;
import parlor.engine.Refusal;
import parlor.engine.Setup;
import parlor.games.shanko.bot.ShankoBots;

/// Shanko as the house sees it.
public final class ShankoPlugin
    implements GamePlugin<ShankoOptions, ShankoState, ShankoAction, ShankoEvent, ShankoView> {
  private static final Refusal NO_SUCH_SEAT =
      Refusal.of("no-such-seat", "The youngest player must sit at one of the table's seats.");

  @Override
  public String key() {
    return "shanko";
  }

  @Override
  public String name() {
    return "Shanko";
  }

  @Override
  public int minSeats() {
    return 2;
  }

  @Override
  public int maxSeats() {
    return 8;
  }

  @Override
  public int rulesVersion() {
    return 1;
  }

  @Override
  public Game<ShankoOptions, ShankoState, ShankoAction, ShankoEvent, ShankoView> game() {
    return new Shanko();
  }

  @Override
  public Types<ShankoOptions, ShankoAction, ShankoEvent, ShankoView> types() {
    return new Types<>(
        ShankoOptions.class,
        ShankoAction.class,
        ShankoEvent.class,
        ShankoView.class,
        ShankoNews.class);
  }

  @Override
  public ShankoOptions defaults() {
    return new ShankoOptions(0);
  }

  @Override
  public Optional<Refusal> objection(Setup<ShankoOptions> setup) {
    return setup.options().youngest() > setup.seats()
        ? Optional.of(NO_SUCH_SEAT)
        : Optional.empty();
  }

  @Override
  public SequencedMap<String, Bot<ShankoAction, ShankoView, ?>> bots() {
    return ShankoBots.levels();
  }
}
