package parlor.games.nine.bot;

/// What a position is worth when the cards that are left meet each other at random. That is also
/// what it is worth between two perfect players, since either can bring it about alone.
///
/// One's own cards are counted in every order against the other's, by the points taken; a tie gives
/// each its own card's, which leaves the lead alone. To leave out each of the other's cards in
/// turn, half of them are put aside at a time, so that most counting is shared.
final class RandomMatching {
  private final Situation now;
  private final int[] own;
  private final int[] others;
  private final double[][] worth;

  private RandomMatching(Situation now) {
    this.now = now;
    own = Cards.list(now.hand());
    others = Cards.list(now.other());
    worth = new double[own.length][others.length];
  }

  /// What a finished game is worth: 1 won, a half drawn, 0 lost.
  static double result(int lead) {
    return lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
  }

  /// The worth of what follows each pair of cards: when the `i`-th lowest own card meets the
  /// other's `j`-th lowest, `[i][j]`.
  static double[][] afterEachPair(Situation now) {
    var matching = new RandomMatching(now);
    var none = new double[1 << matching.own.length][];
    none[0] = new double[] {1};
    matching.leaveOutEach(0, matching.others.length, none);
    return matching.worth;
  }

  /// @param orders for each choice of as many own cards as others were met, how many of its orders
  ///   take so many points, of all that those cards are worth. All others but these were met.
  private void leaveOutEach(int from, int to, double[][] orders) {
    if (to - from == 1) {
      for (var i = 0; i < own.length; i++) {
        var lead = now.lead() + now.stakes().swing(own[i], others[from]);
        worth[i][from] = mean(orders[((1 << own.length) - 1) & ~(1 << i)], lead);
      }
      return;
    }
    var middle = (from + to) / 2;
    leaveOutEach(from, middle, meeting(orders, middle, to));
    leaveOutEach(middle, to, meeting(orders, from, middle));
  }

  private double[][] meeting(double[][] orders, int from, int to) {
    var met = orders;
    for (var j = from; j < to; j++) {
      met = meeting(met, others[j]);
    }
    return met;
  }

  private double[][] meeting(double[][] orders, int otherCard) {
    var longer = new double[orders.length][];
    for (var chosen = 0; chosen < orders.length; chosen++) {
      if (orders[chosen] != null) {
        for (var i = 0; i < own.length; i++) {
          var more = chosen | 1 << i;
          if (more != chosen) {
            var both = own[i] + otherCard;
            if (longer[more] == null) {
              longer[more] = new double[orders[chosen].length + both];
            }
            var taken = (both + now.stakes().later().swing(own[i], otherCard)) / 2;
            add(longer[more], orders[chosen], taken);
          }
        }
      }
    }
    return longer;
  }

  private static void add(double[] sum, double[] part, int shift) {
    for (var i = 0; i < part.length; i++) {
      sum[i + shift] += part[i];
    }
  }

  private static double mean(double[] orders, int lead) {
    var total = 0.0;
    var count = 0.0;
    for (var taken = 0; taken < orders.length; taken++) {
      total += orders[taken] * result(lead + 2 * taken - (orders.length - 1));
      count += orders[taken];
    }
    return total / count;
  }
}
