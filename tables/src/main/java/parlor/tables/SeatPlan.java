package parlor.tables;

/// What the host wants at a seat of a new table.
public sealed interface SeatPlan {
  /// For whoever comes.
  record Open() implements SeatPlan {}

  /// For the host; twice for two people on one device.
  record Mine() implements SeatPlan {}

  /// For a particular person, who sits there at once: a rematch.
  record For(PlayerId player, String name) implements SeatPlan {}

  record Bot(String level) implements SeatPlan {}
}
