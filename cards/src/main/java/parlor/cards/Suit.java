package parlor.cards;

/// The four suits, with their letters.
public enum Suit {
  CLUBS('C'),
  DIAMONDS('D'),
  HEARTS('H'),
  SPADES('S');

  private final char letter;

  Suit(char letter) {
    this.letter = letter;
  }

  public char letter() {
    return letter;
  }

  static Suit ofLetter(char letter) {
    for (var suit : values()) {
      if (suit.letter == letter) {
        return suit;
      }
    }
    throw new IllegalArgumentException("no suit is written " + letter);
  }
}
