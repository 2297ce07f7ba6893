package parlor.games.nine;

import parlor.engine.Seat;

/// What happened, secrets included.
public sealed interface NineEvent permits NineEvent.Placed, NineNews.Dealt {
  record Placed(Seat seat, int card) implements NineEvent {}
}
