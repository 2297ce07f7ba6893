package parlor.games.shanko;

import java.util.List;
import java.util.Optional;
import parlor.cards.Card;
import parlor.engine.Seat;

/// What happened.
public sealed interface ShankoEvent {
  /// The dealer drew who starts round 1.
  record StarterDrawn(Seat seat) implements ShankoEvent {}

  /// A round was dealt.
  ///
  /// @param pile what is left after the deal, top first
  record Dealt(List<List<Card>> hands, Card opening, List<Card> pile) implements ShankoEvent {
    public Dealt {
      hands = hands.stream().map(List::copyOf).toList();
      pile = List.copyOf(pile);
    }
  }

  record DrewFromPile(Seat seat) implements ShankoEvent {}

  record TookDiscard(Seat seat) implements ShankoEvent {}

  record LaidDown(Seat seat, List<Meld> melds) implements ShankoEvent {
    public LaidDown {
      melds = List.copyOf(melds);
    }
  }

  record LaidOff(Seat seat, int meld, Card card, Meld.End end) implements ShankoEvent {}

  record JokerSwapped(Seat seat, int meld, int place, Card card) implements ShankoEvent {}

  /// A turn ended.
  ///
  /// @param asked who may now say whether they want the card, the next player first; empty when
  ///   nobody could buy it
  record Discarded(Seat seat, Card card, List<Seat> asked) implements ShankoEvent {
    public Discarded {
      asked = List.copyOf(asked);
    }
  }

  /// A seat went out, with its last card face-down, if it had one left.
  record WentOut(Seat seat, Optional<Card> card) implements ShankoEvent {}

  /// A seat answered in a buying window.
  record Answered(Seat seat, boolean wants) implements ShankoEvent {}

  /// The window closed: somebody bought, or nobody did.
  record WindowClosed(Optional<Seat> buyer) implements ShankoEvent {}

  /// The discards but the top became the pile.
  record Reshuffled(List<Card> pile) implements ShankoEvent {
    public Reshuffled {
      pile = List.copyOf(pile);
    }
  }

  /// A round was scored.
  record RoundScored(Ending ending, List<Integer> points) implements ShankoEvent {
    public RoundScored {
      points = List.copyOf(points);
    }
  }

  record SaidReady(Seat seat) implements ShankoEvent {}

  /// How a round ended.
  enum Ending {
    WENT_OUT,
    STALEMATE
  }
}
