package parlor.testkit.toy;

import java.util.List;
import parlor.engine.Range;

/// What a seat may do in the toy game.
sealed interface ToyAction {
  /// Takes so many cards from the top of the deck.
  record Draw(@Range(min = 1, max = 1) int count) implements ToyAction {}

  /// Lays one or two cards on the table.
  record Lay(List<Integer> cards) implements ToyAction {}

  /// Wants the cards that were just laid.
  record Claim() implements ToyAction {}

  /// Does not want them.
  record Pass() implements ToyAction {}
}
