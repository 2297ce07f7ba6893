package parlor.tables;

import java.util.Optional;

/// What the host wants at a seat of a new table.
public sealed interface SeatPlan {
  /// For whoever comes.
  record Open() implements SeatPlan {}

  /// For the host; twice for two people on one device.
  record Mine() implements SeatPlan {}

  /// For a particular person, who sits there at once: a rematch.
  ///
  /// @param luck what they added to the deals of the game before
  record For(PlayerId player, String name, Optional<String> luck) implements SeatPlan {
    public For(PlayerId player, String name) {
      this(player, name, Optional.empty());
    }
  }

  record Bot(String level) implements SeatPlan {}
}
