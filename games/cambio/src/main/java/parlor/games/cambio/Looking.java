package parlor.games.cambio;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import parlor.cards.Card;
import parlor.engine.Seat;
import parlor.engine.Viewer;

/// Who sees which card, and for how long. RULES.md § Looking.
final class Looking {
  static final Duration FIRST_LOOK = Duration.ofSeconds(10);
  static final Duration LOOK = Duration.ofSeconds(5);

  private Looking() {}

  static CambioState firstLookEnded(CambioState state) {
    return state.with(new Phase.Drawing());
  }

  static CambioState looked(CambioState state, Seat seat, Spot at) {
    return state.with(at, state.at(at).shownAlsoTo(seat)).with(new Phase.Looking(at));
  }

  static CambioState lookEnded(CambioState state) {
    return state.with(new Phase.Ending());
  }

  /// The card at a spot, if this viewer may see it now.
  static Optional<Card> visible(CambioState state, Spot spot, Viewer viewer) {
    return isVisible(state, spot, viewer) ? Optional.of(state.at(spot).card()) : Optional.empty();
  }

  private static boolean isVisible(CambioState state, Spot spot, Viewer viewer) {
    if (viewer instanceof Viewer.Open) {
      return true;
    }
    return switch (state.phase()) {
      case Phase.FirstLook _ ->
          viewer.equals(new Viewer.At(spot.seat())) && spot.place().isBottom();
      case Phase.Looking(var at) -> at.equals(spot) && isInTurn(state, viewer);
      case Phase.Over _ -> true;
      case Phase.Undealt _,
          Phase.Drawing _,
          Phase.Holding _,
          Phase.UsingPower _,
          Phase.KingChoosing _,
          Phase.Ending _,
          Phase.Passing _ ->
          false;
    };
  }

  /// The card in hand, if this viewer may see it: its player, and all if it lay open before.
  static Optional<Card> visible(CambioState state, Phase.Holding holding, Viewer viewer) {
    return holding.source() == Source.DISCARDS || seesAsInTurn(state, viewer)
        ? Optional.of(holding.card())
        : Optional.empty();
  }

  /// Whether this viewer sees what the player whose turn it is sees.
  static boolean seesAsInTurn(CambioState state, Viewer viewer) {
    return viewer instanceof Viewer.Open || isInTurn(state, viewer);
  }

  static boolean isInTurn(CambioState state, Viewer viewer) {
    return viewer.equals(new Viewer.At(state.turn()));
  }

  /// Each seat's four places, with the cards that this viewer sees now.
  static List<CambioView.Cards> grids(CambioState state, Viewer viewer) {
    var grids = new ArrayList<CambioView.Cards>();
    for (var at = 0; at < state.grids().size(); at++) {
      var seat = new Seat(at);
      grids.add(new CambioView.Cards(seat, places(state, seat, viewer)));
    }
    return Collections.unmodifiableList(grids);
  }

  private static List<CambioView.Lying> places(CambioState state, Seat seat, Viewer viewer) {
    var places = new ArrayList<CambioView.Lying>(Place.ALL.size());
    for (var place : Place.ALL) {
      places.add(new CambioView.Lying(place, visible(state, new Spot(seat, place), viewer)));
    }
    return Collections.unmodifiableList(places);
  }
}
