package parlor.games.shanko;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlor.cards.Card;
import parlor.cards.Card.Natural;
import parlor.cards.Rank;
import parlor.cards.Suit;

/// Cards that lie together on the table. RULES.md § Melding. The order of a sequence fixes what
/// each joker in it stands for.
public record Meld(Kind kind, List<Card> cards) {
  static final int TRIPLET_SIZE = 3;
  static final int SEQUENCE_SIZE = 4;
  static final int LONGEST_SEQUENCE = 13;

  /// Places of a sequence count from 1, the low ace, to 14, the high one.
  private static final int LOW_ACE = 1;

  private static final int HIGH_ACE = 14;
  private static final List<Rank> RANKS = List.of(Rank.values());

  public Meld {
    cards = List.copyOf(cards);
  }

  public enum Kind {
    TRIPLET,
    SEQUENCE
  }

  /// A card that a sequence's place calls for.
  public record Face(Rank rank, Suit suit) {
    boolean fits(Card card) {
      return card instanceof Natural(var r, var s, _) && r == rank && s == suit;
    }
  }

  boolean isValid() {
    return switch (kind) {
      case TRIPLET -> naturals().stream().map(Natural::rank).distinct().count() == 1;
      case SEQUENCE -> isValidSequence();
    };
  }

  private boolean isValidSequence() {
    if (cards.size() > LONGEST_SEQUENCE || naturals().isEmpty()) {
      return false;
    }
    var start = start();
    if (start < LOW_ACE || start + cards.size() - 1 > HIGH_ACE) {
      return false;
    }
    for (var place = 0; place < cards.size(); place++) {
      if (cards.get(place) instanceof Natural natural && !face(place).fits(natural)) {
        return false;
      }
    }
    return true;
  }

  /// The rank of a triplet.
  public Rank rank() {
    return naturals().getFirst().rank();
  }

  /// The suit of a sequence.
  public Suit suit() {
    return naturals().getFirst().suit();
  }

  /// What the card at this place of a sequence is, or stands for.
  public Face face(int place) {
    return new Face(rankAt(start() + place), suit());
  }

  /// The card that would come before the first of a sequence, or after its last.
  public Optional<Face> wanted(End end) {
    if (cards.size() >= LONGEST_SEQUENCE) {
      return Optional.empty();
    }
    var value = end == End.LOW ? start() - 1 : start() + cards.size();
    return value < LOW_ACE || value > HIGH_ACE
        ? Optional.empty()
        : Optional.of(new Face(rankAt(value), suit()));
  }

  /// Whether this card may be added here.
  public boolean takes(Card card, End end) {
    return switch (kind) {
      case TRIPLET -> card instanceof Card.Joker || hasRank(card);
      case SEQUENCE ->
          wanted(end).map(face -> card instanceof Card.Joker || face.fits(card)).orElse(false);
    };
  }

  private boolean hasRank(Card card) {
    return card instanceof Natural(var rank, _, _) && rank == rank();
  }

  Meld with(Card card, End end) {
    var more = new ArrayList<>(cards);
    if (end == End.LOW) {
      more.addFirst(card);
    } else {
      more.add(card);
    }
    return new Meld(kind, more);
  }

  Meld replacing(int place, Card card) {
    var changed = new ArrayList<>(cards);
    changed.set(place, card);
    return new Meld(kind, changed);
  }

  /// Where a sequence begins, told by its first natural card that is no ace, else by the ace: first
  /// means low, anywhere else high.
  private int start() {
    for (var place = 0; place < cards.size(); place++) {
      if (cards.get(place) instanceof Natural(var rank, _, _) && rank != Rank.ACE) {
        return rank.height() - place;
      }
    }
    for (var place = 1; place < cards.size(); place++) {
      if (cards.get(place) instanceof Natural) {
        return HIGH_ACE - place;
      }
    }
    return LOW_ACE;
  }

  private List<Natural> naturals() {
    return cards.stream().filter(Natural.class::isInstance).map(Natural.class::cast).toList();
  }

  private static Rank rankAt(int value) {
    return value == LOW_ACE ? Rank.ACE : RANKS.get(value - Rank.TWO.height());
  }

  /// The ends of a sequence.
  public enum End {
    LOW,
    HIGH
  }
}
