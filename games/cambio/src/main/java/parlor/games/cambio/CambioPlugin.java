package parlor.games.cambio;

import java.util.SequencedMap;
import parlor.engine.Bot;
import parlor.engine.Game;
import parlor.engine.GamePlugin;
import parlor.games.cambio.bot.CambioBots;

/// Cambio as the house sees it.
public final class CambioPlugin
    implements GamePlugin<CambioOptions, CambioState, CambioAction, CambioEvent, CambioView> {
  @Override
  public String key() {
    return "cambio";
  }

  @Override
  public String name() {
    return "Cambio";
  }

  @Override
  public int minSeats() {
    return 2;
  }

  @Override
  public int maxSeats() {
    return 4;
  }

  @Override
  public int rulesVersion() {
    return 1;
  }

  @Override
  public Game<CambioOptions, CambioState, CambioAction, CambioEvent, CambioView> game() {
    return new Cambio();
  }

  @Override
  public Types<CambioOptions, CambioAction, CambioEvent, CambioView> types() {
    return new Types<>(
        CambioOptions.class,
        CambioAction.class,
        CambioEvent.class,
        CambioView.class,
        CambioNews.class);
  }

  @Override
  public CambioOptions defaults() {
    return new CambioOptions();
  }

  @Override
  public SequencedMap<String, Bot<CambioAction, CambioView, ?>> bots() {
    return CambioBots.levels();
  }

  /// What a person was shown must not help them after a bot has played on.
  @Override
  public boolean seatsCanBeTakenBack() {
    return false;
  }
}
