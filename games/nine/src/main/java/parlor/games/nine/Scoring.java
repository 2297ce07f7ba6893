package parlor.games.nine;

import java.util.List;
import parlor.engine.Seat;
import parlor.games.nine.Turn.Outcome;

/// What two cards that meet are worth, and to whom. RULES.md § Scoring.
public final class Scoring {
  private static final int JOKER = 1;

  private Scoring() {}

  /// Whether a card beats another: the higher does, and where there are jokers, a 1 beats a 9.
  public static boolean beats(int card, int other, boolean joker) {
    if (joker && (isJokerOnNine(card, other) || isJokerOnNine(other, card))) {
      return card == JOKER;
    }
    return card > other;
  }

  private static boolean isJokerOnNine(int card, int other) {
    return card == JOKER && other == Nine.CARDS;
  }

  /// The turn in which these cards, by seat, were revealed.
  static Turn reveal(NineState state, List<Integer> cards) {
    return new Turn(state.turn(), cards, outcome(state, cards.getFirst(), cards.getLast()));
  }

  private static Outcome outcome(NineState state, int zero, int one) {
    var options = state.options();
    var factor = options.factor(state.turn());
    var worth = (zero + one) * factor;
    if (beats(zero, one, options.joker())) {
      return new Outcome.Won(new Seat(0), worth + state.pot());
    }
    if (beats(one, zero, options.joker())) {
      return new Outcome.Won(new Seat(1), worth + state.pot());
    }
    return switch (options.ties()) {
      case NONE -> new Outcome.Tied();
      case SPLIT -> new Outcome.Split(zero * factor);
      case CARRY -> new Outcome.Carried(worth + state.pot());
    };
  }
}
