package parlor.games.shanko;

import java.util.List;
import parlor.cards.Card;
import parlor.engine.Range;

/// What a seat may do.
public sealed interface ShankoAction {
  /// Draws the top card of the pile.
  record DrawFromPile() implements ShankoAction {}

  /// Takes the top discard as the draw; within a buying window too.
  record TakeDiscard() implements ShankoAction {}

  /// Wants the discard out of turn.
  record Buy() implements ShankoAction {}

  /// Does not want the discard.
  record Pass() implements ShankoAction {}

  /// Lays down the round's contract: lists of three are triplets, of four sequences in order.
  record LayDown(List<List<Card>> melds) implements ShankoAction {
    public LayDown {
      melds = melds.stream().map(List::copyOf).toList();
    }
  }

  /// Adds a card to a meld on the table; the end matters for sequences only.
  record LayOff(@Range(min = 0, max = 23) int meld, Card card, Meld.End end)
      implements ShankoAction {}

  /// Puts the card that a joker stands for in its place, and takes the joker.
  record SwapJoker(
      @Range(min = 0, max = 23) int meld, @Range(min = 0, max = 12) int place, Card card)
      implements ShankoAction {}

  /// Ends the turn; with the last card of the hand this is going out.
  record Discard(Card card) implements ShankoAction {}

  /// Has read the score sheet.
  record Ready() implements ShankoAction {}
}
