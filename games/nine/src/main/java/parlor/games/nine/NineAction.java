package parlor.games.nine;

import parlor.engine.Range;

/// What a seat may do.
public sealed interface NineAction {
  /// Places one of one's cards face-down; final.
  record Place(@Range(min = 1, max = 9) int card) implements NineAction {}
}
