package parlor.testkit.toy;

import java.util.List;
import java.util.Optional;
import parlor.engine.News;
import parlor.engine.Seat;

/// What happened in the toy game.
sealed interface ToyEvent {
  record Shuffled(List<Integer> deck) implements ToyEvent {}

  record Drew(Seat seat, int card) implements ToyEvent {}

  record Laid(Seat seat, List<Integer> cards) implements ToyEvent {}

  record Answered(Seat seat, boolean claims) implements ToyEvent {}

  record Closed(Optional<Seat> taker) implements ToyEvent {}

  /// What everybody may know of it.
  sealed interface ToyNews extends News {
    record HandsWereDealt(Optional<Integer> bottom) implements ToyNews {}

    record SomebodyDrew(Seat seat, Optional<Integer> card) implements ToyNews {}

    record SomebodyLaid(Seat seat, List<Integer> cards) implements ToyNews {}

    record SomebodyAnswered(Seat seat) implements ToyNews {}

    record SomebodyTook(Optional<Seat> seat) implements ToyNews {}
  }
}
