package parlor.games.nine;

import java.util.List;
import java.util.Optional;
import parlor.engine.Seat;

/// How one game of nine turns ended. RULES.md § Winning.
///
/// @param game which game of the match, counted from 1
/// @param points by seat
/// @param winner nobody when the points are equal
/// @param achievements what each seat earned, by seat
public record GameResult(
    int game, List<Integer> points, Optional<Seat> winner, List<List<Achievement>> achievements) {
  public GameResult {
    points = List.copyOf(points);
    achievements = achievements.stream().map(List::copyOf).toList();
  }
}
