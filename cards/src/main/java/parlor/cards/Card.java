package parlor.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// A playing card, written `7C`, `10H` or, for a joker, `X`. Where several decks are mixed, the
/// second copy is `7C'2`, so that every card of a shoe is distinct.
public sealed interface Card {
  /// Which of the decks it comes from, counted from 1.
  int copy();

  /// A card with a rank and a suit.
  record Natural(Rank rank, Suit suit, int copy) implements Card {
    public Natural {
      requireCopy(copy);
    }

    @Override
    public String toString() {
      return rank.sign() + suit.letter() + mark(copy);
    }
  }

  /// A joker. A deck may hold several, so a joker's copy counts through all decks.
  record Joker(int copy) implements Card {
    public Joker {
      requireCopy(copy);
    }

    @Override
    public String toString() {
      return "X" + mark(copy);
    }
  }

  Pattern NOTATION = Pattern.compile("(?:(10|[2-9JQKA])([CDHS])|X)(?:'([1-9][0-9]?))?");

  /// Reads a card's notation; throws `IllegalArgumentException` when it is none.
  static Card parse(String text) {
    var matcher = NOTATION.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException("not a card: " + text);
    }
    var copy = matcher.group(3) == null ? 1 : Integer.parseInt(matcher.group(3));
    return matcher.group(1) == null
        ? new Joker(copy)
        : new Natural(
            Rank.ofSign(matcher.group(1)), Suit.ofLetter(matcher.group(2).charAt(0)), copy);
  }

  /// Reads several cards, separated by spaces.
  static List<Card> parseAll(String text) {
    var cards = new ArrayList<Card>();
    for (var word : text.trim().split(" +", -1)) {
      if (!word.isEmpty()) {
        cards.add(parse(word));
      }
    }
    return List.copyOf(cards);
  }

  private static void requireCopy(int copy) {
    if (copy < 1 || copy > 99) {
      throw new IllegalArgumentException("a copy is counted from 1 to 99, not " + copy);
    }
  }

  private static String mark(int copy) {
    return copy == 1 ? "" : "'" + copy;
  }
}
