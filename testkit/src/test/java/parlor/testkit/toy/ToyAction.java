package parlor.testkit.toy;

import java.util.List;

/// What a seat may do in the toy game.
sealed interface ToyAction {
  /// Takes the top card of the deck.
  record Draw() implements ToyAction {}

  /// Lays one or two cards on the table.
  record Lay(List<Integer> cards) implements ToyAction {}

  /// Wants the cards that were just laid.
  record Claim() implements ToyAction {}

  /// Does not want them.
  record Pass() implements ToyAction {}
}
