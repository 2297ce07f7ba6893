package parlor.games.nine.bot;

/// What a seat expects of the turn it is about to play: cards in order of hand, its own first.
///
/// @param safe what each pair of cards leaves it between two perfect players
/// @param hoped what each pair leaves it if the opponent goes on as believed
/// @param chances how likely each of the opponent's cards is believed to be
record Outlook(double[][] safe, double[][] hoped, double[] chances) {
  /// What the position is worth between two perfect players: to whatever the opponent plays, any
  /// card equally likely brings it about.
  double value() {
    var sum = 0.0;
    for (var row : safe) {
      sum += row[0];
    }
    return sum / safe.length;
  }

  /// What a mix of own cards gains over a perfect player's share when it meets one card.
  double gain(double[] mix, int other) {
    var worth = 0.0;
    for (var own = 0; own < mix.length; own++) {
      worth += mix[own] * safe[own][other];
    }
    return worth - value();
  }
}
