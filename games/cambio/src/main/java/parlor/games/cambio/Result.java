package parlor.games.cambio;

import java.util.List;
import parlor.engine.Seat;

/// How a game ended. RULES.md § Scoring.
///
/// @param totals what the cards of each seat count
/// @param points the same, after the caller's was doubled if it was not the lowest
/// @param ranking best first; seats that share a place share a list
public record Result(List<Integer> totals, List<Integer> points, List<List<Seat>> ranking) {
  public Result {
    totals = List.copyOf(totals);
    points = List.copyOf(points);
    ranking = ranking.stream().map(List::copyOf).toList();
  }
}
