package parlor.cards;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;

/// Makes and shuffles decks.
public final class Deck {
  private Deck() {}

  /// The 52 cards, in order.
  public static List<Card> standard() {
    return shoe(1, 0);
  }

  /// Several decks together, each of 52 cards and so many jokers, in order.
  public static List<Card> shoe(int decks, int jokersPerDeck) {
    var cards = new ArrayList<Card>();
    for (var copy = 1; copy <= decks; copy++) {
      for (var suit : Suit.values()) {
        for (var rank : Rank.values()) {
          cards.add(new Card.Natural(rank, suit, copy));
        }
      }
    }
    for (var copy = 1; copy <= decks * jokersPerDeck; copy++) {
      cards.add(new Card.Joker(copy));
    }
    return List.copyOf(cards);
  }

  /// Every order equally likely, if `chance` is uniform: Fisher and Yates, from the top.
  public static <T> List<T> shuffle(List<T> cards, RandomGenerator chance) {
    var shuffled = new ArrayList<>(cards);
    for (var last = shuffled.size() - 1; last > 0; last--) {
      Collections.swap(shuffled, last, chance.nextInt(last + 1));
    }
    return List.copyOf(shuffled);
  }
}
