package parlor.cards;

/// The thirteen ranks from two up to the ace, with their signs.
public enum Rank {
  TWO("2", 2),
  THREE("3", 3),
  FOUR("4", 4),
  FIVE("5", 5),
  SIX("6", 6),
  SEVEN("7", 7),
  EIGHT("8", 8),
  NINE("9", 9),
  TEN("10", 10),
  JACK("J", 11),
  QUEEN("Q", 12),
  KING("K", 13),
  ACE("A", 14);

  private final String sign;
  private final int height;

  Rank(String sign, int height) {
    this.sign = sign;
    this.height = height;
  }

  /// From 2, the two, to 14, the ace.
  public int height() {
    return height;
  }

  public String sign() {
    return sign;
  }

  static Rank ofSign(String sign) {
    for (var rank : values()) {
      if (rank.sign.equals(sign)) {
        return rank;
      }
    }
    throw new IllegalArgumentException("no rank is written " + sign);
  }
}
