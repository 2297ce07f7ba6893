package parlor.games.nine;

import parlor.engine.Range;

/// The table's options. The standard rule is the first value of each. RULES.md § Options.
///
/// @param ties what a tied turn is worth
/// @param bestOf how many games make a match
/// @param multiplier what every point is multiplied by
/// @param bonusTurn the turn whose cards count double; 0 for none
/// @param joker whether each seat's 1 is a joker, which beats the 9 and nothing else
public record NineOptions(
    Ties ties,
    BestOf bestOf,
    @Range(min = 1, max = 3) int multiplier,
    @Range(min = 0, max = 9) int bonusTurn,
    boolean joker) {

  public static final NineOptions STANDARD = new NineOptions(Ties.NONE, BestOf.ONE, 1, 0, false);

  /// What a tied turn is worth.
  public enum Ties {
    /// Nothing to either.
    NONE,
    /// To each the value of its own card.
    SPLIT,
    /// The cards' sum, to whoever wins the next turn that is decided.
    CARRY
  }

  /// How many games make a match, at most.
  public enum BestOf {
    ONE(1),
    THREE(3),
    FIVE(5);

    private final int games;

    BestOf(int games) {
      this.games = games;
    }

    public int games() {
      return games;
    }
  }

  /// What the sum of the cards is multiplied by in a turn.
  public int factor(int turn) {
    return turn == bonusTurn ? 2 * multiplier : multiplier;
  }

  /// These options with a single game, whose points can be compared with those of other tables.
  NineOptions perGame() {
    return new NineOptions(ties, BestOf.ONE, multiplier, bonusTurn, joker);
  }
}
