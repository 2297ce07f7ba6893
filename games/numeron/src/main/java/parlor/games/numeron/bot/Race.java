package parlor.games.numeron.bot;

/// Two sides that call in turn, each with its chances of being done by so many calls.
final class Race {
  /// The price of a lost game.
  private static final int LOSS = 100_000;

  /// The price of one more call, which counts only between plans that win equally often.
  private static final int CALL = 100;

  private Race() {}

  /// The chance that the side to call is done before the other.
  static double won(double[] caller, double[] other) {
    var left = Pace.survival(other);
    var won = 0.0;
    for (var calls = 1; calls < caller.length; calls++) {
      won += caller[calls] * left[calls - 1];
    }
    return won;
  }

  /// What each further call of the caller costs: the chance that the other side is done by then.
  static int[] prices(double[] other) {
    var left = Pace.survival(other);
    var prices = new int[Tables.CALLS_MAX];
    for (var call = 0; call < prices.length; call++) {
      var before = Math.min(left.length - 1, call);
      prices[call] = (int) Math.round(LOSS * (1 - left[before])) + call * CALL;
    }
    return prices;
  }
}
