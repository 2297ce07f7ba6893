package parlor.games.nine.bot;

/// A style that an opponent may have.
///
/// @param slips how often somebody of this style is thought to play any card instead
/// @param prior how likely it was before anything was seen
/// @param likelihood how likely it is now
record Suspect(Style style, double slips, double prior, double likelihood) {
  /// How likely each card is in a situation of the opponent's, slips included.
  double[] chances(Situation now) {
    var chances = style.chances(now);
    for (var card : Cards.list(now.hand())) {
      chances[card] = (1 - slips) * chances[card] + slips / now.left();
    }
    return chances;
  }

  /// After a card was seen.
  Suspect after(Situation now, int card) {
    var learned = style instanceof Counts counts ? counts.and(now, card) : style;
    return new Suspect(learned, slips, prior, likelihood * chances(now)[card]);
  }

  Suspect withLikelihood(double other) {
    return new Suspect(style, slips, prior, other);
  }
}
