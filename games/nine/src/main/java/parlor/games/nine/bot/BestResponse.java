package parlor.games.nine.bot;

/// The best that can be done against a known style, by exact dynamic programming over every
/// position that can follow. Not shared between threads: it remembers what it has worked out.
public final class BestResponse {
  private final Style style;
  private final boolean recalls;
  private final PositionValues values = new PositionValues();

  public BestResponse(Style style) {
    this.style = style;
    this.recalls = style.recallsLastTurn();
  }

  /// The chance to win, draws counting half, for the seat whose situation this is, when the other
  /// plays the style to the end.
  public double value(Situation situation) {
    var key = key(situation);
    var known = values.get(key);
    if (known >= 0) {
      return known;
    }
    var value = situation.left() == 0 ? RandomMatching.result(situation.lead()) : best(situation);
    values.put(key, value);
    return value;
  }

  /// How many positions were worked out so far, final ones included.
  public int positions() {
    return values.size();
  }

  private double best(Situation situation) {
    var chances = style.chances(situation.mirrored());
    var best = 0.0;
    for (var hand = situation.hand(); hand != 0; hand &= hand - 1) {
      best = Math.max(best, expected(situation, Cards.lowest(hand), chances));
    }
    return best;
  }

  private double expected(Situation situation, int card, double[] chances) {
    var sum = 0.0;
    for (var other = situation.other(); other != 0; other &= other - 1) {
      var met = Cards.lowest(other);
      if (chances[met] > 0) {
        sum += chances[met] * value(situation.after(card, met));
      }
    }
    return sum;
  }

  private long key(Situation at) {
    long key = ((long) at.hand() << 9 | at.other()) << 9 | (at.lead() + 256);
    return recalls ? (key << 4 | at.last()) << 4 | at.otherLast() : key;
  }
}
