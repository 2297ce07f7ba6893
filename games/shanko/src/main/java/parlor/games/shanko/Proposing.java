package parlor.games.shanko;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import parlor.cards.Card;
import parlor.cards.Card.Natural;
import parlor.cards.Rank;
import parlor.cards.Suit;

/// Finds a way to lay down a contract, if the hand has one: an exact search that uses as few jokers
/// as it can. In a sequence they fill gaps first, then the high end, then the low end.
final class Proposing {
  private static final int FIRST = 1;
  private static final int LAST = 11;
  private static final List<Suit> SUITS = List.of(Suit.values());
  private static final List<Rank> RANKS = List.of(Rank.values());

  private final List<Card> jokers = new ArrayList<>();
  private final List<Natural> naturals = new ArrayList<>();
  private final List<List<Card>> found = new ArrayList<>();

  /// @param spendable how many jokers may be used
  private Proposing(List<Card> hand, int spendable) {
    for (var card : hand) {
      switch (card) {
        case Card.Joker joker -> {
          if (jokers.size() < spendable) {
            jokers.add(joker);
          }
        }
        case Natural natural -> naturals.add(natural);
      }
    }
  }

  /// The contract's melds from this hand.
  static Optional<List<List<Card>>> contract(List<Card> hand, Contract contract) {
    var held = (int) hand.stream().filter(Card.Joker.class::isInstance).count();
    if (hand.size() < contract.cards() || within(hand, contract, held).isEmpty()) {
      return Optional.empty();
    }
    return IntStream.rangeClosed(0, held)
        .mapToObj(spendable -> within(hand, contract, spendable))
        .flatMap(Optional::stream)
        .findFirst();
  }

  private static Optional<List<List<Card>>> within(
      List<Card> hand, Contract contract, int spendable) {
    var search = new Proposing(hand, spendable);
    return search.sequences(contract.sequences(), contract.triplets(), 0)
        ? Optional.of(List.copyOf(search.found))
        : Optional.empty();
  }

  /// Tries windows from high to low: what is not natural then lies as high as it can.
  private boolean sequences(int wanted, int triplets, int from) {
    if (wanted == 0) {
      return triplets(triplets, 0);
    }
    for (var number = from; number < SUITS.size() * LAST; number++) {
      var suit = SUITS.get(number / LAST);
      var rest = new ArrayList<Card>();
      if (place(suit, LAST - number % LAST, rest, wanted, triplets, number)) {
        return true;
      }
    }
    return false;
  }

  /// Fills a sequence place by place, with the natural card first, then with a joker.
  private boolean place(
      Suit suit, int start, List<Card> placed, int wanted, int triplets, int number) {
    if (placed.size() == Meld.SEQUENCE_SIZE) {
      if (placed.stream().noneMatch(Natural.class::isInstance)) {
        return false;
      }
      found.add(List.copyOf(placed));
      if (sequences(wanted - 1, triplets, number)) {
        return true;
      }
      found.removeLast();
      return false;
    }
    var natural = held(suit, start + placed.size());
    if (natural.isPresent()) {
      naturals.remove(natural.get());
      placed.add(natural.get());
      if (place(suit, start, placed, wanted, triplets, number)) {
        return true;
      }
      placed.removeLast();
      naturals.add(natural.get());
    }
    if (!jokers.isEmpty()) {
      var joker = jokers.removeLast();
      placed.add(joker);
      if (place(suit, start, placed, wanted, triplets, number)) {
        return true;
      }
      placed.removeLast();
      jokers.add(joker);
    }
    return false;
  }

  private Optional<Natural> held(Suit suit, int value) {
    return naturals.stream()
        .filter(card -> card.suit() == suit && hasValue(card.rank(), value))
        .findFirst();
  }

  private static boolean hasValue(Rank rank, int value) {
    return rank.height() == value || (rank == Rank.ACE && value == FIRST);
  }

  /// What is left is cut into triplets: whole ones first, then those that need jokers.
  private boolean triplets(int wanted, int from) {
    if (wanted == 0) {
      return true;
    }
    for (var index = from; index < RANKS.size(); index++) {
      var rank = RANKS.get(index);
      var same = naturals.stream().filter(card -> card.rank() == rank).toList();
      for (var used = Math.min(Meld.TRIPLET_SIZE, same.size()); used > 0; used--) {
        if (triplet(same.subList(0, used), wanted, index)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean triplet(List<Natural> used, int wanted, int index) {
    var missing = Meld.TRIPLET_SIZE - used.size();
    if (missing > jokers.size()) {
      return false;
    }
    var cards = new ArrayList<Card>(used);
    for (var i = 0; i < missing; i++) {
      cards.add(jokers.removeLast());
    }
    naturals.removeAll(used);
    found.add(cards);
    if (triplets(wanted - 1, index)) {
      return true;
    }
    found.removeLast();
    naturals.addAll(used);
    for (var i = used.size(); i < cards.size(); i++) {
      jokers.add(cards.get(i));
    }
    return false;
  }
}
