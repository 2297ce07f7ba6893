package parlor.games.shanko;

import java.util.List;
import java.util.Map;
import java.util.Set;
import parlor.cards.Card;
import parlor.engine.Seat;

/// Where a round stands.
public sealed interface Phase {
  /// The dealer shuffles and deals.
  record Dealing() implements Phase {}

  /// The discard is offered.
  ///
  /// @param asked in order of precedence; the next player first
  /// @param wants the answers so far, known to their seats only
  record Buying(List<Seat> asked, Map<Seat, Boolean> wants) implements Phase {
    public Buying {
      asked = List.copyOf(asked);
      wants = Map.copyOf(wants);
    }

    Seat next() {
      return asked.getFirst();
    }
  }

  /// A seat draws; from the pile alone when the discard was bought over its head.
  record Drawing(Seat seat, boolean pileOnly) implements Phase {}

  /// A seat has drawn, may meld, lay off and swap, and ends with a discard.
  ///
  /// @param drawn the card of the draw
  /// @param taken whether it came from the discard pile
  record Arranging(Seat seat, Card drawn, boolean taken) implements Phase {}

  /// A round is over and not yet scored.
  record Ended(Seat winner) implements Phase {}

  /// The score sheet lies open between two rounds.
  record Reading(Set<Seat> ready) implements Phase {
    public Reading {
      ready = Set.copyOf(ready);
    }
  }

  record Over() implements Phase {}
}
