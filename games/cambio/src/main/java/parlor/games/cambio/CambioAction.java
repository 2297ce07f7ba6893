package parlor.games.cambio;

import parlor.engine.Seat;

/// What a seat may do.
public sealed interface CambioAction {
  /// Takes the unseen top card of the draw pile.
  record DrawFromDeck() implements CambioAction {}

  /// Takes the open top card of the discard pile, which must then be swapped in.
  record TakeDiscard() implements CambioAction {}

  /// Puts the card in hand on an own place; what lay there goes to the discard pile.
  record Swap(Place place) implements CambioAction {}

  /// Discards the card drawn from the deck, which may give a power.
  record Discard() implements CambioAction {}

  /// Seven or eight: looks at an own card.
  record LookAtOwn(Place place) implements CambioAction {}

  /// Nine or ten: looks at a card of an opponent.
  record LookAtOther(Seat seat, Place place) implements CambioAction {}

  /// Jack or queen: swaps an own card with an opponent's, both unseen.
  record SwapUnseen(Place own, Seat seat, Place place) implements CambioAction {}

  /// King: has one of the own cards shown, by chance.
  record UseKing() implements CambioAction {}

  /// Does without the power.
  record SkipPower() implements CambioAction {}

  /// Ends the turn and opens the final round.
  record CallCambio() implements CambioAction {}

  /// Ends the turn.
  record EndTurn() implements CambioAction {}
}
