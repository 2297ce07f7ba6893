package parlor.games.nine.bot;

import parlor.games.nine.Nine;

/// What a position is worth when the cards that are left meet each other at random. That is also
/// what it is worth between two perfect players, since either can bring it about alone.
final class RandomMatching {
  private static final int SPAN = Nine.CARDS * (Nine.CARDS + 1);

  private RandomMatching() {}

  /// What a finished game is worth: 1 won, a half drawn, 0 lost.
  static double result(int lead) {
    return lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
  }

  /// The worth of what follows each pair of cards, by own card and other's card in order of hand:
  /// when the `i`-th lowest card meets the other's `j`-th lowest, `[i][j]`.
  static double[][] afterEachPair(Situation now) {
    var own = Cards.list(now.hand());
    var others = Cards.list(now.other());
    var worth = new double[own.length][others.length];
    for (var j = 0; j < others.length; j++) {
      var rest = Cards.list(Cards.without(now.other(), others[j]));
      var orders = orders(own, rest, now.stakes().later());
      for (var i = 0; i < own.length; i++) {
        var swings = orders[((1 << own.length) - 1) & ~(1 << i)];
        worth[i][j] = mean(swings, now.lead() + now.stakes().swing(own[i], others[j]));
      }
    }
    return worth;
  }

  /// For every choice of own cards, how many of its orders against the others' first cards lead to
  /// each swing. Place `SPAN` is no swing.
  private static double[][] orders(int[] own, int[] others, Stakes stakes) {
    var orders = new double[1 << own.length][];
    orders[0] = new double[2 * SPAN + 1];
    orders[0][SPAN] = 1;
    for (var chosen = 1; chosen < orders.length; chosen++) {
      var size = Integer.bitCount(chosen);
      if (size <= others.length) {
        orders[chosen] = new double[2 * SPAN + 1];
        for (var i = 0; i < own.length; i++) {
          if ((chosen >> i & 1) != 0) {
            var swing = stakes.swing(own[i], others[size - 1]);
            add(orders[chosen], orders[chosen & ~(1 << i)], swing);
          }
        }
      }
    }
    return orders;
  }

  private static void add(double[] sum, double[] part, int shift) {
    var from = Math.max(0, -shift);
    var to = Math.min(part.length, part.length - shift);
    for (var i = from; i < to; i++) {
      sum[i + shift] += part[i];
    }
  }

  private static double mean(double[] swings, int lead) {
    var worth = 0.0;
    var count = 0.0;
    for (var i = 0; i < swings.length; i++) {
      worth += swings[i] * result(lead + i - SPAN);
      count += swings[i];
    }
    return worth / count;
  }
}
