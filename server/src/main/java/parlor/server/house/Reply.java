package parlor.server.house;

import java.util.List;
import java.util.Optional;
import parlor.engine.Refusal;
import parlor.engine.Seat;
import parlor.tables.Next;
import parlor.tables.Rematch;
import parlor.tables.TableView;

/// What a table answers.
sealed interface Reply {
  /// It is durable, or was already.
  ///
  /// @param seats the sender's, when the sender is a person
  record Done(long sequence, String code, List<Seat> seats) implements Reply {}

  record Frame(String json) implements Reply {}

  record Refused(Refusal why) implements Reply {}

  /// It may have been stored or not.
  record Unknown() implements Reply {}

  /// How a person stands to a table.
  ///
  /// @param plays whether they cannot play elsewhere meanwhile
  /// @param rematch the plan of a rematch that they ask for, once the game is over
  record Standing(
      String game,
      String code,
      TableView.Phase phase,
      long sequence,
      boolean plays,
      List<Seat> seats,
      Optional<Rematch> rematch,
      Optional<Next> next)
      implements Reply {}
}
