package parlor.games.numeron;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import parlor.engine.Absence;
import parlor.engine.Decision;
import parlor.engine.Game;
import parlor.engine.News;
import parlor.engine.Refusal;
import parlor.engine.Seat;
import parlor.engine.Setup;
import parlor.engine.Status;
import parlor.engine.Viewer;
import parlor.games.numeron.NumeronAction.LeaveCodeToDealer;
import parlor.games.numeron.NumeronAction.Pass;

/// Numer0n: see RULES.md. Each file beside this one is a chapter of it.
public final class Numeron
    implements Game<NumeronOptions, NumeronState, NumeronAction, NumeronEvent, NumeronView> {

  @Override
  public NumeronState empty(Setup<NumeronOptions> setup) {
    return NumeronState.of(setup);
  }

  @Override
  public Status<NumeronAction> status(NumeronState state) {
    return switch (state.phase()) {
      case Phase.ChoosingItems() ->
          awaiting(state, ChoosingItems.undecided(state), ChoosingItems.USUAL);
      case Phase.ChoosingCodes() ->
          ChoosingCodes.toDraw(state).isPresent()
              ? dealing()
              : awaiting(state, ChoosingCodes.undecided(state), new LeaveCodeToDealer());
      case Phase.Defending(var caller) -> window(state, NumeronState.other(caller));
      case Phase.Calling(var caller, _, _) ->
          Status.Waiting.on(state.clock(), caller, Calling.ifSilent(state, caller));
      case Phase.NamingPlace(var caller) ->
          Status.Waiting.on(
              state.clock(), NumeronState.other(caller), Attacking.places().getFirst());
      case Phase.RoundOver(var winner) -> Rounds.afterRound(state, winner);
      case Phase.Opening() -> dealing();
      case Phase.TurnOver _ -> dealing();
      case Phase.Solved _ -> dealing();
    };
  }

  private static Status<NumeronAction> dealing() {
    return new Status.Dealing<>(Duration.ZERO);
  }

  private static Status<NumeronAction> awaiting(
      NumeronState state, List<Seat> seats, NumeronAction ifSilent) {
    if (seats.isEmpty()) {
      return dealing();
    }
    var silent = new LinkedHashMap<Seat, NumeronAction>();
    seats.forEach(seat -> silent.put(seat, ifSilent));
    return new Status.Waiting<>(
        state.clock(), Optional.of(Status.USUAL_LIMIT), Absence.HOLDS, silent);
  }

  private static Status<NumeronAction> window(NumeronState state, Seat defender) {
    var silent = new LinkedHashMap<Seat, NumeronAction>();
    silent.put(defender, new Pass());
    return new Status.Waiting<>(state.clock(), Optional.of(Defending.WINDOW), Absence.RUNS, silent);
  }

  @Override
  public Decision<NumeronEvent> decide(NumeronState state, Seat seat, NumeronAction action) {
    return switch (status(state)) {
      case Status.Finished<NumeronAction> _ -> Decision.reject(Refusal.GAME_OVER);
      case Status.Dealing<NumeronAction> _ -> Decision.reject(Refusal.NOT_NOW);
      case Status.Waiting<NumeronAction> waiting ->
          waiting.ifSilent().containsKey(seat)
              ? judge(state, seat, action)
              : Decision.reject(Refusal.NOT_YOUR_TURN);
    };
  }

  private static Decision<NumeronEvent> judge(NumeronState state, Seat seat, NumeronAction action) {
    if (!fits(state.phase(), action)) {
      return Decision.reject(Refusal.NOT_NOW);
    }
    return switch (action) {
      case NumeronAction.ChooseItems(var items) -> ChoosingItems.choose(seat, items);
      case NumeronAction.ChooseCode(var digits) -> ChoosingCodes.choose(seat, digits);
      case LeaveCodeToDealer() -> Decision.accept(new NumeronEvent.CodeLeftToDealer(seat));
      case NumeronAction.Shuffle(var digits) -> Defending.shuffle(state, seat, digits);
      case NumeronAction.Change change -> Defending.change(state, seat, change);
      case Pass() -> Decision.accept(new NumeronEvent.Passed(seat));
      case NumeronAction.DeclareDouble() -> Attacking.declareDouble(state, seat);
      case NumeronAction.DeclareHighLow() -> Attacking.declareHighLow(state, seat);
      case NumeronAction.DeclareTarget(var digit) -> Attacking.declareTarget(state, seat, digit);
      case NumeronAction.DeclareSlash() -> Attacking.declareSlash(state, seat);
      case NumeronAction.NamePlace(var place) -> Attacking.namePlace(state, seat, place);
      case NumeronAction.Call(var digits) -> Calling.call(state, seat, digits);
    };
  }

  /// Whether this kind of action answers what is asked in this phase.
  private static boolean fits(Phase phase, NumeronAction action) {
    return switch (action) {
      case NumeronAction.ChooseItems _ -> phase instanceof Phase.ChoosingItems;
      case NumeronAction.ChooseCode _ -> phase instanceof Phase.ChoosingCodes;
      case LeaveCodeToDealer _ -> phase instanceof Phase.ChoosingCodes;
      case NumeronAction.Shuffle _ -> phase instanceof Phase.Defending;
      case NumeronAction.Change _ -> phase instanceof Phase.Defending;
      case Pass _ -> phase instanceof Phase.Defending;
      case NumeronAction.DeclareDouble _ -> phase instanceof Phase.Calling;
      case NumeronAction.DeclareHighLow _ -> phase instanceof Phase.Calling;
      case NumeronAction.DeclareTarget _ -> phase instanceof Phase.Calling;
      case NumeronAction.DeclareSlash _ -> phase instanceof Phase.Calling;
      case NumeronAction.NamePlace _ -> phase instanceof Phase.NamingPlace;
      case NumeronAction.Call _ -> phase instanceof Phase.Calling;
    };
  }

  @Override
  public NumeronEvent deal(NumeronState state, RandomGenerator chance) {
    return switch (state.phase()) {
      case Phase.Opening() -> Rounds.open(state, chance);
      case Phase.ChoosingItems() -> new NumeronEvent.ItemsShown();
      case Phase.ChoosingCodes() ->
          ChoosingCodes.toDraw(state)
              .map(seat -> ChoosingCodes.draw(seat, chance))
              .orElseGet(() -> Rounds.turnOf(state, state.first()));
      case Phase.TurnOver(var caller) -> Rounds.afterTurnOf(state, caller);
      case Phase.Solved(var caller) -> new NumeronEvent.RoundEnded(Optional.of(caller));
      case Phase.RoundOver _ -> Rounds.open(state, chance);
      case Phase.Defending _ -> throw notTheDealers(state);
      case Phase.Calling _ -> throw notTheDealers(state);
      case Phase.NamingPlace _ -> throw notTheDealers(state);
    };
  }

  private static IllegalStateException notTheDealers(NumeronState state) {
    return new IllegalStateException("not the dealer's move: " + state.phase());
  }

  @Override
  public NumeronState evolve(NumeronState state, NumeronEvent event) {
    return Evolving.evolve(state, event);
  }

  @Override
  public NumeronView view(NumeronState state, Viewer viewer) {
    return NumeronView.of(state, viewer, status(state));
  }

  @Override
  public List<News> news(NumeronState before, NumeronEvent event) {
    return Telling.news(before, event);
  }
}
