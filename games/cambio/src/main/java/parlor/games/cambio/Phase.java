package parlor.games.cambio;

import parlor.cards.Card;

/// Where a game stands.
public sealed interface Phase {
  record Undealt() implements Phase {}

  /// Everybody looks at their own bottom row.
  record FirstLook() implements Phase {}

  /// The seat in turn chooses a pile.
  record Drawing() implements Phase {}

  /// The seat in turn has a card in hand.
  record Holding(Card card, Source source) implements Phase {}

  record UsingPower(Power power) implements Phase {}

  /// The dealer is to draw which card the king shows.
  record KingChoosing() implements Phase {}

  /// The seat in turn looks at a card.
  record Looking(Spot at) implements Phase {}

  /// The seat in turn may call Cambio or end the turn.
  record Ending() implements Phase {}

  /// The turn is over; the dealer passes it on, or scores.
  record Passing() implements Phase {}

  record Over(Result result) implements Phase {}
}
