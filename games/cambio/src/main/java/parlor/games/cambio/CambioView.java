package parlor.games.cambio;

import java.util.List;
import java.util.Optional;
import parlor.cards.Card;
import parlor.engine.Options;
import parlor.engine.Seat;
import parlor.engine.View;

/// What one viewer may know now: only cards that lie open to them at this moment.
///
/// @param turn whose turn it is, while turns are played
/// @param grids by seat; empty before the deal
/// @param drawPile how many cards it has
/// @param discards how many cards the discard pile has
/// @param discardTop its top card, which is open
/// @param turnsPlayed by seat
/// @param turnsEachMax after so many turns each the game is scored without a call
/// @param caller who called Cambio; from then on it is the final round
public record CambioView(
    Stage stage,
    Optional<Seat> turn,
    List<Cards> grids,
    int drawPile,
    int discards,
    Optional<Card> discardTop,
    List<Integer> turnsPlayed,
    int turnsEachMax,
    Optional<Seat> caller,
    Options<CambioAction> options)
    implements View<CambioAction> {

  /// The four places of a seat.
  public record Cards(Seat seat, List<Lying> places) {}

  /// A card that lies in a grid, with its face if this viewer sees it now.
  public record Lying(Place place, Optional<Card> card) {}

  /// Where the game stands, with what belongs to that.
  public sealed interface Stage {
    record Undealt() implements Stage {}

    /// Everybody looks at their own bottom row.
    record FirstLook() implements Stage {}

    record Drawing() implements Stage {}

    /// @param card the card in hand, to its player, and to all if it lay on the discard pile
    record Holding(Source source, Optional<Card> card) implements Stage {}

    /// @param own the own places at which the power can be aimed
    /// @param others the opponents' places at which it can be aimed
    record UsingPower(Power power, List<Place> own, List<Spot> others) implements Stage {}

    /// @param at where the card lies that is looked at, to its looker only
    record Looking(Optional<Spot> at) implements Stage {}

    record Ending() implements Stage {}

    record Over(Result result) implements Stage {}
  }
}
