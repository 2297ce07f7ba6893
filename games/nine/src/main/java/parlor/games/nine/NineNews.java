package parlor.games.nine;

import parlor.engine.News;
import parlor.engine.Seat;

/// What everybody may know happened.
public sealed interface NineNews extends News {
  /// A seat placed a card; which one, nobody else knows before the reveal.
  record CardPlaced(Seat seat) implements NineNews {}

  /// What the dealer did. It hides nothing, so it is an event and its own news.
  sealed interface Dealt extends NineNews, NineEvent {}

  /// Both cards were turned up and scored.
  record Revealed(Turn turn) implements Dealt {}

  /// The ninth turn is over.
  record GameEnded(GameResult result) implements Dealt {}

  /// The next game of a match begins, with full hands and no points.
  record GameBegan(int game) implements Dealt {}
}
