package parlor.tables.draws;

import parlor.engine.News;
import parlor.engine.Seat;

public sealed interface DrawsEvent {
  /// A number that only one seat may see.
  record Dealt(int secret) implements DrawsEvent {}

  record Picked(Seat seat, int number) implements DrawsEvent {}

  record Pondered(Seat seat) implements DrawsEvent {}

  record Scored() implements DrawsEvent {}

  /// What everybody may know.
  sealed interface Public extends News {
    record Answered(Seat seat) implements Public {}

    record RoundOver(int round) implements Public {}
  }
}
