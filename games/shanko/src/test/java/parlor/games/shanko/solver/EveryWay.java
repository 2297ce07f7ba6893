package parlor.games.shanko.solver;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import parlor.cards.Card;
import parlor.cards.Rank;
import parlor.cards.Suit;
import parlor.games.shanko.Contract;
import parlor.games.shanko.Meld;

/// Tries every way to lay down a contract and to add to melds, card by card, with the rules' own
/// melds. Slow, and plain enough to be believed.
final class EveryWay {
  private static final List<Suit> SUITS = List.of(Suit.values());
  private static final List<Rank> RANKS = List.of(Rank.values());
  private static final int NOTHING_FOUND = Integer.MAX_VALUE;

  private final Map<String, Integer> known = new HashMap<>();

  /// The least that can be left of a hand after adding to these melds; 0 when all but one card is
  /// added.
  int rest(List<Card> hand, List<Meld> melds) {
    if (hand.size() <= 1) {
      return 0;
    }
    var key = key(hand, melds);
    var before = known.get(key);
    if (before != null) {
      return before;
    }
    var least = hand.stream().mapToInt(card -> Hand.points(Hand.faceOf(card))).sum();
    for (var card : firstOfEachFace(hand)) {
      for (var meld = 0; meld < melds.size(); meld++) {
        for (var end : Meld.End.values()) {
          if (melds.get(meld).takes(card, end) && least > 0) {
            least = Math.min(least, rest(without(hand, card), with(melds, meld, card, end)));
          }
        }
      }
    }
    known.put(key, least);
    return least;
  }

  /// The same after laying down the contract first, or `Integer.MAX_VALUE` when that is impossible.
  int restAfterContract(List<Card> hand, Contract contract, List<Meld> melds) {
    return sequences(hand, contract.sequences(), contract.triplets(), 0, melds);
  }

  private int sequences(List<Card> hand, int sequences, int triplets, int from, List<Meld> melds) {
    if (sequences == 0) {
      return triplets(hand, triplets, 0, melds);
    }
    var least = NOTHING_FOUND;
    for (var number = from; number < Hand.SUITS * Windows.COUNT; number++) {
      for (var cards : sequencesAt(hand, number)) {
        var left = new ArrayList<>(hand);
        cards.forEach(left::remove);
        var more = plus(melds, new Meld(Meld.Kind.SEQUENCE, cards));
        least = Math.min(least, sequences(left, sequences - 1, triplets, number, more));
      }
    }
    return least;
  }

  /// Every filling of four places with the right cards and jokers.
  private static List<List<Card>> sequencesAt(List<Card> hand, int number) {
    var suit = SUITS.get(number / Windows.COUNT);
    var start = number % Windows.COUNT + 1;
    List<List<Card>> fillings = List.of(List.of());
    for (var place = start; place < start + 4; place++) {
      var rank = RANKS.get(Hand.rankAt(place));
      var longer = new ArrayList<List<Card>>();
      for (var filling : fillings) {
        var left = new ArrayList<>(hand);
        filling.forEach(left::remove);
        for (var card : firstOfEachFace(left)) {
          if (card instanceof Card.Joker
              || (card instanceof Card.Natural(var r, var s, _) && r == rank && s == suit)) {
            longer.add(plus(filling, card));
          }
        }
      }
      fillings = longer;
    }
    return fillings.stream().filter(EveryWay::hasNatural).toList();
  }

  private int triplets(List<Card> hand, int triplets, int from, List<Meld> melds) {
    if (triplets == 0) {
      return rest(hand, melds);
    }
    var least = NOTHING_FOUND;
    for (var rank = from; rank < Hand.RANKS; rank++) {
      for (var cards : tripletsOf(hand, RANKS.get(rank))) {
        var left = new ArrayList<>(hand);
        cards.forEach(left::remove);
        var more = plus(melds, new Meld(Meld.Kind.TRIPLET, cards));
        least = Math.min(least, triplets(left, triplets - 1, rank, more));
      }
    }
    return least;
  }

  private static List<List<Card>> tripletsOf(List<Card> hand, Rank rank) {
    var fitting =
        hand.stream()
            .filter(c -> c instanceof Card.Joker || ((Card.Natural) c).rank() == rank)
            .toList();
    var found = new HashMap<String, List<Card>>();
    for (var a = 0; a < fitting.size(); a++) {
      for (var b = a + 1; b < fitting.size(); b++) {
        for (var c = b + 1; c < fitting.size(); c++) {
          var cards = List.of(fitting.get(a), fitting.get(b), fitting.get(c));
          if (hasNatural(cards)) {
            found.put(key(cards, List.of()), cards);
          }
        }
      }
    }
    return List.copyOf(found.values());
  }

  /// How many cards are missing for a contract, by matching cards to places for every choice of
  /// windows and ranks.
  static int distance(List<Card> cards, Contract contract) {
    var hand = Hand.of(cards);
    var all = new ArrayList<int[]>();
    for (var number = 0; number < Hand.SUITS * Windows.COUNT; number++) {
      var places = new int[4];
      for (var step = 0; step < 4; step++) {
        places[step] = Hand.faceAt(number / Windows.COUNT, number % Windows.COUNT + 1 + step);
      }
      if (Arrays.stream(places).anyMatch(face -> hand.count(face) > 0)) {
        all.add(places);
      }
    }
    if (all.isEmpty()) {
      all.add(new int[] {0, 1, 2, 3});
    }
    var least = contract.cards();
    var chosen = new ArrayList<int[]>();
    return sequences(hand, all, contract, 0, chosen, least);
  }

  private static int sequences(
      Hand hand, List<int[]> all, Contract contract, int from, List<int[]> chosen, int least) {
    if (chosen.size() == contract.sequences()) {
      return triplets(hand, contract, 0, chosen, least);
    }
    var best = least;
    for (var number = from; number < all.size(); number++) {
      chosen.add(all.get(number));
      best = sequences(hand, all, contract, number, chosen, best);
      chosen.removeLast();
    }
    return best;
  }

  private static int triplets(
      Hand hand, Contract contract, int from, List<int[]> chosen, int least) {
    if (chosen.size() == contract.sequences() + contract.triplets()) {
      return canBeLess(hand, contract, chosen, least)
          ? Math.min(least, Matching.missing(hand, chosen))
          : least;
    }
    var best = least;
    for (var rank = from; rank < Hand.RANKS; rank++) {
      var any = rank - Hand.RANKS;
      chosen.add(new int[] {any, any, any});
      best = triplets(hand, contract, rank, chosen, best);
      chosen.removeLast();
    }
    return best;
  }

  /// Whether these melds would miss less, if every place could have its card for itself.
  private static boolean canBeLess(Hand hand, Contract contract, List<int[]> chosen, int least) {
    var held = 0;
    for (var meld : chosen) {
      for (var place : meld) {
        held += place < 0 || hand.count(place) > 0 ? 1 : 0;
      }
    }
    return contract.cards() - hand.jokers() - held < least;
  }

  private static boolean hasNatural(List<Card> cards) {
    return cards.stream().anyMatch(Card.Natural.class::isInstance);
  }

  private static List<Card> firstOfEachFace(List<Card> cards) {
    var seen = new boolean[Hand.FACES];
    var first = new ArrayList<Card>();
    for (var card : cards) {
      if (!seen[Hand.faceOf(card)]) {
        seen[Hand.faceOf(card)] = true;
        first.add(card);
      }
    }
    return first;
  }

  private static <T> List<T> plus(List<T> list, T one) {
    var more = new ArrayList<>(list);
    more.add(one);
    return more;
  }

  private static List<Card> without(List<Card> cards, Card card) {
    var left = new ArrayList<>(cards);
    left.remove(card);
    return left;
  }

  private static List<Meld> with(List<Meld> melds, int index, Card card, Meld.End end) {
    var cards = new ArrayList<>(melds.get(index).cards());
    cards.add(end == Meld.End.LOW ? 0 : cards.size(), card);
    var changed = new ArrayList<>(melds);
    changed.set(index, new Meld(melds.get(index).kind(), cards));
    return changed;
  }

  /// Hands and melds that allow the same have the same key.
  private static String key(List<Card> hand, List<Meld> melds) {
    var counts = new int[Hand.FACES];
    hand.forEach(card -> counts[Hand.faceOf(card)]++);
    var open = melds.stream().map(EveryWay::open).sorted().distinct().toList();
    return Arrays.toString(counts) + open;
  }

  private static String open(Meld meld) {
    return meld.kind() == Meld.Kind.TRIPLET
        ? meld.rank().toString()
        : meld.suit()
            + " "
            + meld.wanted(Meld.End.LOW)
            + " "
            + meld.wanted(Meld.End.HIGH)
            + meld.cards().size();
  }
}
