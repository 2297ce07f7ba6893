package parlor.games.shanko.bot;

import java.util.stream.IntStream;
import parlor.cards.Card;
import parlor.games.shanko.Meld;

/// Jokers on the table.
final class Jokers {
  private Jokers() {}

  /// Whether a joker of this sequence stands for this card.
  static boolean standsFor(Meld meld, Card card) {
    return meld.kind() == Meld.Kind.SEQUENCE
        && card instanceof Card.Natural(var rank, var suit, _)
        && IntStream.range(0, meld.cards().size())
            .filter(place -> meld.cards().get(place) instanceof Card.Joker)
            .anyMatch(place -> meld.face(place).equals(new Meld.Face(rank, suit)));
  }
}
