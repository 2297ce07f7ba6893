package parlor.games.nine;

import java.util.List;
import parlor.engine.Seat;

/// A turn that was revealed. RULES.md § Scoring.
///
/// @param number from 1 to 9
/// @param cards what each seat placed, by seat
public record Turn(int number, List<Integer> cards, Outcome outcome) {
  public Turn {
    cards = List.copyOf(cards);
  }

  /// What a turn was worth, and to whom.
  public sealed interface Outcome {
    /// One seat takes these points, those carried from earlier ties included.
    record Won(Seat seat, int points) implements Outcome {}

    /// A tie, worth nothing to either.
    record Tied() implements Outcome {}

    /// A tie, worth these points to each.
    record Split(int points) implements Outcome {}

    /// A tie; all these points go to whoever wins the next turn that is decided.
    record Carried(int points) implements Outcome {}
  }

  /// What a seat placed.
  public int card(Seat seat) {
    return cards.get(seat.index());
  }

  /// What a seat scored.
  public int points(Seat seat) {
    return switch (outcome) {
      case Outcome.Won(var winner, var points) -> winner.equals(seat) ? points : 0;
      case Outcome.Split(var points) -> points;
      case Outcome.Tied(), Outcome.Carried(_) -> 0;
    };
  }

  /// Whether a seat won it.
  public boolean wasWonBy(Seat seat) {
    return outcome instanceof Outcome.Won(var winner, _) && winner.equals(seat);
  }

  /// What is carried on to the next turn.
  public int pot() {
    return outcome instanceof Outcome.Carried(var points) ? points : 0;
  }
}
