package parlor.games.nine.bot;

/// What a seat expects of the turn it is about to play: cards in order of hand, its own first.
final class Outlook {
  private final double[][] safe;
  private final double[][] hoped;
  private final double[] chances;

  /// @param safe what each pair of cards leaves it between two perfect players
  /// @param hoped what each pair leaves it if the opponent goes on as believed
  /// @param chances how likely each of the opponent's cards is believed to be
  Outlook(double[][] safe, double[][] hoped, double[] chances) {
    this.safe = safe;
    this.hoped = hoped;
    this.chances = chances;
  }

  /// How many cards each seat holds.
  int cards() {
    return chances.length;
  }

  double safe(int own, int other) {
    return safe[own][other];
  }

  double hoped(int own, int other) {
    return hoped[own][other];
  }

  double chance(int other) {
    return chances[other];
  }

  /// What the position is worth between two perfect players: whatever the opponent plays, any card
  /// equally likely brings it about.
  double value() {
    var sum = 0.0;
    for (var row : safe) {
      sum += row[0];
    }
    return sum / safe.length;
  }

  /// What a mix of own cards gains over that when it meets one card.
  double gain(double[] mix, int other) {
    var worth = 0.0;
    for (var own = 0; own < mix.length; own++) {
      worth += mix[own] * safe[own][other];
    }
    return worth - value();
  }
}
