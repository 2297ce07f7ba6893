package parlor.games.cambio;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Optional;
import parlor.cards.Card;
import parlor.engine.GamePlugin;
import parlor.testkit.GameLaws;
import parlor.testkit.Reshuffle;

/// The laws of every game, tried on Cambio.
class CambioLawsTest
    extends GameLaws<CambioOptions, CambioState, CambioAction, CambioEvent, CambioView> {
  @Override
  public GamePlugin<CambioOptions, CambioState, CambioAction, CambioEvent, CambioView> plugin() {
    return new CambioPlugin();
  }

  @Override
  public Optional<Reshuffle<CambioState>> unseen() {
    return Optional.of(Unseen::by);
  }

  @Override
  public Optional<Collection<?>> inventory(CambioState state) {
    if (state.phase() instanceof Phase.Undealt) {
      return Optional.empty();
    }
    var cards = new ArrayList<Card>(state.drawPile());
    cards.addAll(state.discards());
    state.grids().forEach(grid -> cards.addAll(grid.cards()));
    if (state.phase() instanceof Phase.Holding(var card, _)) {
      cards.add(card);
    }
    return Optional.of(cards);
  }
}
