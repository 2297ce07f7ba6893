package parlor.games.cambio;

import java.time.Duration;
import java.util.List;
import parlor.engine.Decision;
import parlor.engine.Refusal;
import parlor.engine.Seat;
import parlor.games.cambio.CambioAction.CallCambio;
import parlor.games.cambio.CambioAction.EndTurn;
import parlor.games.cambio.CambioEvent.CambioCalled;
import parlor.games.cambio.CambioEvent.TurnEnded;
import parlor.games.cambio.CambioEvent.TurnPassed;

/// The end of a turn, the call and the final round. RULES.md § Calling.
final class Calling {
  static final Duration END_OF_TURN = Duration.ofSeconds(5);
  static final int TURNS_EACH_MAX = 25;
  static final Refusal ALREADY_CALLED =
      Refusal.of("already-called", "Cambio has already been called.");
  static final Refusal CALL_AFTER_ACTION =
      Refusal.of("call-after-action", "Cambio can be called at the end of your turn.");

  private Calling() {}

  static List<CambioAction> options() {
    return List.of(new CallCambio(), new EndTurn());
  }

  static Decision<CambioEvent> call(CambioState state) {
    if (state.isFinalRound()) {
      return Decision.reject(ALREADY_CALLED);
    }
    return state.phase() instanceof Phase.Ending
        ? Decision.accept(new CambioCalled(state.turn()))
        : Decision.reject(CALL_AFTER_ACTION);
  }

  static Decision<CambioEvent> end(CambioState state) {
    return state.phase() instanceof Phase.Ending
        ? Decision.accept(new TurnEnded(state.turn()))
        : Decision.reject(Refusal.NOT_NOW);
  }

  static CambioState called(CambioState state, Seat seat) {
    return ended(state).withCaller(seat);
  }

  static CambioState ended(CambioState state) {
    return state.withTurnPlayed().with(new Phase.Passing());
  }

  /// The next turn, or the end of the game.
  static CambioEvent pass(CambioState state) {
    var next = state.turn().next(state.seats());
    return isLastTurn(state, next) ? Scoring.score(state) : new TurnPassed(next);
  }

  private static boolean isLastTurn(CambioState state, Seat next) {
    return state.caller().isPresent()
        ? state.caller().get().equals(next)
        : state.turnsPlayed().stream().allMatch(turns -> turns >= TURNS_EACH_MAX);
  }

  static CambioState passed(CambioState state, Seat to) {
    return state.withTurn(to).with(new Phase.Drawing());
  }
}
