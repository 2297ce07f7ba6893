package parlor.games.numeron;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.random.RandomGenerator;
import parlor.engine.Seat;
import parlor.engine.Status;
import parlor.games.numeron.NumeronEvent.RoundEnded;
import parlor.games.numeron.NumeronEvent.RoundOpened;
import parlor.games.numeron.NumeronEvent.TurnOpened;

/// Who calls first, whose turn follows, and how a round and the game end. RULES.md § Rounds.
final class Rounds {
  static final int TOURNAMENT_ROUNDS = 3;

  /// More calls by one side than any player needs; after them the round is drawn.
  static final int CALLS_MAX = 100;

  /// Time to look at the open codes before the next round.
  static final Duration BREAK = Duration.ofSeconds(6);

  /// In a tournament, the seat that has to win every round.
  static final Seat CHALLENGER = new Seat(0);

  private Rounds() {}

  static NumeronEvent open(NumeronState state, RandomGenerator chance) {
    if (state.round() > 0) {
      return new RoundOpened(state.round() + 1, NumeronState.other(state.first()));
    }
    if (state.isSinglePlay()) {
      return new RoundOpened(1, new Seat(0));
    }
    var drawn = new Seat(chance.nextInt(NumeronState.SIDES));
    return new RoundOpened(1, state.options().first().seat().orElse(drawn));
  }

  /// The turn of this seat, with a window for the other side's defence if it holds any.
  static NumeronEvent turnOf(NumeronState state, Seat caller) {
    return new TurnOpened(caller, state.otherSide(caller).holdsDefence());
  }

  static NumeronEvent afterTurnOf(NumeronState state, Seat caller) {
    if (state.isSinglePlay()) {
      return state.otherSide(caller).callsAgainst() >= CALLS_MAX
          ? new RoundEnded(Optional.empty())
          : turnOf(state, caller);
    }
    var used = state.sides().stream().allMatch(side -> side.callsAgainst() >= CALLS_MAX);
    return used ? new RoundEnded(Optional.empty()) : turnOf(state, NumeronState.other(caller));
  }

  static NumeronState ended(NumeronState state, Optional<Seat> winner) {
    var over = state.with(new Phase.RoundOver(winner));
    return winner.map(seat -> over.with(seat, Side::withWin)).orElse(over);
  }

  /// The codes of a round that is over.
  static SequencedMap<Seat, Code> codes(NumeronState state) {
    var codes = new LinkedHashMap<Seat, Code>();
    state.hiders().forEach(seat -> codes.put(seat, state.side(seat).secret()));
    return codes;
  }

  /// The break before the next round, or the end of the game.
  static Status<NumeronAction> afterRound(NumeronState state, Optional<Seat> winner) {
    var goesOn = winner.equals(Optional.of(CHALLENGER)) && state.round() < state.options().rounds();
    return goesOn
        ? new Status.Dealing<>(BREAK)
        : new Status.Finished<>(ranking(state, winner), points(state));
  }

  private static List<List<Seat>> ranking(NumeronState state, Optional<Seat> winner) {
    if (state.isSinglePlay()) {
      return List.of(List.of(CHALLENGER));
    }
    var drawn =
        state.options().mode() == NumeronOptions.Mode.TOURNAMENT
            ? List.of(List.of(NumeronState.other(CHALLENGER)), List.of(CHALLENGER))
            : List.of(Seat.range(NumeronState.SIDES));
    return winner
        .map(seat -> List.of(List.of(seat), List.of(NumeronState.other(seat))))
        .orElse(drawn);
  }

  /// Calls made in single play, rounds won in a tournament.
  private static SequencedMap<Seat, Integer> points(NumeronState state) {
    var points = new LinkedHashMap<Seat, Integer>();
    if (state.isSinglePlay()) {
      points.put(CHALLENGER, (int) state.otherSide(CHALLENGER).callsAgainst());
    } else if (state.options().mode() == NumeronOptions.Mode.TOURNAMENT) {
      Seat.range(NumeronState.SIDES).forEach(seat -> points.put(seat, state.side(seat).wins()));
    }
    return points;
  }
}
