package parlor.games.nine.bot;

import parlor.games.nine.Scoring;

/// What is at stake in a turn, before the table's multiplier.
///
/// @param joker whether a 1 beats a 9
/// @param factor what the sum of the cards is multiplied by
/// @param pot what tied turns left for the winner
record Stakes(boolean joker, int factor, int pot) {
  static final Stakes STANDARD = new Stakes(false, 1, 0);
  private static final Stakes WITH_JOKER = new Stakes(true, 1, 0);

  /// What is at stake in turns to come; a later bonus or pot is not foreseen.
  Stakes later() {
    return joker ? WITH_JOKER : STANDARD;
  }

  /// What the meeting of two cards does to the lead of the first one's seat.
  int swing(int card, int otherCard) {
    if (card == otherCard) {
      return 0;
    }
    var worth = (card + otherCard) * factor + pot;
    return Scoring.beats(card, otherCard, joker) ? worth : -worth;
  }
}
