package parlor.games.nine;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import parlor.engine.Seat;
import parlor.engine.Status;

/// How a game and a match end. RULES.md § Winning.
final class Winning {
  /// Time to look at a game's result before the next one begins.
  static final Duration BREAK = Duration.ofSeconds(5);

  private Winning() {}

  /// The result of nine turns.
  static GameResult result(NineState state) {
    var seats = Seat.range(Nine.SEATS);
    return new GameResult(
        state.game(),
        seats.stream().map(state::score).toList(),
        ahead(state.score(seats.getFirst()), state.score(seats.getLast())),
        seats.stream()
            .map(seat -> Achievement.earned(state.options(), state.turns(), seat))
            .toList());
  }

  /// Whether no game that is left could change who leads.
  static boolean isDecided(NineState state) {
    var left = state.options().bestOf().games() - state.results().size();
    var lead = state.gamesWon(new Seat(0)) - state.gamesWon(new Seat(1));
    return left == 0 || Math.abs(lead) > left;
  }

  /// Who won the match, once it is decided.
  static Optional<Seat> winner(NineState state) {
    return state.gameHasEnded() && isDecided(state)
        ? ahead(state.gamesWon(new Seat(0)), state.gamesWon(new Seat(1)))
        : Optional.empty();
  }

  /// The end: a single game counts its points, a match its games.
  static Status<NineAction> finished(NineState state) {
    var points = new LinkedHashMap<Seat, Integer>();
    var single = state.options().bestOf() == NineOptions.BestOf.ONE;
    for (var seat : Seat.range(Nine.SEATS)) {
      points.put(seat, single ? state.score(seat) : state.gamesWon(seat));
    }
    var ranking =
        winner(state)
            .map(seat -> List.of(List.of(seat), List.of(seat.next(Nine.SEATS))))
            .orElse(List.of(Seat.range(Nine.SEATS)));
    return new Status.Finished<>(ranking, points);
  }

  private static Optional<Seat> ahead(int zero, int one) {
    return zero == one ? Optional.empty() : Optional.of(new Seat(zero > one ? 0 : 1));
  }
}
