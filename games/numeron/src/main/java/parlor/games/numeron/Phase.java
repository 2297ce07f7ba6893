package parlor.games.numeron;

import java.util.Optional;
import parlor.engine.Seat;

/// Where a round stands.
sealed interface Phase {
  /// The dealer is about to open the next round.
  record Opening() implements Phase {}

  record ChoosingItems() implements Phase {}

  record ChoosingCodes() implements Phase {}

  /// The side that does not call may play a defence.
  record Defending(Seat caller) implements Phase {}

  /// @param calls how many calls are left in this turn
  /// @param attack whether the caller may still declare an item
  record Calling(Seat caller, int calls, boolean attack) implements Phase {}

  /// DOUBLE was declared; the other side names the place to be shown.
  record NamingPlace(Seat caller) implements Phase {}

  /// The turn is over without 3 EAT.
  record TurnOver(Seat caller) implements Phase {}

  /// The caller reached 3 EAT.
  record Solved(Seat caller) implements Phase {}

  /// The codes are open; another round may follow.
  record RoundOver(Optional<Seat> winner) implements Phase {}
}
