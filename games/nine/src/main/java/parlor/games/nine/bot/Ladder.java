package parlor.games.nine.bot;

/// Medium: a ladder of simple rules, of which the first that fits is played.
public record Ladder() implements Style {
  private static final int A_LOT = 15;
  private static final int FEW = 3;
  private static final int LATE = 7;
  private static final int MIDDLE = Cards.bit(4) | Cards.bit(5) | Cards.bit(6);

  @Override
  public double[] chances(Situation situation) {
    return Style.anyOf(candidates(situation));
  }

  private static int candidates(Situation situation) {
    var hand = situation.hand();
    if (situation.lead() < -A_LOT) {
      return Cards.highest(hand, FEW);
    }
    if (situation.lead() > A_LOT) {
      return Cards.lowest(hand, FEW);
    }
    if (situation.turn() >= LATE && situation.lead() <= 0) {
      return Cards.highest(hand, 1);
    }
    return (hand & MIDDLE) != 0 ? hand & MIDDLE : hand;
  }
}
