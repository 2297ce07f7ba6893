package parlor.games.numeron;

import java.util.Optional;
import java.util.SequencedMap;
import parlor.engine.Bot;
import parlor.engine.Game;
import parlor.engine.GamePlugin;
import parlor.engine.Refusal;
import parlor.engine.Setup;
import parlor.games.numeron.NumeronOptions.Mode;
import parlor.games.numeron.bot.NumeronBot;

/// Numer0n as the house sees it.
public final class NumeronPlugin
    implements GamePlugin<NumeronOptions, NumeronState, NumeronAction, NumeronEvent, NumeronView> {
  static final Refusal TOURNAMENT_OF_TWO =
      Refusal.of("tournament-of-two", "A tournament is played by two sides.");
  static final Refusal NO_ITEMS_ALONE = Refusal.of("no-items-alone", "Single play has no items.");

  @Override
  public String key() {
    return "numeron";
  }

  @Override
  public String name() {
    return "Numer0n";
  }

  @Override
  public int minSeats() {
    return 1;
  }

  @Override
  public int maxSeats() {
    return NumeronState.SIDES;
  }

  @Override
  public int rulesVersion() {
    return 1;
  }

  @Override
  public Game<NumeronOptions, NumeronState, NumeronAction, NumeronEvent, NumeronView> game() {
    return new Numeron();
  }

  @Override
  public Types<NumeronOptions, NumeronAction, NumeronEvent, NumeronView> types() {
    return new Types<>(
        NumeronOptions.class,
        NumeronAction.class,
        NumeronEvent.class,
        NumeronView.class,
        NumeronNews.class);
  }

  @Override
  public NumeronOptions defaults() {
    return NumeronOptions.USUAL;
  }

  @Override
  public Optional<Refusal> objection(Setup<NumeronOptions> setup) {
    if (setup.seats() > 1) {
      return Optional.empty();
    }
    if (setup.options().mode() == Mode.TOURNAMENT) {
      return Optional.of(TOURNAMENT_OF_TWO);
    }
    return setup.options().items() ? Optional.of(NO_ITEMS_ALONE) : Optional.empty();
  }

  @Override
  public SequencedMap<String, Bot<NumeronAction, NumeronView, ?>> bots() {
    return NumeronBot.levels();
  }

  @Override
  public void prepareBots() {
    NumeronBot.prepare();
  }

  /// The seats stay, and the first call is passed on by the options instead.
  @Override
  public boolean rotatesSeats() {
    return false;
  }

  @Override
  public NumeronOptions rematch(NumeronOptions options, NumeronState finished) {
    return finished.isSinglePlay()
        ? options
        : options.withFirst(NumeronState.other(finished.first()));
  }
}
