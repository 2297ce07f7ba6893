package parlor.cards;

/// The thirteen ranks from two up to the ace, with their signs.
public enum Rank {
  TWO("2"),
  THREE("3"),
  FOUR("4"),
  FIVE("5"),
  SIX("6"),
  SEVEN("7"),
  EIGHT("8"),
  NINE("9"),
  TEN("10"),
  JACK("J"),
  QUEEN("Q"),
  KING("K"),
  ACE("A");

  private final String sign;

  Rank(String sign) {
    this.sign = sign;
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
