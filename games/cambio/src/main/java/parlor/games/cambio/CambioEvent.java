package parlor.games.cambio;

import java.util.List;
import java.util.Optional;
import parlor.cards.Card;
import parlor.engine.Seat;

/// What happened, with all that is hidden. Never sent to a player; see `CambioNews`.
public sealed interface CambioEvent {
  /// The dealer shuffled; the first cards go to the grids, seat by seat, the rest is the draw pile.
  record Dealt(List<Card> cards) implements CambioEvent {}

  /// The first look is over and turns begin.
  record FirstLookEnded() implements CambioEvent {}

  record DrawnFromDeck(Seat seat, Card card) implements CambioEvent {}

  record TakenFromDiscards(Seat seat, Card card) implements CambioEvent {}

  /// @param in the card that was in hand
  /// @param out the card that lay there before, now on the discard pile
  record Swapped(Seat seat, Place place, Card in, Card out) implements CambioEvent {}

  record Discarded(Seat seat, Card card, Optional<Power> power) implements CambioEvent {}

  /// A seat used its power to look at a card.
  record Looked(Seat seat, Spot at) implements CambioEvent {}

  /// A seat lets the king choose.
  record KingUsed(Seat seat) implements CambioEvent {}

  /// The dealer drew which card the king shows.
  record KingShowed(Seat seat, Place place) implements CambioEvent {}

  /// Two cards changed places, seen by nobody.
  record SwappedUnseen(Seat seat, Place own, Spot other) implements CambioEvent {}

  record PowerSkipped(Seat seat) implements CambioEvent {}

  /// The power had no target.
  record PowerLapsed(Seat seat) implements CambioEvent {}

  record LookEnded(Seat seat) implements CambioEvent {}

  record CambioCalled(Seat seat) implements CambioEvent {}

  record TurnEnded(Seat seat) implements CambioEvent {}

  record TurnPassed(Seat to) implements CambioEvent {}

  /// The discards but for the top one became the draw pile.
  record Reshuffled(List<Card> cards) implements CambioEvent {}

  record Scored(Result result) implements CambioEvent {}
}
