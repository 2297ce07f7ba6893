package parlor.games.cambio.bot;

/// How likely a player plays with sense, judged by what everybody sees of it. A player without
/// takes and puts down any card; what it keeps tells nothing, and it calls Cambio now and then.
final class Sense {
  /// What a stranger is taken for at a table of two, where all depends on it.
  private static final double OF_THE_OTHER = 0.8;

  /// What strangers are taken for in company.
  private static final double OF_ONE_OF_MORE = 0.98;

  /// Nobody is ever judged for good.
  private static final double LEAST = 0.005;

  /// From here on somebody counts as sensible.
  private static final double SURE = 0.99;

  /// The chance that a sensible player takes a discard, by what it counts.
  private static final double[] TAKES = {
    0.95, 0.95, 0.93, 0.9, 0.85, 0.3, 0.15, 0.08, 0.05, 0.04, 0.03
  };

  /// The chance that a sensible player discards a drawn card, by what it counts.
  private static final double[] DISCARDS = {
    0.03, 0.05, 0.08, 0.12, 0.2, 0.3, 0.45, 0.65, 0.8, 0.85, 0.9
  };

  /// How much more often than others a sensible player throws out a card that it knows, by what the
  /// card counts.
  private static final double[] THROWS_OUT = {
    0.05, 0.1, 0.15, 0.3, 0.5, 0.8, 1, 1.2, 1.4, 1.6, 1.7
  };

  private static final double TAKES_ANY = 0.5;
  private static final double DISCARDS_ANY = 0.2;
  private static final double KEEPS_LOWER = 0.55;

  /// How much less often a sensible player replaces an unseen card before the first one.
  private static final double PASSES_OVER = 0.3;

  private Sense() {}

  /// What strangers are taken for at a table of so many.
  static double ofAStranger(int seats) {
    return seats == 2 ? OF_THE_OTHER : OF_ONE_OF_MORE;
  }

  static boolean isSure(double sensible) {
    return sensible > SURE;
  }

  private static double after(double sensible, double ofSensible, double ofOthers) {
    var with = sensible * ofSensible;
    var without = (1 - sensible) * ofOthers;
    return Math.clamp(with / (with + without), LEAST, 1 - LEAST);
  }

  /// A discard of this value lay open and was taken, or was not.
  static double afterDrawing(double sensible, int value, boolean took) {
    return took
        ? after(sensible, TAKES[value], TAKES_ANY)
        : after(sensible, 1 - TAKES[value], 1 - TAKES_ANY);
  }

  /// A card of this value was drawn and discarded.
  static double afterDiscarding(double sensible, int value) {
    return after(sensible, DISCARDS[value], DISCARDS_ANY);
  }

  /// A card was put down, and one of this value thrown out that the player knew with this chance.
  ///
  /// @param passedOver how likely it was an unseen one though another comes before it
  static double afterSwapping(
      double sensible, int value, double knew, double passedOver, boolean drawn) {
    var throwsOut = (1 - knew + knew * THROWS_OUT[value]) * (1 - passedOver * (1 - PASSES_OVER));
    return drawn
        ? after(sensible, KEEPS_LOWER * throwsOut, 1 - DISCARDS_ANY)
        : after(sensible, throwsOut, 1);
  }
}
