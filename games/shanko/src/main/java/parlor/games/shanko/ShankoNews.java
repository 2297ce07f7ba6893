package parlor.games.shanko;

import java.util.List;
import java.util.Optional;
import parlor.cards.Card;
import parlor.engine.News;
import parlor.engine.Seat;

/// What everybody may know happened.
public sealed interface ShankoNews extends News {
  record RoundBegan(int round, Seat starter, Card opening) implements ShankoNews {}

  record Drew(Seat seat) implements ShankoNews {}

  record TookTheDiscard(Seat seat, Card card) implements ShankoNews {}

  record Melded(Seat seat, List<Meld> melds) implements ShankoNews {
    public Melded {
      melds = List.copyOf(melds);
    }
  }

  record AddedToMeld(Seat seat, int meld, Card card) implements ShankoNews {}

  record TookJoker(Seat seat, int meld, Card card) implements ShankoNews {}

  record Threw(Seat seat, Card card) implements ShankoNews {}

  record WentOut(Seat seat) implements ShankoNews {}

  /// Never says what the answer was.
  record AnsweredTheWindow(Seat seat) implements ShankoNews {}

  /// @param card the discard; the second card that a buyer gets is nobody else's concern
  record Bought(Seat seat, Card card) implements ShankoNews {}

  record NobodyBought() implements ShankoNews {}

  record PileReshuffled(int cards) implements ShankoNews {}

  record RoundEnded(
      int round, ShankoEvent.Ending ending, Optional<Seat> winner, List<Integer> points)
      implements ShankoNews {
    public RoundEnded {
      points = List.copyOf(points);
    }
  }

  record IsReady(Seat seat) implements ShankoNews {}
}
