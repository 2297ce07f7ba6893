package parlor.games.numeron;

import java.util.Set;
import parlor.engine.Range;

/// What a seat may do.
public sealed interface NumeronAction {
  /// Takes three items for the round.
  record ChooseItems(Set<Item> items) implements NumeronAction {
    public ChooseItems {
      items = ItemSets.copyOf(items);
    }
  }

  /// Sets one's code.
  record ChooseCode(String digits) implements NumeronAction {}

  /// Lets the dealer draw one's code.
  record LeaveCodeToDealer() implements NumeronAction {}

  /// Plays SHUFFLE: the same digits in this order, which may be the old one.
  record Shuffle(String digits) implements NumeronAction {}

  /// Plays CHANGE: another digit of the same class at this place.
  record Change(@Range(min = 0, max = 2) int place, @Range(min = 0, max = 9) int digit)
      implements NumeronAction {}

  /// Plays no defence in this turn.
  record Pass() implements NumeronAction {}

  /// Declares DOUBLE: two calls, for one of one's own digits.
  record DeclareDouble() implements NumeronAction {}

  /// Declares HIGH&LOW.
  record DeclareHighLow() implements NumeronAction {}

  /// Declares TARGET on a digit.
  record DeclareTarget(@Range(min = 0, max = 9) int digit) implements NumeronAction {}

  /// Declares SLASH.
  record DeclareSlash() implements NumeronAction {}

  /// Names the place of the digit that DOUBLE's player has to show.
  record NamePlace(@Range(min = 0, max = 2) int place) implements NumeronAction {}

  /// Calls the other side's code.
  record Call(String digits) implements NumeronAction {}
}
