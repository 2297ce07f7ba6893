package parlor.tables.draws;

import parlor.engine.Range;

public sealed interface DrawsAction {
  /// Chooses a number; the seat has then answered.
  record Pick(@Range(min = 0, max = 9) int number) implements DrawsAction {}

  /// Does something and is still to choose, under the same clock.
  record Ponder() implements DrawsAction {}
}
