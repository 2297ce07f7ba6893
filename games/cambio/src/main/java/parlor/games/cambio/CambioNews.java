package parlor.games.cambio;

import java.util.List;
import parlor.cards.Card;
import parlor.engine.News;
import parlor.engine.Seat;

/// What everybody may know happened. A card is named only where it lay open on the discard pile.
public sealed interface CambioNews extends News {
  record CardsDealt() implements CambioNews {}

  /// The first look is over and turns begin.
  record TurnsBegan() implements CambioNews {}

  record DrewFromDeck(Seat seat) implements CambioNews {}

  record TookDiscard(Seat seat, Card card) implements CambioNews {}

  /// @param discarded the card that lay there before
  record SwappedIn(Seat seat, Place place, Card discarded) implements CambioNews {}

  record Discarded(Seat seat, Card card) implements CambioNews {}

  /// A look, at whichever card.
  record UsedPower(Seat seat) implements CambioNews {}

  record SwappedUnseen(Seat seat, Place own, Spot other) implements CambioNews {}

  record SkippedPower(Seat seat) implements CambioNews {}

  record PowerLapsed(Seat seat) implements CambioNews {}

  record LookEnded(Seat seat) implements CambioNews {}

  record CalledCambio(Seat seat) implements CambioNews {}

  record EndedTurn(Seat seat) implements CambioNews {}

  record TurnPassed(Seat to) implements CambioNews {}

  /// @param cards how many are in the new draw pile
  record Reshuffled(int cards) implements CambioNews {}

  /// All cards are open.
  record Scored(List<Seat> winners, List<Integer> points) implements CambioNews {}
}
