package parlor.games.cambio;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;
import parlor.cards.Card;
import parlor.cards.Rank;
import parlor.engine.Seat;
import parlor.games.cambio.CambioEvent.Scored;

/// What cards count and who wins. RULES.md § Scoring.
public final class Scoring {
  private Scoring() {}

  /// What a card counts.
  public static int value(Card card) {
    return switch (card) {
      case Card.Natural natural -> value(natural.rank());
      case Card.Joker _ -> throw new IllegalArgumentException("Cambio has no jokers");
    };
  }

  /// What a rank counts.
  public static int value(Rank rank) {
    return switch (rank) {
      case KING -> 0;
      case ACE -> 1;
      case TWO -> 2;
      case THREE -> 3;
      case FOUR -> 4;
      case FIVE -> 5;
      case SIX -> 6;
      case SEVEN -> 7;
      case EIGHT -> 8;
      case NINE -> 9;
      case TEN, JACK, QUEEN -> 10;
    };
  }

  static int total(List<Card> cards) {
    return cards.stream().mapToInt(Scoring::value).sum();
  }

  static Scored score(CambioState state) {
    var totals = state.grids().stream().map(grid -> total(grid.cards())).toList();
    return new Scored(result(totals, state.caller()));
  }

  static Result result(List<Integer> totals, Optional<Seat> caller) {
    var lowest = totals.stream().mapToInt(Integer::intValue).min().orElseThrow();
    var rightCall = caller.filter(seat -> totals.get(seat.index()) == lowest);
    var points = new ArrayList<>(totals);
    if (rightCall.isEmpty()) {
      caller.ifPresent(seat -> points.set(seat.index(), 2 * totals.get(seat.index())));
    }
    return new Result(totals, points, ranking(points, rightCall));
  }

  /// Fewest points first; a caller who was right wins alone.
  private static List<List<Seat>> ranking(List<Integer> points, Optional<Seat> rightCall) {
    var ranking = new ArrayList<List<Seat>>();
    rightCall.ifPresent(seat -> ranking.add(List.of(seat)));
    var byPoints = new TreeMap<Integer, List<Seat>>();
    for (var seat : Seat.range(points.size())) {
      if (!rightCall.equals(Optional.of(seat))) {
        byPoints.computeIfAbsent(points.get(seat.index()), _ -> new ArrayList<>()).add(seat);
      }
    }
    ranking.addAll(byPoints.values());
    return ranking;
  }

  static SequencedMap<Seat, Integer> pointsBySeat(Result result) {
    var points = new LinkedHashMap<Seat, Integer>();
    Seat.range(result.points().size())
        .forEach(seat -> points.put(seat, result.points().get(seat.index())));
    return points;
  }
}
